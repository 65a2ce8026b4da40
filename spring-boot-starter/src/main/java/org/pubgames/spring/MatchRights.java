package org.pubgames.spring;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.pubgames.core.Role;
import org.pubgames.core.Seats;
import org.pubgames.core.Viewer;

/**
 * What somebody may see and do in one match. Immutable.
 *
 * @param reads whether he may look at all
 * @param viewer as whom he looks
 * @param roles in what capacities he may report events; {@link Role#PLAYER} only for his own seat,
 *     {@link Role#OPPONENT} only for others
 * @param revises whether he may take back or put right what was reported
 * @param host whether he knows everything, hidden dice included, and may look as anybody
 * @param leftTo capacities whose events he leaves to them: what somebody reports in one of these is
 *     not his to report, in whatever capacity, nor to bring by a revision
 */
public record MatchRights(
        boolean reads,
        Viewer viewer,
        Set<Role> roles,
        boolean revises,
        boolean host,
        Set<Role> leftTo) {

    /**
     * Keeps copies of the capacities.
     *
     * @param reads whether he may look at all
     * @param viewer as whom he looks
     * @param roles in what capacities he may report events
     * @param revises whether he may take back or put right what was reported
     * @param host whether he knows everything
     * @param leftTo capacities whose events he leaves to them
     */
    public MatchRights {
        roles = copy(roles);
        leftTo = copy(leftTo);
    }

    /**
     * Rights that leave nothing to others.
     *
     * @param reads whether he may look at all
     * @param viewer as whom he looks
     * @param roles in what capacities he may report events
     * @param revises whether he may take back or put right what was reported
     * @param host whether he knows everything
     */
    public MatchRights(
            boolean reads, Viewer viewer, Set<Role> roles, boolean revises, boolean host) {
        this(reads, viewer, roles, revises, host, Set.of());
    }

    private static Set<Role> copy(Set<Role> roles) {
        EnumSet<Role> copy = EnumSet.noneOf(Role.class);
        copy.addAll(roles);
        return Collections.unmodifiableSet(copy);
    }

    /** {@return nothing: whoever asks is refused} */
    public static MatchRights none() {
        return new MatchRights(false, Viewer.table(), Set.of(), false, false);
    }

    /** {@return to see what everybody around the table sees} */
    public static MatchRights watching() {
        return new MatchRights(true, Viewer.table(), Set.of(), false, false);
    }

    /**
     * {@return to see what the player of a seat sees, and to report as that player or as an
     * opponent of others}
     *
     * @param name the name of the seat
     */
    public static MatchRights seat(String name) {
        Set<Role> roles = Set.of(Role.PLAYER, Role.OPPONENT);
        return new MatchRights(true, Viewer.seat(Seats.normal(name)), roles, false, false);
    }

    /**
     * {@return everything: for the program or person that runs the match and plays in none of it}
     */
    public static MatchRights everything() {
        return new MatchRights(true, Viewer.table(), EnumSet.allOf(Role.class), true, true);
    }

    /**
     * {@return the same and to report in more capacities}
     *
     * @param more the capacities
     */
    public MatchRights reportingAs(Role... more) {
        EnumSet<Role> all = EnumSet.noneOf(Role.class);
        all.addAll(roles);
        all.addAll(Arrays.asList(more));
        return new MatchRights(reads, viewer, all, revises, host, leftTo);
    }

    /** {@return the same and to revise} */
    public MatchRights revising() {
        return new MatchRights(reads, viewer, roles, true, host, leftTo);
    }

    /**
     * {@return the same, but what is reported in these capacities is left to them} A player whose
     * dice the host throws leaves them to {@link Role#CHANCE}; whoever sits at a table where all
     * report for themselves leaves to {@link Role#PLAYER} what they report, and cannot find out by
     * trying what is hidden from him.
     *
     * @param others the capacities
     */
    public MatchRights leavingTo(Role... others) {
        EnumSet<Role> all = EnumSet.noneOf(Role.class);
        all.addAll(leftTo);
        all.addAll(Arrays.asList(others));
        return new MatchRights(reads, viewer, roles, revises, host, all);
    }
}
