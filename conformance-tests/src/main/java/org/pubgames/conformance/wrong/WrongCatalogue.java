package org.pubgames.conformance.wrong;

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

/** All wrong implementations. Safe to share between threads. */
public final class WrongCatalogue {

    private static final String FILE = "/org/pubgames/conformance/wrong/wrong-implementations.yaml";

    private WrongCatalogue() {}

    /** The file. */
    record File(List<Entry> implementations) {}

    /** An entry of the file. */
    record Entry(
            String name,
            String game,
            Optional<String> program,
            String rule,
            String en,
            String nl,
            String de) {}

    /** Every wrong implementation, game by game. */
    public static List<WrongImplementation> all() {
        Binder binder = new Binder(FILE);
        File file =
                binder.bind(File.class, YamlText.read(text(), FILE).orElseThrow(), "", List.of());
        if (file == null || !binder.problems().isEmpty()) {
            throw new IllegalStateException(FILE + ": " + binder.problems());
        }
        return file.implementations().stream()
                .map(
                        entry ->
                                new WrongImplementation(
                                        entry.name(),
                                        entry.game(),
                                        entry.program().orElse(""),
                                        entry.rule(),
                                        new LocalText(entry.en(), entry.nl(), entry.de())))
                .toList();
    }

    /** The wrong implementations of a game. */
    public static List<WrongImplementation> of(String game) {
        return all().stream().filter(wrong -> wrong.game().equals(game)).toList();
    }

    /** The names of all bugs that belong to one game only. */
    static Set<String> names(String game) {
        return new TreeSet<>(own(game).keySet());
    }

    /**
     * The bug of a wrong implementation, made anew: some bugs remember what they were asked before.
     */
    static Bug bug(String game, String name) {
        Map<String, Bug> bugs = new LinkedHashMap<>(MadeUpBugs.all());
        bugs.putAll(own(game));
        return Objects.requireNonNull(bugs.get(name), () -> "no bug '" + name + "' in " + game);
    }

    private static Map<String, Bug> own(String game) {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        if (game.endsWith("shuffleboard") || game.equals("shovelboard")) {
            bugs.putAll(ShuffleboardBugs.family());
        }
        switch (game) {
            case "sjoelen" -> {
                bugs.putAll(SjoelenBugs.all());
                bugs.putAll(SjoelenJuryBugs.all());
            }
            case "schocken" -> {
                bugs.putAll(SchockenBugs.all());
                bugs.putAll(SchockenRoundBugs.all());
                bugs.putAll(SchockenViewBugs.all());
            }
            case "table-shuffleboard" -> bugs.putAll(ShuffleboardBugs.table());
            case "court-shuffleboard" -> bugs.putAll(TargetBugs.court());
            case "deck-shuffleboard" -> bugs.putAll(TargetBugs.deck());
            case "shovelboard" -> bugs.putAll(ShuffleboardBugs.shovelboard());
            default -> bugs.put("scores-after-the-end", Bug.ignores(game + ".match.over"));
        }
        return bugs;
    }

    private static String text() {
        try (@Nullable InputStream in = WrongCatalogue.class.getResourceAsStream(FILE)) {
            return new String(
                    Objects.requireNonNull(in, FILE).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " cannot be read", e);
        }
    }
}
