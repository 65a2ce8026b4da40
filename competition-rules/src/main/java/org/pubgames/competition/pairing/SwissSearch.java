package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Finds the best legal round as a matching of least cost; a bye is one more node of the graph. */
final class SwissSearch {

    private SwissSearch() {}

    static Optional<Round> best(List<SwissEntrant> present, SwissOptions options) {
        List<SwissEntrant> ranked =
                present.stream()
                        .sorted(
                                Comparator.comparingInt(SwissEntrant::score)
                                        .reversed()
                                        .thenComparingInt(SwissEntrant::number))
                        .toList();
        return ExactMatching.of(graph(ranked, options))
                .map(partners -> round(ranked, partners, options));
    }

    private static MatchingGraph graph(List<SwissEntrant> ranked, SwissOptions options) {
        SwissQuality quality = new SwissQuality(ranked, options);
        int size = ranked.size();
        MatchingGraph graph = new MatchingGraph(size + size % 2, quality.figures());
        for (int better = 0; better < size; better++) {
            for (int worse = better + 1; worse < size; worse++) {
                if (quality.mayMeet(better, worse)) {
                    graph.edge(better, worse, quality.pair(better, worse));
                }
            }
            if (size % 2 == 1 && ranked.get(better).mayHaveBye()) {
                graph.edge(better, size, quality.bye(better));
            }
        }
        return graph;
    }

    private static Round round(List<SwissEntrant> ranked, int[] partners, SwissOptions options) {
        List<Pair> pairs = new ArrayList<>();
        OptionalInt bye = OptionalInt.empty();
        for (int place = 0; place < ranked.size(); place++) {
            int partner = partners[place];
            if (partner == ranked.size()) {
                bye = OptionalInt.of(ranked.get(place).number());
            } else if (partner > place) {
                pairs.add(SidesOfPair.of(ranked.get(place), ranked.get(partner), options));
            }
        }
        return new Round(pairs, bye);
    }
}
