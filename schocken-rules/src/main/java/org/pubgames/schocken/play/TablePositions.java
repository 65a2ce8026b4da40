package org.pubgames.schocken.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Seats;
import org.pubgames.core.Where;
import org.pubgames.core.spi.Faults;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Positions;
import org.pubgames.schocken.Debt;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenPlayer.Part;
import org.pubgames.schocken.SchockenPosition;
import org.pubgames.schocken.SchockenPosition.Owed;
import org.pubgames.schocken.SchockenPosition.Place;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenSettings.Finalists;
import org.pubgames.schocken.SchockenSettings.Format;
import org.pubgames.schocken.SchockenSettings.Joining;
import org.pubgames.schocken.SchockenSettings.SchockAus;
import org.pubgames.schocken.SchockenSettings.Substitution;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.HalfLost;
import org.pubgames.schocken.rules.InTheMiddle;
import org.pubgames.schocken.rules.RoundEnd;
import org.pubgames.schocken.rules.Safe;
import org.pubgames.schocken.rules.Settled;

/** Schocken from the middle: between two rounds. */
record TablePositions(SchockenSettings settings, List<String> seats)
        implements Positions<SchockenState, SchockenPosition> {

    private static final String PLAYERS = "/players";

    @Override
    public Class<SchockenPosition> type() {
        return SchockenPosition.class;
    }

    /** The seats, and where somebody may join later, behind them who has joined. */
    private List<String> table(SchockenPosition position) {
        Set<String> table = new LinkedHashSet<>(seats);
        if (settings.joining() != Joining.NOT_ALLOWED) {
            position.players().forEach(place -> table.add(place.name()));
        }
        return List.copyOf(table);
    }

    @Override
    public List<Problem> names(SchockenPosition position) {
        List<String> table = table(position);
        Faults faults = new Faults(table);
        faults.everybody(PLAYERS, "name", position.players().stream().map(Place::name).toList());
        faults.seated("/leader", position.leader());
        faults.seated("/halfLosers", position.halfLosers());
        faults.seated("/gameLosers", position.gameLosers());
        for (int i = 0; i < position.debts().size(); i++) {
            faults.seated("/debts/" + i + "/player", position.debts().get(i).player());
        }
        List<Problem> all = new ArrayList<>(faults.all());
        all.addAll(Seats.problems(table, Where.UNKNOWN.path(PLAYERS)));
        return all;
    }

    @Override
    public List<Problem> problems(SchockenPosition position) {
        Faults faults = new Faults(seats);
        games(position, faults);
        halves(position, faults);
        for (int i = 0; i < position.players().size(); i++) {
            part(position, i, faults);
        }
        List<String> playing =
                position.players().stream()
                        .filter(place -> part(place) == Part.PLAYING)
                        .map(Place::name)
                        .toList();
        faults.unless(
                playing.contains(position.leader()),
                "/leader",
                position.leader(),
                String.join(", ", playing));
        return faults.all();
    }

    private void games(SchockenPosition position, Faults faults) {
        int game = position.playedGame();
        faults.range("/game", game, 1, settings.games());
        int before = game - 1;
        long most =
                settings.format() == Format.COUNT
                        ? (long) before * position.players().size()
                        : before;
        int lost = position.gameLosers().size();
        if (lost < before || lost > most) {
            faults.add(
                    "wrong-size", "/gameLosers", lost, before + (most > before ? "–" + most : ""));
        }
        for (int i = 0; i < position.debts().size(); i++) {
            int of = position.debts().get(i).game();
            faults.range("/debts/" + i + "/game", of, 1, Math.max(1, game));
        }
    }

    /** So many halves are lost as the format allows before the match goes on here. */
    private void halves(SchockenPosition position, Faults faults) {
        List<String> losers = position.halfLosers();
        Set<String> different = new LinkedHashSet<>(losers);
        if (settings.format() == Format.TWO_LOSSES) {
            for (int i = 0; i < losers.size(); i++) {
                faults.unless(
                        losers.indexOf(losers.get(i)) == i, "/halfLosers/" + i, losers.get(i), "");
            }
        } else if (!position.inFinal() && losers.size() >= settings.halves()) {
            faults.add("wrong-size", "/halfLosers", losers.size(), "0–" + (settings.halves() - 1));
        }
        if (position.inFinal()) {
            if (settings.format() != Format.FINAL) {
                faults.add("cannot-be", "/finale", true, "false");
            } else if (losers.size() != settings.halves()) {
                faults.add("wrong-size", "/halfLosers", losers.size(), "" + settings.halves());
            } else {
                faults.unless(
                        finalists(losers).size() > 1,
                        "/halfLosers",
                        String.join(", ", different),
                        "");
            }
        }
    }

    /** Who has to play the final, given who lost the halves. */
    private Set<String> finalists(List<String> losers) {
        return settings.finalists() == Finalists.LAST_TWO_LOSERS
                ? new LinkedHashSet<>(losers.subList(Math.max(0, losers.size() - 2), losers.size()))
                : new LinkedHashSet<>(losers);
    }

    private void part(SchockenPosition position, int index, Faults faults) {
        Place place = position.players().get(index);
        String at = PLAYERS + "/" + index;
        boolean possible =
                switch (part(place)) {
                    case PLAYING -> true;
                    case SAFE -> position.stock() == 0;
                    case LEFT -> settings.schockAus() == SchockAus.THROWER_LEAVES;
                    case GONE, SENT_OFF -> true;
                    case WATCHING ->
                            position.inFinal()
                                    && !finalists(position.halfLosers()).contains(place.name());
                };
        faults.unless(possible, at + "/part", Names.written(part(place)), "");
        people(position, place, at, faults);
        if (part(place) != Part.PLAYING && part(place) != Part.LEFT) {
            faults.range(at + "/discs", place.discs(), 0, 0);
        }
    }

    /** Who is absent is at the table; who plays for another has a name and no other seat. */
    private void people(SchockenPosition position, Place place, String at, Faults faults) {
        faults.unless(
                !(place.away() && place.absent().orElse(false)), at + "/absent", true, "false");
        if (place.standIn().isEmpty()) {
            return;
        }
        String by = place.standIn().get();
        if (settings.substitution() == Substitution.NOT_ALLOWED) {
            faults.refused(at + "/standIn", by, "schocken.people.replaced-not-allowed");
        }
        boolean twice =
                table(position).contains(by)
                        || position.players().stream()
                                        .filter(other -> other.standIn().equals(place.standIn()))
                                        .count()
                                > 1;
        boolean named = Seats.isName(by);
        faults.unless(named && !twice && !place.away(), at + "/standIn", by, "");
    }

    private static Part part(Place place) {
        return place.part().orElse(Part.PLAYING);
    }

    @Override
    public Reading<SchockenState> opening(SchockenPosition position, Judging judging) {
        judging.put(new InTheMiddle(judging.findings(), position, settings));
        SchockenState state = state(position);
        Findings aside = new Findings();
        judging.aside(aside, new RoundEnd(aside, state, Settled.NOBODY, List.of(), settings));
        Faults faults = new Faults(seats);
        Optional<HalfLost> lost = aside.effect(HalfLost.class);
        if (lost.isPresent()) {
            faults.concluded("half-lost", PLAYERS, lost.get().player(), "", aside, HalfLost.class);
        }
        for (Safe safe : aside.effects(Safe.class)) {
            for (int i = 0; i < position.players().size(); i++) {
                Place place = position.players().get(i);
                if (lost.isEmpty() && safe.players().contains(place.name())) {
                    faults.concluded(
                            "cannot-be",
                            PLAYERS + "/" + i + "/part",
                            Names.written(part(place)),
                            Names.written(Part.SAFE),
                            aside,
                            Safe.class);
                }
            }
        }
        return faults.all().isEmpty() ? Reading.of(state) : Reading.failed(faults.all());
    }

    private SchockenState state(SchockenPosition position) {
        List<SchockenPlayer> players = new ArrayList<>();
        for (String seat : table(position)) {
            for (Place place : position.players()) {
                if (place.name().equals(seat)) {
                    players.add(
                            new SchockenPlayer(
                                    seat,
                                    place.discs(),
                                    part(place),
                                    place.drops().orElse(0),
                                    Optional.empty(),
                                    place.absent().filter(absent -> absent),
                                    place.standIn()));
                }
            }
        }
        List<String> losers = position.halfLosers();
        SchockenState waiting =
                new SchockenState(
                        Stage.FIRST_THROWS,
                        position.playedGame(),
                        losers.size() + 1,
                        position.inFinal(),
                        position.round(),
                        position.stock(),
                        position.middle().orElse(0),
                        position.stock() == 0,
                        players,
                        Optional.of(position.leader()),
                        Optional.empty(),
                        Optional.empty(),
                        losers.stream().findFirst(),
                        losers,
                        position.gameLosers(),
                        position.debts().stream().map(TablePositions::debt).toList(),
                        Optional.empty(),
                        Optional.empty(),
                        false);
        return NextState.after(waiting).firstRound(position.leader()).done();
    }

    private static Debt debt(Owed owed) {
        return new Debt(owed.player(), owed.game(), owed.stake(), owed.amount(), owed.reason());
    }

    private static Owed owed(Debt debt) {
        return new Owed(debt.player(), debt.game(), debt.stake(), debt.amount(), debt.reason());
    }

    /** A house can bring a table where no position says it, such as a disc of one who is safe. */
    @Override
    public Optional<SchockenPosition> position(SchockenState state) {
        return between(state) && state.leader().isPresent()
                ? Optional.of(
                                new SchockenPosition(
                                        state.players().stream()
                                                .map(TablePositions::place)
                                                .toList(),
                                        state.stock(),
                                        unless(state.returned(), 0),
                                        state.leader().get(),
                                        state.round(),
                                        unless(state.game(), 1),
                                        state.halfLosers(),
                                        unless(state.finale(), false),
                                        state.gameLosers(),
                                        state.debts().stream().map(TablePositions::owed).toList()))
                        .filter(position -> position.discs() == needed(position))
                        .filter(position -> problems(position).isEmpty())
                : Optional.empty();
    }

    private int needed(SchockenPosition position) {
        return settings.discsFor(position.there(), position.finale().orElse(false));
    }

    /** Nobody has thrown yet, and nobody has bought himself into the round that begins. */
    private static boolean between(SchockenState state) {
        return state.stage() == Stage.FIRST_THROWS
                && state.stockEmptied() == (state.stock() == 0)
                && state.players().stream()
                        .allMatch(
                                player ->
                                        player.playing()
                                                ? player.hand().equals(Optional.of(Hand.fresh()))
                                                        && !(state.stockEmptied()
                                                                && player.discs() == 0)
                                                : player.hand().isEmpty());
    }

    private static Place place(SchockenPlayer player) {
        return new Place(
                player.name(),
                player.discs(),
                unless(player.part(), Part.PLAYING),
                unless(player.drops(), 0),
                player.absent(),
                player.standIn());
    }

    private static <T> Optional<T> unless(T value, T standard) {
        return value.equals(standard) ? Optional.empty() : Optional.of(value);
    }
}
