package org.pubgames.club.access;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.function.Predicate;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.play.Progress;
import org.pubgames.core.Role;
import org.pubgames.core.Seats;
import org.pubgames.spring.MatchAccess;
import org.pubgames.spring.MatchRights;
import org.springframework.stereotype.Component;

/**
 * What somebody may in a match of an evening. Nobody sees hidden dice but their owner, the
 * organizer neither: he plays too.
 */
@Component
public class ClubAccess implements MatchAccess {

    /** The header by which a page says as whom it asks; its cookies have to prove it. */
    public static final String AS = "Club-As";

    private final Visitor visitor;
    private final Evenings evenings;

    /** Access by what visitors prove to be. */
    public ClubAccess(Visitor visitor, Evenings evenings) {
        this.visitor = visitor;
        this.evenings = evenings;
    }

    @Override
    public MatchRights rights(HttpServletRequest request, String match) {
        Optional<Evening> evening = evenings.find(Progress.eveningOf(match));
        if (evening.isEmpty() || Evenings.isDecisions(match)) {
            return MatchRights.none();
        }
        String as = String.valueOf(request.getHeader(AS));
        return switch (as) {
            case "organizer" -> organizer(request, evening.get(), match);
            case "board" -> board(request, evening.get(), match);
            case "match" -> opened(request, evening.get(), match);
            case "player" -> player(request, evening.get(), match);
            default -> MatchRights.watching();
        };
    }

    private MatchRights organizer(HttpServletRequest request, Evening evening, String match) {
        if (!visitor.organizes(request)) {
            return MatchRights.watching();
        }
        return cups(evening, match, MatchRights.watching().reportingAs(Role.values()).revising());
    }

    private MatchRights board(HttpServletRequest request, Evening evening, String match) {
        return tablet(
                evening,
                match,
                call ->
                        visitor.board(request)
                                .filter(at -> writes(at, evening, call.board()))
                                .isPresent());
    }

    private MatchRights opened(HttpServletRequest request, Evening evening, String match) {
        return tablet(evening, match, call -> writes(visitor.tablet(request), evening, call));
    }

    private static MatchRights tablet(Evening evening, String match, Predicate<Call> writes) {
        boolean his =
                !evening.ended()
                        && evening.callOf(match)
                                .filter(Call::holdsBoard)
                                .filter(writes)
                                .isPresent();
        return his
                ? cups(
                        evening,
                        match,
                        MatchRights.watching()
                                .reportingAs(
                                        Role.PLAYER,
                                        Role.OPPONENT,
                                        Role.SIDE,
                                        Role.JURY,
                                        Role.REFEREE,
                                        Role.SCORER,
                                        Role.CHANCE))
                : MatchRights.watching();
    }

    /** Where phones are the cups, everybody reports for himself: nobody tries what lies there. */
    private static MatchRights cups(Evening evening, String match, MatchRights rights) {
        return evening.cups().contains(match) ? rights.leavingTo(Role.PLAYER) : rights;
    }

    /**
     * Whether a tablet writes at a board: of several it is the one that was bound last, and none
     * while another one has opened the match there by its code.
     */
    public static boolean writes(Visitor.AtBoard at, Evening evening, int board) {
        return at.evening().equals(evening.id())
                && at.board() == board
                && at.tablet().equals(evening.tablets().get(board))
                && evening.at(board)
                        .filter(call -> evening.writers().containsKey(call.first()))
                        .isEmpty();
    }

    /** Whether a tablet writes in a match that it has opened by its code. */
    public static boolean writes(String tablet, Evening evening, Call call) {
        return tablet.equals(evening.writers().get(call.first()));
    }

    private MatchRights player(HttpServletRequest request, Evening evening, String match) {
        Optional<Call> call = evening.callOf(match).filter(Call::holdsBoard);
        Optional<Visitor.AsPlayer> who =
                visitor.player(request).filter(each -> each.evening().equals(evening.id()));
        if (who.isEmpty() || call.isEmpty() || evening.ended()) {
            return MatchRights.watching();
        }
        // his dice are thrown for him, where they are hidden
        MatchRights seat = MatchRights.seat(Seats.normal(who.get().name()));
        return evening.plan().hasHiddenParts() ? seat.leavingTo(Role.CHANCE) : seat;
    }
}
