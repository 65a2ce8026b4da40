package org.pubgames.competition.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.PlayedLog;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * The logs of a match are reported: can they be those of this match?
 *
 * @param logs the log of each game
 * @param round the round of the match, from 1
 * @param pairing who met
 * @param state the competition before
 */
public record LogReport(
        Findings findings, List<PlayedLog> logs, int round, Pairing pairing, CompetitionState state)
        implements Situation {

    private static final Pattern DIGEST = Pattern.compile("sha256:[0-9a-f]{64}");

    /** The first name that is none; empty when all are, or it is. */
    public String nameless() {
        return logs.stream()
                .map(PlayedLog::digest)
                .filter(each -> !DIGEST.matcher(each).matches())
                .findFirst()
                .orElse("");
    }

    /** Whether some log is called by what is no name of a log. */
    public boolean misnamed() {
        return !logs.stream().allMatch(each -> DIGEST.matcher(each.digest()).matches());
    }

    /**
     * The number of the first log that others have played than the two sides, from 1; 0 when there
     * is none.
     */
    public int foreign() {
        for (int i = 0; i < logs.size(); i++) {
            if (!Set.copyOf(pairing.sides()).equals(new HashSet<>(logs.get(i).players()))) {
                return i + 1;
            }
        }
        return 0;
    }

    /** Who has a place in that log; empty when there is none. */
    public List<String> others() {
        return foreign() == 0 ? List.of() : logs.get(foreign() - 1).players();
    }

    /**
     * The number of the first log that counts already, in this match or in another one, from 1; 0
     * when there is none. A result that is put right is not compared with itself.
     */
    public int again() {
        Set<String> before = new HashSet<>(elsewhere());
        for (int i = 0; i < logs.size(); i++) {
            if (!before.add(logs.get(i).digest())) {
                return i + 1;
            }
        }
        return 0;
    }

    /** The side named first. */
    public String first() {
        return pairing.first();
    }

    /** The side named second. */
    public String second() {
        return pairing.second();
    }

    private List<String> elsewhere() {
        return state.rounds().stream()
                .flatMap(
                        each ->
                                each.pairings().stream()
                                        .filter(
                                                met ->
                                                        each.number() != round
                                                                || met.board() != pairing.board()))
                .flatMap(met -> met.result().stream())
                .flatMap(result -> result.logs().stream())
                .toList();
    }
}
