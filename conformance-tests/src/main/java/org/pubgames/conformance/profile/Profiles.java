package org.pubgames.conformance.profile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.Vector;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.YamlText;

/** The profiles that this kit has vectors for. */
public final class Profiles {

    private static final String FILE = "/org/pubgames/conformance/profiles.yaml";

    private static final List<Profile> ALL = read();

    private Profiles() {}

    /** The list as it stands in its file. */
    record Listed(List<Entry> profiles) {}

    /** Some variants of a game. */
    record Entry(String game, List<String> variants, List<String> course) {}

    /** Every profile, game by game. */
    public static List<Profile> all() {
        return ALL;
    }

    /** The profile of a variant, if it has one. */
    public static Optional<Profile> of(String game, String variant) {
        return ALL.stream()
                .filter(each -> each.game().equals(game) && each.variant().equals(variant))
                .findFirst();
    }

    /** The level of its profile that a vector belongs to; empty when it is in none. */
    public static Optional<Level> level(Vector vector) {
        return of(vector.game(), vector.variant().base()).flatMap(profile -> profile.level(vector));
    }

    private static List<Profile> read() {
        Binder binder = new Binder(FILE);
        Listed listed =
                binder.bind(Listed.class, YamlText.read(text(), FILE).orElseThrow(), "", List.of());
        if (listed == null || !binder.problems().isEmpty()) {
            throw new IllegalStateException(FILE + ": " + binder.problems());
        }
        return listed.profiles().stream()
                .flatMap(
                        entry ->
                                entry.variants().stream()
                                        .map(
                                                variant ->
                                                        new Profile(
                                                                entry.game(),
                                                                variant,
                                                                Set.copyOf(entry.course()))))
                .toList();
    }

    private static String text() {
        try (@Nullable InputStream in = Profiles.class.getResourceAsStream(FILE)) {
            return new String(
                    Objects.requireNonNull(in, FILE).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " cannot be read", e);
        }
    }
}
