package org.pubgames.cli.rejudge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.core.Because;
import org.pubgames.core.Outcome;

/** Parts of a shown match in words, for text and page alike. */
public final class ShownWords {

    private ShownWords() {}

    /**
     * {@return how the course is another one; empty where it is the same}
     *
     * @param match the match
     * @param words in what language
     */
    public static Optional<String> course(MatchComparison match, RejudgeWords words) {
        return switch (match.course()) {
            case SAME -> Optional.empty();
            case REFUSED ->
                    Optional.of(
                            words.say(
                                    match.taken().isEmpty()
                                            ? "shown.refused-nothing"
                                            : "shown.refused",
                                    new Because("number", match.at()),
                                    new Because("kind", words.label(match.kind())),
                                    new Because("taken", taken(match, words))));
            case EARLIER -> Optional.of(words.say("shown.earlier", "number", match.at()));
            case LONGER -> Optional.of(words.say("shown.longer"));
            case UNPLAYABLE ->
                    Optional.of(
                            words.say(
                                    "shown.unplayable",
                                    "why",
                                    String.join(", ", match.refusedBy())));
        };
    }

    /** What would have been taken, each kind of event by its label. */
    private static String taken(MatchComparison match, RejudgeWords words) {
        return match.taken().stream()
                .map(
                        each -> {
                            String kind = each.replaceFirst(" .*", "");
                            return words.label(kind) + each.substring(kind.length());
                        })
                .collect(Collectors.joining(", "));
    }

    /**
     * {@return the places in one line}
     *
     * @param places best first
     */
    public static String places(List<Outcome.Place> places) {
        return places.stream()
                .map(place -> place.rank() + ". " + place.player() + " " + place.score())
                .collect(Collectors.joining(", "));
    }
}
