package org.pubgames.schocken.tournament.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Seats;
import org.pubgames.core.Where;
import org.pubgames.core.spi.Faults;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Positions;
import org.pubgames.schocken.tournament.Entrant;
import org.pubgames.schocken.tournament.Phase;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.TournamentPosition;
import org.pubgames.schocken.tournament.TournamentPosition.Standing;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentSettings.Absence;
import org.pubgames.schocken.tournament.TournamentSettings.Disqualification;
import org.pubgames.schocken.tournament.TournamentSettings.Drawing;
import org.pubgames.schocken.tournament.TournamentSettings.LateEntry;
import org.pubgames.schocken.tournament.TournamentSettings.Missing;
import org.pubgames.schocken.tournament.TournamentSettings.Substitution;
import org.pubgames.schocken.tournament.TournamentState;

/** A tournament from the middle: between two rounds. */
record StandingPositions(TournamentSettings settings, List<String> seats)
        implements Positions<TournamentState, TournamentPosition> {

    private static final String ENTRANTS = "/entrants";

    @Override
    public Class<TournamentPosition> type() {
        return TournamentPosition.class;
    }

    /** The seats, and where somebody may enter late, behind them who has entered. */
    private List<String> evening(TournamentPosition position) {
        Set<String> evening = new LinkedHashSet<>(seats);
        if (settings.lateEntry() != LateEntry.NOT_ALLOWED) {
            position.entrants().forEach(standing -> evening.add(standing.player()));
        }
        return List.copyOf(evening);
    }

    @Override
    public List<Problem> names(TournamentPosition position) {
        List<String> evening = evening(position);
        Faults faults = new Faults(evening);
        faults.some(
                ENTRANTS, "player", position.entrants().stream().map(Standing::player).toList());
        List<Problem> all = new ArrayList<>(faults.all());
        all.addAll(Seats.problems(evening, Where.UNKNOWN.path(ENTRANTS)));
        return all;
    }

    @Override
    public List<Problem> problems(TournamentPosition position) {
        Faults faults = new Faults(seats);
        int rounds = position.rounds();
        faults.range("/rounds", rounds, 0, mostRounds());
        long entered = position.entrants().stream().filter(each -> !each.banned()).count();
        if (entered > settings.mostEntrants()) {
            faults.add("wrong-size", ENTRANTS, entered, "0–" + settings.mostEntrants());
        }
        int playing = 0;
        for (int i = 0; i < position.entrants().size(); i++) {
            Standing standing = position.entrants().get(i);
            playing += standing.playing() ? 1 : 0;
            String at = ENTRANTS + "/" + i;
            points(standing, at, rounds, faults);
            boolean gone = standing.left().orElse(false);
            faults.unless(!gone || (rounds > 0 && !standing.banned()), at + "/left", true, "false");
            faults.unless(
                    !standing.away()
                            || (standing.playing() && settings.absence() == Absence.SITS_OUT),
                    at + "/absent",
                    true,
                    "false");
        }
        fewest(position, faults);
        standIns(position, faults);
        if (rounds > 0 && playing == 0) {
            faults.add("wrong-size", ENTRANTS, playing, "≥ 1");
        }
        return faults.all();
    }

    /** What each round so far would bring to who enters later, where anybody may. */
    private void fewest(TournamentPosition position, Faults faults) {
        List<Integer> fewest = position.fewest().orElse(List.of());
        int due = fewestDue() ? position.rounds() : 0;
        if (fewest.size() != due) {
            faults.add("wrong-size", "/fewest", fewest.size(), String.valueOf(due));
        }
        for (int i = 0; i < fewest.size(); i++) {
            faults.range("/fewest/" + i, fewest.get(i), fewestPoints(), mostPoints());
        }
    }

    /** Whether somebody may still enter, and missed rounds bring the fewest points. */
    private boolean fewestDue() {
        return settings.lateEntry() != LateEntry.NOT_ALLOWED
                && settings.missedRound() == Missing.FEWEST_POINTS;
    }

    /** Who plays for somebody has a name, and plays for nobody else. */
    private void standIns(TournamentPosition position, Faults faults) {
        Set<String> taken = new HashSet<>();
        position.entrants().forEach(standing -> taken.add(standing.player()));
        for (int i = 0; i < position.entrants().size(); i++) {
            Standing standing = position.entrants().get(i);
            if (standing.standIn().isEmpty()) {
                continue;
            }
            String at = ENTRANTS + "/" + i + "/standIn";
            String by = standing.standIn().get();
            if (settings.substitution() == Substitution.NOT_ALLOWED) {
                faults.refused(at, by, "schocken-tournament.people.replaced-not-allowed");
            }
            boolean named = Seats.isName(by);
            boolean plays = position.rounds() > 0 && standing.playing();
            faults.unless(named && plays && taken.add(by), at, by, "");
        }
    }

    /** Points of so many tables and of the organizer; none where they are struck. */
    private void points(Standing standing, String at, int tables, Faults faults) {
        int decided = standing.decided().orElse(0);
        faults.unless(tables > 0 || decided == 0, at + "/decided", decided, "0");
        if (standing.banned() && struck()) {
            faults.range(at + "/points", standing.points(), 0, 0);
            faults.range(at + "/decided", decided, 0, 0);
            return;
        }
        faults.range(
                at + "/points",
                standing.points(),
                (long) tables * fewestPoints() + decided,
                (long) tables * mostPoints() + decided);
    }

    private boolean struck() {
        return settings.disqualification() == Disqualification.POINTS_STRUCK;
    }

    /** Before the last round; before the first where the tables stay together. */
    private int mostRounds() {
        return settings.drawing() == Drawing.ONCE ? 0 : settings.rounds() - 1;
    }

    /** The most points of a player at one table. */
    private int mostPoints() {
        return switch (settings.counting()) {
            case PLACES -> settings.placePoints().stream().mapToInt(i -> i).max().orElse(0);
            case LOST_GAMES -> 0;
            case POINTS -> TournamentSettings.MOST_POINTS;
        };
    }

    /** The fewest points of a player at one table, 0 or less. */
    private int fewestPoints() {
        int games = Math.max(settings.games(), settings.gamesAtSmallerTable());
        return switch (settings.counting()) {
            case PLACES -> 0;
            case LOST_GAMES -> settings.pointsPerLostGame() * games;
            case POINTS -> -TournamentSettings.MOST_POINTS;
        };
    }

    @Override
    public Reading<TournamentState> opening(TournamentPosition position, Judging judging) {
        List<Round> rounds = new ArrayList<>();
        for (int number = 1; number <= position.rounds(); number++) {
            int before = number - 1;
            Optional<Integer> fewest = position.fewest().map(all -> all.get(before));
            rounds.add(new Round(number, List.of(), List.of(), fewest));
        }
        return Reading.of(
                new TournamentState(
                        position.entrants().stream().map(this::entrant).toList(),
                        rounds,
                        false,
                        Optional.empty(),
                        Optional.empty()));
    }

    private Entrant entrant(Standing standing) {
        Entrant entrant =
                new Entrant(
                        standing.player(),
                        standing.playing(),
                        standing.points(),
                        Optional.empty(),
                        standing.decided(),
                        standing.standIn(),
                        Optional.of(true).filter(absent -> standing.away()));
        return standing.banned() ? entrant.sentOff(settings.disqualification()) : entrant;
    }

    @Override
    public Optional<TournamentPosition> position(TournamentState state) {
        boolean between =
                (state.phase() == Phase.ENTRY || state.phase() == Phase.BETWEEN)
                        && !state.closed()
                        && state.playOff().isEmpty()
                        && state.rounds().size() <= mostRounds()
                        && state.entrants().stream().allMatch(StandingPositions::writable)
                        && (state.rounds().isEmpty() || !state.playing().isEmpty());
        return between
                ? Optional.of(
                        new TournamentPosition(
                                state.entrants().stream().map(StandingPositions::standing).toList(),
                                state.rounds().size(),
                                Optional.of(
                                                state.rounds().stream()
                                                        .map(Round::fewestPoints)
                                                        .toList())
                                        .filter(all -> fewestDue() && !all.isEmpty())))
                : Optional.empty();
    }

    private static boolean writable(Entrant entrant) {
        return Math.abs((long) entrant.points()) <= TournamentPosition.MOST
                && Math.abs((long) entrant.decided().orElse(0)) <= TournamentPosition.MOST;
    }

    private static Standing standing(Entrant entrant) {
        boolean banned = entrant.sentOff().isPresent();
        return new Standing(
                entrant.player(),
                entrant.points(),
                Optional.of(true).filter(left -> !entrant.playing() && !banned),
                Optional.of(true).filter(sentOff -> banned),
                entrant.decided(),
                entrant.standIn(),
                entrant.absent());
    }
}
