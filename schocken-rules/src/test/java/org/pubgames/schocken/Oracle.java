package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.pubgames.schocken.SchockenSettings.HandOnly;
import org.pubgames.schocken.SchockenSettings.Jule;
import org.pubgames.schocken.SchockenSettings.SchockAus;
import org.pubgames.schocken.SchockenSettings.SimpleOrder;
import org.pubgames.schocken.SchockenSettings.Straights;
import org.pubgames.schocken.SchockenSettings.TwoTwoOne;

/**
 * The order of the throws written down one under the other, as a list on the wall of a pub has it:
 * a throw is looked up, nothing is computed from its dice. Shares no code with the rules.
 */
final class Oracle {

    /** What a throw is worth by the list; equal places tie, a smaller one is better. */
    record Listed(int place, Category category, boolean all, int discs) {}

    private static final List<String> ALL = keys();

    private final SchockenSettings settings;
    private final Map<String, Listed> named = new LinkedHashMap<>();
    private final Map<String, Listed> simple = new LinkedHashMap<>();
    private int lines;

    Oracle(SchockenSettings settings) {
        this.settings = settings;
        if (settings.jule() == Jule.TOP) {
            line(Category.JULE, settings.juleDiscs(), "421");
        }
        boolean all = settings.schockAus() == SchockAus.TAKE_ALL;
        int flat = settings.schockAus() == SchockAus.FLAT ? settings.schockAusDiscs() : 0;
        named.put("111", new Listed(lines++, Category.SCHOCK_AUS, all, flat));
        if (settings.threeThreeOneDiscs() > 0) {
            line(Category.DREI_DREI_EINS, settings.threeThreeOneDiscs(), "331");
        }
        if (settings.jule() == Jule.SECOND) {
            line(Category.JULE, settings.juleDiscs(), "421");
        }
        if (settings.twoTwoOne() == TwoTwoOne.VALUE) {
            line(Category.ZWEI_ZWEI_EINS, settings.twoTwoOneDiscs(), "221");
        }
        line(Category.SCHOCK, 6, "611");
        line(Category.SCHOCK, 5, "511");
        line(Category.SCHOCK, 4, "411");
        line(Category.SCHOCK, 3, "311");
        if (!settings.generalOverSchockTwo()) {
            line(Category.SCHOCK, 2, "211");
        }
        for (String dice : List.of("666", "555", "444", "333", "222")) {
            line(Category.DREI_DICKE, settings.generalDiscs(), dice);
        }
        if (settings.generalOverSchockTwo()) {
            line(Category.SCHOCK, 2, "211");
        }
        for (String dice :
                settings.straights() == Straights.ALL
                        ? List.of("654", "543", "432", "321")
                        : List.of("654", "321")) {
            line(Category.STRASSE, settings.straightDiscs(), dice);
        }
        if (settings.simpleOrder() == SimpleOrder.DIGITS) {
            for (int number = 666; number >= 111; number--) {
                if (all().contains(String.valueOf(number))) {
                    simple.put(
                            String.valueOf(number),
                            new Listed(lines++, Category.EINFACH, false, 1));
                }
            }
        } else {
            for (int pips = 18; pips >= 3; pips--) {
                for (String dice : all()) {
                    if (dice.chars().map(pip -> pip - '0').sum() == pips) {
                        simple.put(dice, new Listed(lines, Category.EINFACH, false, 1));
                    }
                }
                lines++;
            }
        }
    }

    private void line(Category category, int discs, String dice) {
        boolean level =
                (category == Category.DREI_DICKE && settings.generalsEqual())
                        || (category == Category.STRASSE && settings.straightsEqual());
        int place =
                named.values().stream()
                        .filter(one -> level && one.category() == category)
                        .mapToInt(Listed::place)
                        .findFirst()
                        .orElse(lines);
        lines++;
        named.put(dice, new Listed(place, category, false, discs));
    }

    /** The 56 throws, highest die first. */
    static List<String> all() {
        return ALL;
    }

    private static List<String> keys() {
        List<String> keys = new ArrayList<>();
        for (int high = 1; high <= 6; high++) {
            for (int middle = 1; middle <= high; middle++) {
                for (int low = 1; low <= middle; low++) {
                    keys.add("" + high + middle + low);
                }
            }
        }
        return List.copyOf(keys);
    }

    static String key(List<Integer> dice) {
        StringBuilder key = new StringBuilder();
        for (int pips = 6; pips >= 1; pips--) {
            for (int die : dice) {
                key.append(die == pips ? String.valueOf(pips) : "");
            }
        }
        return key.toString();
    }

    static List<Integer> dice(String key) {
        return key.chars().mapToObj(pip -> pip - '0').toList();
    }

    Listed listed(List<Integer> dice, boolean fromHand) {
        return listed(key(dice), fromHand);
    }

    Listed listed(String dice, boolean fromHand) {
        Listed line = named.get(dice);
        boolean built =
                line != null
                        && !fromHand
                        && switch (line.category()) {
                            case STRASSE -> settings.handOnly().contains(HandOnly.STRASSE);
                            case DREI_DICKE -> settings.handOnly().contains(HandOnly.DREI_DICKE);
                            case JULE -> settings.handOnly().contains(HandOnly.JULE);
                            default -> false;
                        };
        return line == null || built ? Objects.requireNonNull(simple.get(dice)) : line;
    }

    /** How many of the 56 throws of the same kind are better, and one. */
    int rank(String dice, boolean fromHand) {
        int place = listed(dice, fromHand).place();
        return 1
                + (int)
                        all().stream()
                                .filter(other -> listed(other, fromHand).place() < place)
                                .count();
    }
}
