package org.pubgames.cli.rejudge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Outcome;

/**
 * A match judged twice.
 *
 * @param place where it stands
 * @param group what it belongs to
 * @param was the variant it was played by, with its edition
 * @param players who played
 * @param events how many events were accepted as it was
 * @param over whether it was over
 * @param course how it goes under the other rules
 * @param at the number of the first event that they refuse or that is no longer needed; 0 for none
 * @param kind the kind of that event
 * @param refusedBy the rules that refuse it, or the code of the problem
 * @param taken what would have been taken instead, as files name it
 * @param known how much is known of the result under the other rules
 * @param leftOut how many events have to be left out for that
 * @param places everybody's place as it was, or the standing where it was not over
 * @param placesNow the same under the other rules; empty where they are not known
 * @param rules what fired otherwise; up to the event that is refused
 */
public record MatchComparison(
        Place place,
        String group,
        String was,
        List<String> players,
        int events,
        boolean over,
        Course course,
        int at,
        String kind,
        List<String> refusedBy,
        List<String> taken,
        Known known,
        int leftOut,
        List<Outcome.Place> places,
        List<Outcome.Place> placesNow,
        Map<String, RuleShift> rules) {

    /** What is known of a result under other rules. */
    public enum Known {
        /** All events stand, up to the end. */
        AS_PLAYED,
        /** It is known what it would be if the refused events had not been, and all others had. */
        LEFT_OUT,
        /** Not known: nobody can say how the match would have gone on. */
        UNKNOWN
    }

    /** {@return whether the winners are others; false where they are not known} */
    public boolean otherWinner() {
        return over && known != Known.UNKNOWN && !winners(places).equals(winners(placesNow));
    }

    /** {@return whether somebody has other points; false where they are not known} */
    public boolean otherPoints() {
        return changes().values().stream().anyMatch(change -> change != 0);
    }

    /** {@return by how many points each player has more, or fewer where it is less than 0} */
    public Map<String, Long> changes() {
        Map<String, Long> changes = new LinkedHashMap<>();
        if (known == Known.UNKNOWN) {
            return changes;
        }
        places.forEach(place -> changes.put(place.player(), -place.score()));
        placesNow.forEach(place -> changes.merge(place.player(), place.score(), Long::sum));
        return changes;
    }

    /** {@return the sum of all changes of points, whatever their sign} */
    public long distance() {
        return changes().values().stream().mapToLong(Math::abs).sum();
    }

    /** {@return whether the course, the winner or somebody's points are not as they were} */
    public boolean differs() {
        return course != Course.SAME || otherWinner() || otherPoints();
    }

    /** {@return whether rules fired otherwise, whatever came of it} */
    public boolean otherRules() {
        return rules.values().stream().anyMatch(each -> each.was() != each.now());
    }

    /** {@return the names of those in the first place, in alphabetical order} */
    public static List<String> winners(List<Outcome.Place> places) {
        return places.stream()
                .filter(place -> place.rank() == 1)
                .map(Outcome.Place::player)
                .sorted()
                .toList();
    }
}
