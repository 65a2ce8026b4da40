package org.pubgames.schocken.tournament;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.pubgames.core.Outcome;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.Trial;
import org.pubgames.schocken.tournament.rules.Call;

/**
 * Carries facts to the rules and applies what they conclude: which phase an event belongs to, who
 * must speak next, when the tournament is over.
 */
final class TournamentReferee implements Referee<TournamentState, TournamentEvent> {

    private final EntryPhase entries;
    private final DrawPhase draws;
    private final TablePhase tables;
    private final ClosingPhase closing;
    private final Probes probes;
    private final TellingEvents telling;

    TournamentReferee(TournamentSettings settings, Seats seats) {
        entries = new EntryPhase(settings, seats);
        draws = new DrawPhase(settings);
        tables = new TablePhase(settings);
        closing = new ClosingPhase(settings);
        probes = new Probes(settings, seats);
        telling = new TellingEvents(settings, seats);
    }

    @Override
    public TournamentState opening() {
        return TournamentState.OPENING;
    }

    @Override
    public TournamentState judge(TournamentState state, TournamentEvent event, Judging judging) {
        boolean correction = event instanceof TournamentEvent.ResultCorrected;
        boolean over = state.phase() == Phase.OVER;
        return judging.put(new Call(judging.findings(), over, correction)).forbidden()
                ? state
                : heard(state, event, judging);
    }

    private TournamentState heard(TournamentState state, TournamentEvent event, Judging judging) {
        if (event instanceof TournamentEvent.Entered entered) {
            return entries.entered(state, entered.player(), judging);
        }
        if (event instanceof TournamentEvent.Withdrew withdrew) {
            return entries.withdrew(state, withdrew.player(), judging);
        }
        if (event instanceof TournamentEvent.Drawn drawn) {
            return draws.drawn(state, drawn.seed(), judging);
        }
        if (event instanceof TournamentEvent.PlayOffPlayed playOff) {
            return closing.playedOff(state, playOff.order(), judging);
        }
        if (event instanceof TournamentEvent.TablePlayed played) {
            return settled(state, tables.played(state, played, judging), judging);
        }
        if (event instanceof TournamentEvent.ResultCorrected corrected) {
            return settled(state, tables.corrected(state, corrected, judging), judging);
        }
        return closing.closed(state, judging);
    }

    /** What a new or corrected result means for the end. */
    private TournamentState settled(
            TournamentState before, TournamentState after, Judging judging) {
        return judging.findings().forbidden() ? before : closing.decided(after, judging);
    }

    @Override
    public Turn turn(TournamentState state) {
        return switch (state.phase()) {
            case ENTRY -> new Turn.Official();
            case ROUND -> new Turn.Several(waitedFor(state));
            case BETWEEN -> new Turn.Chance(state.playing());
            case PLAY_OFF ->
                    new Turn.Several(state.playOff().map(PlayOff::players).orElse(List.of()));
            case OVER -> new Turn.Over();
        };
    }

    /** Who sits at a table that has not reported. */
    private static List<String> waitedFor(TournamentState state) {
        return state.round().map(Round::tables).orElse(List.of()).stream()
                .filter(table -> !table.played())
                .flatMap(table -> table.players().stream())
                .toList();
    }

    @Override
    public Optional<List<Outcome.Place>> places(TournamentState state) {
        return state.ending().map(ending -> state.standings());
    }

    @Override
    public List<String> kinds(TournamentState state, Trial<TournamentEvent> accepted) {
        return probes.kinds(state, accepted);
    }

    @Override
    public Optional<TournamentEvent> sample(
            TournamentState state, RandomGenerator random, Trial<TournamentEvent> accepted) {
        return probes.sample(state, random, accepted);
    }

    @Override
    public List<TournamentEvent> distinguishing(TournamentState state) {
        return telling.telling(state);
    }

    @Override
    public Optional<TournamentEvent> straight(TournamentState state, int course) {
        return telling.straight(state, course);
    }
}
