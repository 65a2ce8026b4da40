package org.pubgames.conformance.zoo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.LocalText;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.YamlText;

/** All beasts of the zoo. Safe to share between threads. */
public final class Bestiary {

    private static final String FILE = "/org/pubgames/conformance/zoo/beasts.yaml";

    private Bestiary() {}

    /** What is told of the beasts. */
    record Book(List<Page> beasts) {}

    /** What is told of one beast. */
    record Page(
            String name,
            String game,
            Optional<String> program,
            String rule,
            String en,
            String nl,
            String de) {}

    /** Every beast, game by game. */
    public static List<Beast> all() {
        Binder binder = new Binder(FILE);
        Book book =
                binder.bind(Book.class, YamlText.read(text(), FILE).orElseThrow(), "", List.of());
        if (book == null || !binder.problems().isEmpty()) {
            throw new IllegalStateException(FILE + ": " + binder.problems());
        }
        return book.beasts().stream()
                .map(
                        page ->
                                new Beast(
                                        page.name(),
                                        page.game(),
                                        page.program().orElse(""),
                                        page.rule(),
                                        new LocalText(page.en(), page.nl(), page.de())))
                .toList();
    }

    /** The beasts of a game. */
    public static List<Beast> of(String game) {
        return all().stream().filter(beast -> beast.game().equals(game)).toList();
    }

    /** The names of all bugs that belong to one game only. */
    static Set<String> names(String game) {
        return new TreeSet<>(own(game).keySet());
    }

    /** The bug of a beast. Bugs may remember, so each beast gets its own. */
    static Bug bug(String game, String name) {
        Map<String, Bug> bugs = new LinkedHashMap<>(Creatures.all());
        bugs.putAll(own(game));
        return Objects.requireNonNull(bugs.get(name), () -> "no bug '" + name + "' in " + game);
    }

    private static Map<String, Bug> own(String game) {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        if (game.endsWith("shuffleboard") || game.equals("shovelboard")) {
            bugs.putAll(ShuffleboardBugs.family());
        }
        switch (game) {
            case "sjoelen" -> bugs.putAll(SjoelenBugs.all());
            case "schocken" -> {
                bugs.putAll(SchockenBugs.all());
                bugs.putAll(SchockenRoundBugs.all());
            }
            case "table-shuffleboard" -> bugs.putAll(ShuffleboardBugs.table());
            case "court-shuffleboard" -> bugs.putAll(TargetBugs.court());
            case "deck-shuffleboard" -> bugs.putAll(TargetBugs.deck());
            case "shovelboard" -> bugs.putAll(ShuffleboardBugs.shovelboard());
            default ->
                    bugs.put("scores-after-the-end", Bug.ignores("schocken-tournament.match.over"));
        }
        return bugs;
    }

    private static String text() {
        try (@Nullable InputStream in = Bestiary.class.getResourceAsStream(FILE)) {
            return new String(
                    Objects.requireNonNull(in, FILE).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " cannot be read", e);
        }
    }
}
