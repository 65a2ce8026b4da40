package org.pubgames.spring.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Role;
import org.pubgames.core.Where;
import org.pubgames.spring.MatchRights;
import org.pubgames.store.RequestKey;

/**
 * Who sends a request.
 *
 * @param rights what he may see and do
 * @param role in what capacity he reports; empty for any of his
 * @param lang what he reads
 */
record Sender(MatchRights rights, Optional<Role> role, Lang lang) {

    /** How many characters an own key is longer than what was sent. */
    static final int OWN = 17;

    /** Why he may not report an event; empty where he may. */
    <S extends GameState, E extends GameEvent> List<Problem> mayReport(Game<S, E> game, E event) {
        if (role.isEmpty() && rights.host()) {
            return List.of();
        }
        if (role.isPresent() && !rights.roles().contains(role.get())) {
            return List.of(notHis(role.get()));
        }
        for (Role other : game.kind(event).roles()) {
            if (rights.leftTo().contains(other)) {
                return List.of(Refused.problem("left-to-others").withValue(Roles.name(other)));
            }
        }
        List<Problem> problems = new ArrayList<>();
        for (Role each : role.map(Set::of).orElse(rights.roles())) {
            Optional<Problem> problem =
                    game.unreportable(event, each).or(() -> aboutOthers(event, each));
            if (problem.isEmpty()) {
                return List.of();
            }
            problems.add(problem.get());
        }
        return problems.isEmpty() ? List.of(Refused.problem("reports-nothing")) : problems;
    }

    /**
     * An idempotency key as this sender's own: whoever sends the key of somebody else learns
     * nothing of what was sent with it.
     */
    String own(String key) {
        if (rights.host()) {
            return key;
        }
        String seat = rights.viewer().seat().orElse("");
        return RequestKey.of(key, seat).digest().substring(0, OWN - 1) + ":" + key;
    }

    static Problem notHis(Role role) {
        return Problem.of("role-not-yours", Where.UNKNOWN).withValue(Roles.name(role));
    }

    /** A player speaks for his own seat alone, an opponent for others. */
    private Optional<Problem> aboutOthers(GameEvent event, Role as) {
        Optional<String> seat = rights.viewer().seat();
        Optional<String> about = Concerned.player(event);
        if (seat.isEmpty() || about.isEmpty()) {
            return Optional.empty();
        }
        boolean own = about.equals(seat);
        boolean wrong = (as == Role.PLAYER && !own) || (as == Role.OPPONENT && own);
        return wrong
                ? Optional.of(Refused.problem("not-your-report").withValue(about.get()))
                : Optional.empty();
    }
}
