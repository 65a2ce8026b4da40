package org.pubgames.club.pages;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.evening.MatchCode;
import org.pubgames.club.play.Fixture;

/**
 * An evening as pages show it. Immutable.
 *
 * @param evening the evening
 * @param game the title of its game
 * @param variant the title of its variant
 * @param competition the title of its competition; empty where matches are free
 * @param boards its boards
 * @param fixtures all matches, in the order in which they are called
 * @param next matches that can be called now
 * @param standings the table; empty where there is none
 * @param tables the table as it is shown, or that of each group until the knock-out is drawn; empty
 *     where there is none
 * @param tree the tree of a knock-out that is drawn
 * @param phase of the competition, such as {@code ENTRY}; empty where there is none
 * @param ladder whether who stands lower challenges who stands higher
 * @param swiss whether rounds are drawn one after the other
 * @param late whether somebody may still come into the competition
 * @param said what the competition's rules said last
 */
public record EveningLook(
        Evening evening,
        String game,
        String variant,
        String competition,
        List<BoardLook> boards,
        List<Fixture> fixtures,
        List<Fixture> next,
        List<StandingLook> standings,
        List<TableLook> tables,
        Optional<TreeLook> tree,
        String phase,
        boolean ladder,
        boolean swiss,
        boolean late,
        Optional<MatchLook.EntryLook> said) {

    /** Keeps copies of its lists. */
    public EveningLook {
        boards = List.copyOf(boards);
        fixtures = List.copyOf(fixtures);
        next = List.copyOf(next);
        standings = List.copyOf(standings);
        tables = List.copyOf(tables);
    }

    /**
     * A board.
     *
     * @param board the board
     * @param paused whether it gets no new match
     * @param fixture what is played there
     * @param look how it stands
     * @param code the code that opens it
     */
    public record BoardLook(
            EveningPlan.Board board,
            boolean paused,
            Optional<Fixture> fixture,
            Optional<MatchLook> look,
            Optional<MatchCode> code) {}

    /**
     * A table.
     *
     * @param title its title; empty for the only one
     * @param places its places, best first
     */
    public record TableLook(String title, List<StandingLook> places) {}

    /**
     * A place in the table.
     *
     * @param rank the place
     * @param player who has it
     * @param points with how many points
     * @param decided what decided it
     * @param played how many matches have a result
     * @param gone whether the player has left
     */
    public record StandingLook(
            int rank, String player, int points, String decided, int played, boolean gone) {}

    /**
     * {@return matches that are over and wait for somebody to confirm them, disputed ones first,
     * then those that have waited longest}
     */
    public List<Fixture> toConfirm() {
        return fixtures.stream()
                .filter(
                        each ->
                                each.stage() == Fixture.Stage.TO_CONFIRM
                                        || each.stage() == Fixture.Stage.DISPUTED)
                .sorted(
                        Comparator.comparing(
                                        (Fixture each) -> each.stage() != Fixture.Stage.DISPUTED)
                                .thenComparing(
                                        each ->
                                                look(each)
                                                        .flatMap(MatchLook::at)
                                                        .orElse(Instant.MAX)))
                .toList();
    }

    /** {@return the first matches that wait for a board} */
    public List<Fixture> upcoming() {
        return fixtures.stream()
                .filter(Fixture::waits)
                .limit(standings.size() > 6 ? 4 : 5)
                .toList();
    }

    /** {@return whether the competition is over and nobody plays any more} */
    public boolean played() {
        return phase.equals("OVER") && boards.stream().allMatch(each -> each.fixture().isEmpty());
    }

    /** {@return the matches whose result counts} */
    public List<Fixture> done() {
        return fixtures.stream().filter(each -> each.stage() == Fixture.Stage.DONE).toList();
    }

    /** {@return how a match stands that is on a board} */
    public Optional<MatchLook> look(Fixture fixture) {
        return boards.stream()
                .filter(each -> each.fixture().filter(fixture::equals).isPresent())
                .findFirst()
                .flatMap(BoardLook::look);
    }

    /** {@return for how many minutes a match has been over} */
    public long minutes(Fixture fixture) {
        return look(fixture)
                .flatMap(MatchLook::at)
                .map(at -> Duration.between(at, Clock.systemUTC().instant()).toMinutes())
                .orElse(0L);
    }

    /** {@return boards that are free} */
    public List<BoardLook> free() {
        return boards.stream().filter(each -> each.fixture().isEmpty() && !each.paused()).toList();
    }
}
