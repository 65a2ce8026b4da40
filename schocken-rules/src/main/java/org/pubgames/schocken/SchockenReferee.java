package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.pubgames.core.Outcome;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Viewer;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Referee;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.Call;
import org.pubgames.schocken.rules.FirstLead;
import org.pubgames.schocken.rules.HalfLost;
import org.pubgames.schocken.rules.Owes;

/** Carries facts to the rules and applies what they conclude. */
final class SchockenReferee implements Referee<SchockenState, SchockenEvent> {

    private final SchockenSettings settings;
    private final Seats seats;
    private final StartDesk start;
    private final ThrowDesk throwing;
    private final OffenceDesk offences;
    private final HalfDesk halves;
    private final RoundDesk rounds;
    private final TellingEvents telling;

    SchockenReferee(SchockenSettings settings, Seats seats, ThrowRanks ranks) {
        this.settings = settings;
        this.seats = seats;
        this.throwing = new ThrowDesk(settings);
        this.offences = new OffenceDesk(settings, throwing);
        this.halves = new HalfDesk(settings);
        this.start = new StartDesk(settings, ranks, halves);
        this.rounds = new RoundDesk(settings, ranks, halves);
        this.telling = new TellingEvents(settings);
    }

    @Override
    public SchockenState opening() {
        return Table.opening(seats.names(), settings);
    }

    @Override
    public SchockenState judge(SchockenState state, SchockenEvent event, Judging judging) {
        Table table = new Table(state);
        judging.put(
                new Call(
                        judging.findings(),
                        event.player(),
                        seats.names(),
                        Nearest.of(event.player(), seats.names()),
                        state.player(event.player()).isPresent(),
                        state.stage() == Stage.OVER,
                        settings.leastPlayers()));
        if (judging.findings().forbidden()) {
            return state;
        }
        boolean tieBroken = false;
        if (event instanceof SchockenEvent.StarterThrown thrown) {
            start.starterThrown(table, thrown, judging);
            return judging.findings().forbidden() ? state : table.state();
        }
        if (event instanceof SchockenEvent.RollOffThrown thrown) {
            tieBroken = start.rollOffThrown(table, thrown, judging);
        } else if (event instanceof SchockenEvent.Thrown thrown) {
            sayWhoStarts(state, judging);
            throwing.thrown(table, thrown, judging);
        } else if (event instanceof SchockenEvent.Uncovered uncovered) {
            throwing.uncovered(table, uncovered, judging);
        } else if (event instanceof SchockenEvent.SetAside aside) {
            throwing.setAside(table, aside, judging);
        } else if (event instanceof SchockenEvent.Stood stood) {
            throwing.stood(table, stood, judging);
        } else if (event instanceof SchockenEvent.DiceDropped dropped) {
            offences.dropped(table, dropped, judging);
        } else if (event instanceof SchockenEvent.DiceAskew askew) {
            offences.askew(table, askew, judging);
        } else if (event instanceof SchockenEvent.DiceNudged nudged) {
            offences.nudged(table, nudged, judging);
        }
        if (judging.findings().forbidden()) {
            return state;
        }
        judging.findings().effect(Owes.class).ifPresent(owes -> HalfDesk.owe(table, owes));
        Optional<HalfLost> forfeit = judging.findings().effect(HalfLost.class);
        if (forfeit.isPresent()) {
            halves.close(table, forfeit.get().player(), judging);
        } else if (tieBroken) {
            rounds.rolledOff(table, judging);
        } else if (throwing.advance(table, judging)) {
            rounds.settle(table, judging);
        }
        return table.state();
    }

    /** Where nobody throws for the start, the very first throw says so. */
    private void sayWhoStarts(SchockenState state, Judging judging) {
        boolean first =
                state.game() == 1
                        && state.half() == 1
                        && state.round() == 1
                        && state.lastRound().isEmpty()
                        && state.players().stream()
                                .allMatch(player -> player.hand().map(Hand::used).orElse(0) == 0);
        if (settings.starterDice() == 0 && first) {
            judging.put(new FirstLead(judging.findings(), seats.names().get(0), false));
        }
    }

    @Override
    public Turn turn(SchockenState state) {
        Table table = new Table(state);
        List<String> waiting = table.waitingFor();
        if (waiting.isEmpty() || seats.names().size() < settings.leastPlayers()) {
            return new Turn.Over();
        }
        boolean chance = table.tied() || table.hand(waiting.get(0)).map(Hand::due).orElse(false);
        return chance ? new Turn.Chance(waiting) : new Turn.Player(waiting.get(0));
    }

    /** Who lost the fewest games is first; the score is the number of games lost. */
    @Override
    public Optional<List<Outcome.Place>> places(SchockenState state) {
        if (state.stage() != Stage.OVER) {
            return Optional.empty();
        }
        return Optional.of(standings(state));
    }

    static List<Outcome.Place> standings(SchockenState state) {
        List<PlayerState> sorted = new ArrayList<>(state.players());
        sorted.sort(Comparator.comparingInt(player -> state.gamesLost(player.name())));
        List<Outcome.Place> places = new ArrayList<>();
        for (PlayerState player : sorted) {
            int lost = state.gamesLost(player.name());
            boolean tied = !places.isEmpty() && places.get(places.size() - 1).score() == lost;
            int rank = tied ? places.get(places.size() - 1).rank() : places.size() + 1;
            places.add(new Outcome.Place(rank, player.name(), lost));
        }
        return places;
    }

    @Override
    public SchockenState view(SchockenState state, Viewer viewer) {
        return Views.of(state, viewer);
    }

    @Override
    public SchockenEvent view(SchockenState before, SchockenEvent event, Viewer viewer) {
        return Views.of(before, event, viewer);
    }

    @Override
    public List<String> kinds(SchockenState state, Predicate<SchockenEvent> accepted) {
        return Probes.kinds(state, settings, accepted);
    }

    @Override
    public Optional<SchockenEvent> sample(
            SchockenState state, RandomGenerator random, Predicate<SchockenEvent> accepted) {
        return Probes.sample(state, settings, random, accepted);
    }

    @Override
    public List<SchockenEvent> distinguishing(SchockenState state) {
        return telling.telling(state);
    }

    @Override
    public Optional<SchockenEvent> straight(SchockenState state, int course) {
        return telling.straight(state, course);
    }
}
