package org.pubgames.conformance.variants;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.pubgames.core.Game;
import org.pubgames.core.MixIn;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.WrittenValue;

/** Random house variants with any values that settings allow, read like files. */
final class DrawnHouse {

    private DrawnHouse() {}

    /**
     * A valid house variant of some shipped one; equal seeds give equal variants.
     *
     * @param shorter values of settings that would make matches long
     */
    static Variant of(Game<?, ?> game, long seed, Map<String, int[]> shorter) {
        SplittableRandom random = new SplittableRandom(seed);
        while (true) {
            Reading<Variant> house = drawn(game, random, shorter);
            if (house.problems().isEmpty()) {
                return house.orElseThrow();
            }
        }
    }

    private static Reading<Variant> drawn(
            Game<?, ?> game, SplittableRandom random, Map<String, int[]> shorter) {
        BorderValues values = new BorderValues(random);
        List<Variant> all = game.variants().all();
        Variant parent = all.get(random.nextInt(all.size()));
        Map<String, String> changes = new TreeMap<>();
        int changed = random.nextInt(80);
        for (RecordComponent setting : parent.settings().getClass().getRecordComponents()) {
            int[] range = shorter.get(setting.getName());
            if (range != null) {
                int number = range[0] + random.nextInt(range[1] - range[0] + 1);
                changes.put(setting.getName(), String.valueOf(number));
            } else if (random.nextInt(100) < changed) {
                changes.put(setting.getName(), WrittenValue.of(values.sound(setting)));
            }
        }
        return read(game, parent, List.of(), changes);
    }

    /** A variant with mix-ins and other settings, or what is wrong with it. */
    static Reading<Variant> read(
            Game<?, ?> game, Variant parent, List<MixIn> mixIns, Map<String, String> changes) {
        StringBuilder yaml =
                new StringBuilder(
                        """
                        variant: 2
                        game: %s
                        id: drawn-house
                        title: {de: "Gezogen"}
                        extends: %s
                        with: %s
                        changes:
                        """
                                .formatted(
                                        game.key().id(),
                                        parent.pinned(),
                                        mixIns.stream().map(MixIn::pinned).toList()));
        changes.forEach(
                (name, value) ->
                        yaml.append("  %s: {to: %s, because: So.}\n".formatted(name, value)));
        return game.variants().read(yaml.toString(), "house.yaml");
    }
}
