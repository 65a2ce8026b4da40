package org.pubgames.conformance.profile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.YamlText;

/**
 * Rules that the settings of a profile's variant do not leave out by themselves and that can fire
 * in no match played by it, each with the reason.
 *
 * @param rules the rules
 */
public record Unaimed(List<Entry> rules) {

    /**
     * A rule.
     *
     * @param rule its id
     * @param because why it cannot fire
     */
    public record Entry(String rule, String because) {}

    /** Those of a profile; none when it has no list. */
    public static Unaimed of(Profile profile) {
        String file = profile.game() + "-" + profile.variant() + ".yaml";
        try (InputStream in = Unaimed.class.getResourceAsStream(file)) {
            if (in == null) {
                return new Unaimed(List.of());
            }
            String yaml = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Binder binder = new Binder(file);
            Unaimed read =
                    binder.bind(
                            Unaimed.class, YamlText.read(yaml, file).orElseThrow(), "", List.of());
            if (read == null || !binder.problems().isEmpty()) {
                throw new ProblemsException(binder.problems());
            }
            return read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The ids of the rules. */
    public TreeSet<String> ids() {
        TreeSet<String> ids = new TreeSet<>();
        rules.forEach(each -> ids.add(each.rule));
        return ids;
    }
}
