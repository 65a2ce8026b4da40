package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenEvent.Cause;
import org.pubgames.sjoelen.SjoelenEvent.Decision;
import org.pubgames.sjoelen.rules.AbandonedClose;
import org.pubgames.sjoelen.rules.Abandonment;
import org.pubgames.sjoelen.rules.AbsentPlayer;
import org.pubgames.sjoelen.rules.Arrival;
import org.pubgames.sjoelen.rules.Concession;
import org.pubgames.sjoelen.rules.Conducted;
import org.pubgames.sjoelen.rules.Missing;
import org.pubgames.sjoelen.rules.NextTurn;
import org.pubgames.sjoelen.rules.OrganizerWord;
import org.pubgames.sjoelen.rules.Replacement;
import org.pubgames.sjoelen.rules.Sending;
import org.pubgames.sjoelen.rules.Standings;

/**
 * Facts about who is there and who is not, at the values at which their rules change their mind.
 */
final class PeopleGrids {

    private static final String ANNA = "Anna";

    private PeopleGrids() {}

    private interface Reported<E extends SjoelenEvent> {
        Situation fact(
                Findings findings,
                SjoelenState state,
                SjoelenPlayer seat,
                E event,
                SjoelenSettings settings);
    }

    static List<List<Facts.Maker<?>>> all() {
        return List.of(
                sendings(),
                absences(),
                arrivals(),
                replacements(),
                concessions(),
                turns(),
                decisions(),
                conducts(),
                abandonments(),
                missing(),
                ends());
    }

    private static List<SjoelenSettings> settings() {
        return List.of(
                Facts.house("absence: waits", "substitution: not-allowed", "turns: 2"),
                Facts.house("absence: catches-up", "substitution: between-turns", "turns: 2"),
                Facts.house("absence: turns-lost", "substitution: any-time", "turns: 2"),
                Facts.house("decidedBy: games", "turns: 2"),
                Facts.house("decidedBy: games", "turns: 1"));
    }

    private static SjoelenPlayer with(CardLine.Status status) {
        return Facts.played(ANNA, 1, status, false);
    }

    private static List<SjoelenPlayer> players() {
        SjoelenPlayer anna = SjoelenPlayer.seated(ANNA);
        List<SjoelenPlayer> all = new ArrayList<>();
        all.add(anna);
        all.add(anna.absent(true));
        all.add(anna.left());
        all.add(anna.withTurn(TurnInPlay.fresh(Optional.empty(), 30)));
        all.add(anna.replacedBy(Optional.of("Dirk")));
        all.add(
                anna.decided(
                        new PlayerParticulars.Decided(
                                Decision.DECIDE, Optional.empty(), Optional.empty(), "")));
        all.add(anna.withCard(List.of(CardLine.unplayed(1, CardLine.Status.CONCEDED))));
        for (CardLine.Status status : CardLine.Status.values()) {
            all.add(with(status));
        }
        return all;
    }

    private static List<SjoelenState> matches(SjoelenPlayer anna) {
        SjoelenState open = SjoelenState.opening(List.of(SjoelenPlayer.seated("Bram"), anna));
        return List.of(
                open,
                open.after(List.of(GameResult.of(1, List.of(ANNA), 2))),
                open.after(List.of(GameResult.of(1, List.of(ANNA), 2))).withTieBreak(true),
                open.timeUp(),
                open.ranked(Optional.of(SjoelenState.Ranking.BY_TOTAL)),
                open.abandoned(Cause.RAIN),
                open.forNothing(Cause.RAIN),
                SjoelenState.opening(List.of(anna)),
                SjoelenState.opening(List.of(SjoelenPlayer.seated("Bram"))));
    }

    private static <E extends SjoelenEvent> List<Facts.Maker<?>> reported(
            List<E> events, Reported<E> maker) {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (SjoelenSettings each : settings()) {
            for (SjoelenPlayer anna : players()) {
                for (SjoelenState state : matches(anna)) {
                    for (E event : events) {
                        all.add(sink -> maker.fact(sink, state, state.seat(ANNA), event, each));
                    }
                }
            }
        }
        return all;
    }

    private static List<Facts.Maker<?>> sendings() {
        return reported(
                List.of(
                        new SjoelenEvent.PlayerDisqualified(ANNA, " "),
                        new SjoelenEvent.PlayerDisqualified(ANNA, "shouting")),
                Sending::new);
    }

    private static List<Facts.Maker<?>> absences() {
        return reported(List.of(new SjoelenEvent.PlayerAbsent(ANNA)), AbsentPlayer::new);
    }

    private static List<Facts.Maker<?>> arrivals() {
        return reported(List.of(new SjoelenEvent.PlayerArrived(ANNA)), Arrival::new);
    }

    private static List<Facts.Maker<?>> replacements() {
        List<SjoelenEvent.PlayerReplaced> events = new ArrayList<>();
        for (String name :
                List.of("Dirk", ANNA, "Bram", "", "Emma", "n".repeat(100), "n".repeat(101))) {
            events.add(new SjoelenEvent.PlayerReplaced(ANNA, name));
        }
        return reported(events, Replacement::new);
    }

    private static List<Facts.Maker<?>> concessions() {
        return reported(List.of(new SjoelenEvent.GameConceded(ANNA)), Concession::new);
    }

    private static List<Facts.Maker<?>> turns() {
        return reported(
                List.of(new SjoelenEvent.SubTurnEnded(ANNA)),
                (sink, state, seat, event, settings) -> new NextTurn(sink, state, seat, settings));
    }

    private static List<Facts.Maker<?>> decisions() {
        List<SjoelenEvent.OrganizerDecided> events = new ArrayList<>();
        for (Decision decision : Decision.values()) {
            for (Integer points : new Integer[] {null, 0, 1, 10_000, 10_001}) {
                for (Integer turn : new Integer[] {null, 1, 2}) {
                    events.add(
                            new SjoelenEvent.OrganizerDecided(
                                    ANNA,
                                    decision,
                                    "",
                                    Optional.ofNullable(turn),
                                    Optional.ofNullable(points)));
                }
            }
        }
        return reported(events, OrganizerWord::new);
    }

    private static List<Facts.Maker<?>> conducts() {
        List<SjoelenEvent.ConductReported> events = new ArrayList<>();
        for (Conduct conduct : Conduct.values()) {
            for (SjoelenEvent.Who who : SjoelenEvent.Who.values()) {
                events.add(SjoelenEvent.ConductReported.of(ANNA, conduct).who(who));
            }
        }
        return reported(events, Conducted::new);
    }

    private static List<Facts.Maker<?>> abandonments() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (String abandoned : List.of("nothing-counts", "score-stands")) {
            SjoelenSettings settings = Facts.house("abandoned: " + abandoned);
            for (SjoelenState state : matches(SjoelenPlayer.seated(ANNA))) {
                all.add(
                        sink ->
                                new Abandonment(
                                        sink,
                                        state,
                                        new SjoelenEvent.MatchAbandoned(Cause.RAIN),
                                        settings));
            }
        }
        return all;
    }

    private static List<Facts.Maker<?>> missing() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (SjoelenSettings settings : settings()) {
            for (SjoelenPlayer anna : players()) {
                for (CardLine.Status status :
                        List.of(CardLine.Status.NOTED, CardLine.Status.CONCEDED)) {
                    for (int lines : new int[] {0, 1, 2}) {
                        SjoelenState state =
                                SjoelenState.opening(
                                        List.of(anna, Facts.played("Bram", lines, status, false)));
                        all.add(sink -> new Missing(sink, state, anna, settings));
                    }
                }
            }
        }
        return all;
    }

    private static List<Facts.Maker<?>> ends() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        SjoelenSettings settings = Facts.house("turns: 2");
        for (SjoelenPlayer anna : players()) {
            for (SjoelenPlayer bram :
                    List.of(
                            SjoelenPlayer.seated("Bram"),
                            Facts.played("Bram", 1, CardLine.Status.NOTED, false))) {
                SjoelenState state = SjoelenState.opening(List.of(anna, bram));
                all.add(sink -> new AbandonedClose(sink, new Standings(state, settings), settings));
            }
        }
        return all;
    }
}
