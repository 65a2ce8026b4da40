package org.pubgames.club.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Codes;
import org.pubgames.club.evening.Decision;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.evening.MatchCode;
import org.springframework.stereotype.Service;

/** The codes of matches: each opens one match for one tablet. */
@Service
public class MatchCodes {

    private final Evenings evenings;
    private final Codes codes;

    /** Codes of the matches of evenings. */
    public MatchCodes(Evenings evenings, Codes codes) {
        this.evenings = evenings;
        this.codes = codes;
    }

    /** What comes of a code. */
    public sealed interface Opening {}

    /** The match is open for the tablet. */
    public record Opened(Evening evening) implements Opening {}

    /** The code has been used, or its match is on no board. */
    public record UsedUp() implements Opening {}

    /** Nobody has been given such a code. */
    public record Unknown() implements Opening {}

    /**
     * Opens a match for a tablet. Asked again by the same tablet, whose answer may have been lost,
     * it answers the same.
     */
    public Opening open(String code, String tablet) {
        Optional<Evening> found =
                evenings.all().stream()
                        .filter(each -> !each.ended() && each.codes().containsKey(code))
                        .findFirst();
        if (found.isEmpty()) {
            return new Unknown();
        }
        Evening after =
                evenings.decide(
                        found.get().id(),
                        now ->
                                !now.ended()
                                                && valid(now, code)
                                                        .filter(MatchCodes::unused)
                                                        .isPresent()
                                        ? List.of(new Decision.MatchOpened(code, tablet))
                                        : List.of());
        return valid(after, code).flatMap(MatchCode::tablet).filter(tablet::equals).isPresent()
                ? new Opened(after)
                : new UsedUp();
    }

    private static boolean unused(MatchCode code) {
        return code.tablet().isEmpty();
    }

    /** A code as long as its match is on a board and has no newer one. */
    private static Optional<MatchCode> valid(Evening evening, String code) {
        return evening.calls().values().stream()
                .filter(Call::holdsBoard)
                .flatMap(call -> evening.codeOf(call).stream())
                .filter(each -> each.code().equals(code))
                .findFirst();
    }

    /** {@return a fresh code for a match on a board; the old one opens nothing any more} */
    public List<Decision> fresh(Evening now, String fixture) {
        return Optional.ofNullable(now.calls().get(fixture))
                .filter(Call::holdsBoard)
                .map(call -> given(call.first(), taken(now)))
                .map(List::of)
                .orElse(List.of());
    }

    /** {@return codes for matches on boards that have none} */
    List<Decision> missing(Evening now) {
        Set<String> taken = new HashSet<>();
        List<Decision> given = new ArrayList<>();
        for (Call call : now.calls().values()) {
            if (call.holdsBoard() && now.codeOf(call).isEmpty()) {
                if (taken.isEmpty()) {
                    taken.addAll(taken(now));
                }
                given.add(given(call.first(), taken));
            }
        }
        return given;
    }

    private Decision given(String match, Set<String> taken) {
        String code = codes.code(Codes.MATCH, taken);
        taken.add(code);
        return new Decision.MatchCodeGiven(match, code);
    }

    private Set<String> taken(Evening now) {
        Set<String> taken = new HashSet<>(now.codes().keySet());
        evenings.all().stream()
                .filter(each -> !each.ended())
                .forEach(each -> taken.addAll(each.codes().keySet()));
        return taken;
    }
}
