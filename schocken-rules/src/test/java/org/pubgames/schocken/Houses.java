package org.pubgames.schocken;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.Names;
import org.pubgames.schocken.SchockenSettings.HandOnly;
import org.pubgames.schocken.SchockenSettings.TieBreak;

/** House variants drawn at random from everything that the settings allow. */
final class Houses {

    /** The numbers that matches of a test stay short with; other numbers keep their value. */
    private static final Map<String, int[]> NUMBERS =
            Map.ofEntries(
                    Map.entry("discs", new int[] {1, 15}),
                    Map.entry("discsPerPlayer", new int[] {0, 4}),
                    Map.entry("extraDiscs", new int[] {0, 3}),
                    Map.entry("juleDiscs", new int[] {1, 9}),
                    Map.entry("schockAusDiscs", new int[] {1, 9}),
                    Map.entry("generalDiscs", new int[] {1, 4}),
                    Map.entry("straightDiscs", new int[] {1, 3}),
                    Map.entry("twoTwoOneDiscs", new int[] {1, 9}),
                    Map.entry("threeThreeOneDiscs", new int[] {0, 9}),
                    Map.entry("throwsPerRound", new int[] {1, 4}),
                    Map.entry("distributionThrows", new int[] {1, 4}),
                    Map.entry("openingThrows", new int[] {0, 4}),
                    Map.entry("leastSetAside", new int[] {0, 1}),
                    Map.entry("onesForThreeSixes", new int[] {1, 2}),
                    Map.entry("halves", new int[] {1, 3}),
                    Map.entry("games", new int[] {1, 2}),
                    Map.entry("finalDiscs", new int[] {0, 9}),
                    Map.entry("discPrice", new int[] {0, 50}),
                    Map.entry("stakeAmount", new int[] {1, 5}));

    private Houses() {}

    /** A variant that the reader takes; equal seeds draw equal variants. */
    static Variant drawn(long seed) {
        Random random = new Random(seed);
        while (true) {
            Reading<Variant> house = read(settings(random));
            if (house.problems().isEmpty()) {
                return house.orElseThrow();
            }
        }
    }

    /** Hattersheim with other settings, or what is wrong with them. */
    static Reading<Variant> read(Map<String, String> settings) {
        String[] changes =
                settings.entrySet().stream()
                        .map(setting -> setting.getKey() + ": " + setting.getValue())
                        .toArray(String[]::new);
        return Shipped.GAME.variants().read(Shipped.file(changes), "house.yaml");
    }

    private static Map<String, String> settings(Random random) {
        Map<String, String> settings = new TreeMap<>();
        int changed = 10 + random.nextInt(90);
        for (RecordComponent component : SchockenSettings.class.getRecordComponents()) {
            String value = value(component, random);
            if (!value.isEmpty() && random.nextInt(100) < changed) {
                settings.put(component.getName(), value);
            }
        }
        return settings;
    }

    private static String value(RecordComponent component, Random random) {
        Class<?> type = component.getType();
        int[] range = NUMBERS.get(component.getName());
        if (type.isEnum()) {
            return written(pick(Arrays.asList(type.getEnumConstants()), random));
        }
        if (type == boolean.class) {
            return String.valueOf(random.nextBoolean());
        }
        if (range != null) {
            return String.valueOf(range[0] + random.nextInt(range[1] - range[0] + 1));
        }
        if (component.getName().equals("handOnly")) {
            List<String> some = new ArrayList<>();
            for (HandOnly what : HandOnly.values()) {
                if (random.nextBoolean()) {
                    some.add(written(what));
                }
            }
            return some.toString();
        }
        return component.getName().startsWith("tie") ? chain(random) : "";
    }

    private static String chain(Random random) {
        List<TieBreak> steps = new ArrayList<>(Arrays.asList(TieBreak.values()));
        Collections.shuffle(steps, random);
        List<String> chain = new ArrayList<>();
        for (TieBreak step : steps) {
            chain.add(written(step));
            if (step.deciding()) {
                break;
            }
        }
        return chain.toString();
    }

    private static String written(Object constant) {
        return Names.written(((Enum<?>) constant).name());
    }

    private static <T> T pick(List<? extends T> choices, Random random) {
        return choices.get(random.nextInt(choices.size()));
    }
}
