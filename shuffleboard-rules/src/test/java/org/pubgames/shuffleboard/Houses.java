package org.pubgames.shuffleboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;

/** House variants of a game: the one as printed, with other settings. */
public final class Houses {

    /** How many different houses are drawn; a drawn one is kept. */
    public static final int DRAWN = 120;

    private static final Map<String, String> COMMON =
            Map.ofEntries(
                    Map.entry("discs", "1 2 3 5"),
                    Map.entry(
                            "start",
                            "toss lag lag-for-last-shot first-seat toss-and-decider-lag lag-and-decider-lag"),
                    Map.entry(
                            "lead",
                            "end-winner same-side each-end each-round each-end-pairs-each-round mirrored"
                                    + " mirrored-ties-in-turn"),
                    Map.entry("blankEnd", "swap same"),
                    Map.entry("changeEnds", "true false"),
                    Map.entry("target", "0 1 5 15 21"),
                    Map.entry("doublesTarget", "0 1 5 15 21"),
                    Map.entry("margin", "1 2 4"),
                    Map.entry("overshoot", "allowed bust-back"),
                    Map.entry("frames", "0 1 4 7"),
                    Map.entry("tieFrames", "0 1 2 3"),
                    Map.entry("doublesTieFrames", "0 1 2 4"),
                    Map.entry("bestOf", "1 1 3 5"),
                    Map.entry("handicap", "none head-start per-disc"),
                    Map.entry("lineWidth", "0 0.75 1 1.5"),
                    Map.entry("tangency", "touches clear"),
                    Map.entry("closeCall", "0 0.05 0.5"),
                    Map.entry("reached", "touching completely-past"),
                    Map.entry("absence", "waits forfeits"),
                    Map.entry("substitution", "not-allowed between-games any-time"),
                    Map.entry("withdrawal", "side-loses partner-goes-on"),
                    Map.entry("abandoned", "score-stands nothing-counts"),
                    Map.entry("outOfTurn", "refused stays taken-off"));

    private final Shuffleboard game;
    private final Map<String, String> choices = new TreeMap<>(COMMON);
    private final List<String> lists;
    private final Map<Integer, Variant> drawn = new ConcurrentHashMap<>();

    /**
     * The houses of a game.
     *
     * @param own what may be chosen for the settings of its own, values parted by blanks
     */
    public Houses(Shuffleboard game, Map<String, String> own) {
        this(game, own, List.of());
    }

    /**
     * The houses of a game, some with a list of their own of what the areas are worth.
     *
     * @param lists the lists that a house may have, such as {@code "2: 5, middle: 0"}
     */
    public Houses(Shuffleboard game, Map<String, String> own, List<String> lists) {
        this.game = game;
        this.lists = List.copyOf(lists);
        choices.putAll(own);
    }

    /** Masters with changes such as {@code "target: 5"}. */
    public Variant house(String... changes) {
        return changes.length == 0
                ? game.variants().get("masters")
                : read(List.of(changes), "").orElseThrow();
    }

    /** Masters with a list of what areas are worth, such as {@code "2: 5"}, and with changes. */
    public Variant listed(String list, String... changes) {
        return read(List.of(changes), list).orElseThrow();
    }

    /** What is wrong with such a house. */
    public List<Problem> problems(String... changes) {
        return read(List.of(changes), "").problems();
    }

    private Reading<Variant> read(List<String> changes, String list) {
        StringBuilder yaml =
                new StringBuilder(
                        """
                        variant: 2
                        game: %s
                        id: house
                        title: {en: House, nl: Huis, de: Haus}
                        extends: masters@%d
                        changes:
                        """
                                .formatted(
                                        game.key().id(), game.variants().get("masters").edition()));
        for (String change : changes) {
            int colon = change.indexOf(':');
            yaml.append("  ").append(change, 0, colon).append(":\n");
            yaml.append("    to").append(change.substring(colon)).append('\n');
            yaml.append("    because: We play so.\n");
        }
        if (!list.isEmpty()) {
            yaml.append("tables:\n  area-points:\n    because: Our list.\n")
                    .append("    otherwise: shipped\n    rows:\n");
            for (String row : list.split(", ", -1)) {
                int colon = row.indexOf(": ");
                yaml.append(
                        "      - {when: {area: %s}, then: {points: %s}}\n"
                                .formatted(row.substring(0, colon), row.substring(colon + 2)));
            }
        }
        return game.variants().read(yaml.toString(), "house.yaml");
    }

    /** A house drawn at random; equal numbers draw equal houses. */
    public Variant drawn(int number) {
        return drawn.computeIfAbsent(number, this::draw);
    }

    private Variant draw(int number) {
        SplittableRandom random = new SplittableRandom(number);
        while (true) {
            List<String> changes = new ArrayList<>();
            int changed = 10 + random.nextInt(80);
            choices.forEach(
                    (setting, values) -> {
                        String[] each = values.split(" ", -1);
                        String value = each[random.nextInt(each.length)];
                        if (random.nextInt(100) < changed) {
                            changes.add(setting + ": " + value);
                        }
                    });
            boolean listed = !lists.isEmpty() && random.nextBoolean();
            String list = listed ? lists.get(random.nextInt(lists.size())) : "";
            // a house that cannot be, such as a game without an end, is drawn anew
            Reading<Variant> house = read(changes, list);
            if (house.problems().isEmpty()) {
                return house.orElseThrow();
            }
        }
    }

    /** Masters with each of the choices alone, where that can be. */
    public List<Variant> single() {
        List<Variant> houses = new ArrayList<>();
        choices.forEach(
                (setting, values) -> {
                    for (String value : values.split(" ", -1)) {
                        Reading<Variant> house = read(List.of(setting + ": " + value), "");
                        if (house.problems().isEmpty()) {
                            houses.add(house.orElseThrow());
                        }
                    }
                });
        return houses;
    }
}
