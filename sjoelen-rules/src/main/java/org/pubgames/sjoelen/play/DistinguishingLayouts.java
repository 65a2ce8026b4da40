package org.pubgames.sjoelen.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenSettings;

/** Layouts that tell variants apart: the small ones, the best one, and one disc too many. */
final class DistinguishingLayouts {

    private static final int SMALL = 5;

    private final SjoelenSettings settings;

    DistinguishingLayouts(SjoelenSettings settings) {
        this.settings = settings;
    }

    /** As arguments of a question, by the number of discs. */
    Stream<List<String>> all() {
        List<List<String>> all = new ArrayList<>();
        for (int discs = 0; discs <= Math.min(SMALL, settings.discs()); discs++) {
            spread(discs).forEach(layout -> all.add(written(layout)));
        }
        for (int sets = 2; sets * Compartments.COUNT <= settings.discs(); sets++) {
            all.add(written(new Compartments(sets, sets, sets, sets)));
        }
        int highest = settings.compartment(settings.highestGate());
        for (int discs = SMALL + 1; discs <= settings.discs() + 1; discs++) {
            all.add(written(Compartments.EMPTY.plus(highest, discs)));
        }
        Compartments best = best(settings, Compartments.EMPTY, settings.discs());
        all.add(written(best));
        for (int bonus = 1; bonus <= settings.mostBonusDiscs() + 1; bonus++) {
            List<String> words = new ArrayList<>(written(best));
            words.addAll(written(Compartments.EMPTY.plus(highest, bonus)));
            all.add(words);
        }
        return all.stream();
    }

    private static Stream<Compartments> spread(int discs) {
        return IntStream.rangeClosed(0, discs)
                .boxed()
                .flatMap(
                        first ->
                                IntStream.rangeClosed(0, discs - first)
                                        .boxed()
                                        .flatMap(second -> spread(discs, first, second)));
    }

    private static Stream<Compartments> spread(int discs, int first, int second) {
        int left = discs - first - second;
        return IntStream.rangeClosed(0, left)
                .mapToObj(third -> new Compartments(first, second, third, left - third));
    }

    private static List<String> written(Compartments layout) {
        return IntStream.range(0, Compartments.COUNT)
                .mapToObj(index -> String.valueOf(layout.at(index)))
                .toList();
    }

    /** What lies there when the discs in hand are laid for the most points. */
    static Compartments best(SjoelenSettings settings, Compartments lying, int hand) {
        int highest = settings.compartment(settings.highestGate());
        int discs = lying.total() + hand;
        if (!settings.compartmentOrder().isEmpty()) {
            return settings.counting().inOrder(discs);
        }
        int sets = discs / Compartments.COUNT;
        Compartments layout = new Compartments(sets, sets, sets, sets);
        layout = layout.plus(highest, discs - layout.total());
        boolean holds = true;
        for (int i = 0; i < Compartments.COUNT; i++) {
            holds &= layout.at(i) >= lying.at(i);
        }
        boolean setsPay = settings.setPoints() >= Compartments.COUNT * settings.highestGate();
        return holds && setsPay ? layout : lying.plus(highest, hand);
    }
}
