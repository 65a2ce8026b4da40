package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenEvent.CardHandedOver;
import org.pubgames.sjoelen.SjoelenEvent.ScoreCorrected;
import org.pubgames.sjoelen.SjoelenSettings.Office;
import org.pubgames.sjoelen.rules.Agreement;
import org.pubgames.sjoelen.rules.AlienDiscReport;
import org.pubgames.sjoelen.rules.BonusReport;
import org.pubgames.sjoelen.rules.BrokenDisc;
import org.pubgames.sjoelen.rules.Conducted;
import org.pubgames.sjoelen.rules.CorrectedDiscs;
import org.pubgames.sjoelen.rules.CorrectedScore;
import org.pubgames.sjoelen.rules.Correction;
import org.pubgames.sjoelen.rules.CountRequest;
import org.pubgames.sjoelen.rules.Deletion;
import org.pubgames.sjoelen.rules.DiscCount;
import org.pubgames.sjoelen.rules.DiscReport;
import org.pubgames.sjoelen.rules.DisplacedDisc;
import org.pubgames.sjoelen.rules.Dispute;
import org.pubgames.sjoelen.rules.DisturbedLayout;
import org.pubgames.sjoelen.rules.ExtraQuestion;
import org.pubgames.sjoelen.rules.Filling;
import org.pubgames.sjoelen.rules.GameClose;
import org.pubgames.sjoelen.rules.Handover;
import org.pubgames.sjoelen.rules.LayoutQuestion;
import org.pubgames.sjoelen.rules.MatchClose;
import org.pubgames.sjoelen.rules.NextTurn;
import org.pubgames.sjoelen.rules.OrganizerWord;
import org.pubgames.sjoelen.rules.Passing;
import org.pubgames.sjoelen.rules.Recount;
import org.pubgames.sjoelen.rules.ScoreNote;
import org.pubgames.sjoelen.rules.ShovedDisc;
import org.pubgames.sjoelen.rules.Standings;
import org.pubgames.sjoelen.rules.SubTurnClose;
import org.pubgames.sjoelen.rules.SubTurnEnding;
import org.pubgames.sjoelen.rules.SubTurnReport;
import org.pubgames.sjoelen.rules.Tampering;
import org.pubgames.sjoelen.rules.ThresholdCheck;
import org.pubgames.sjoelen.rules.ThresholdReport;
import org.pubgames.sjoelen.rules.ThresholdResult;
import org.pubgames.sjoelen.rules.TimeReport;
import org.pubgames.sjoelen.rules.TrialReport;
import org.pubgames.sjoelen.rules.TurnResult;
import org.pubgames.sjoelen.rules.TurnScoring;
import org.pubgames.sjoelen.rules.TurnStart;
import org.pubgames.sjoelen.rules.Withdrawal;

/** Facts of every kind, at the values at which their rules change their mind. */
final class Grids {

    private static final Compartments FULL = Compartments.of(7, 7, 9, 7);

    private Grids() {}

    /** Makes a fact of a report. */
    private interface Reported<E extends SjoelenEvent> {
        Situation fact(
                Findings findings,
                SjoelenState state,
                SjoelenPlayer seat,
                E event,
                SjoelenSettings settings);
    }

    /** An event under each of the settings, in every match, by a player in every condition. */
    private static <E extends SjoelenEvent> List<Facts.Maker<?>> reported(
            List<SjoelenSettings> settings, List<E> events, Reported<E> maker) {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (SjoelenSettings each : settings) {
            for (SjoelenPlayer anna : Facts.players("Anna", each)) {
                for (SjoelenState state : Facts.matches(anna, each)) {
                    for (E event : events) {
                        all.add(sink -> maker.fact(sink, state, anna, event, each));
                    }
                }
            }
        }
        return all;
    }

    /** The same under the older ANS rules, a match by games and a few other settings. */
    private static <E extends SjoelenEvent> List<Facts.Maker<?>> reported(
            List<E> events, Reported<E> maker) {
        return reported(few(), events, maker);
    }

    private static List<SjoelenSettings> few() {
        return List.of(
                Facts.ANS,
                Shipped.settings("s240"),
                Shipped.settings("masters"),
                Shipped.settings("country-match"),
                Facts.house("decidedBy: games", "gameWin: 2", "gameLevel: 1", "turns: 1"),
                Facts.house(
                        "takenOut: lost-for-turn",
                        "differentBoards: true",
                        "brokenDisc: organizer-decides",
                        "moreDiscs: organizer-decides",
                        "discsOnStartBar: true",
                        "turns: 3",
                        "order: in-turn"));
    }

    static List<List<Facts.Maker<?>>> all() {
        List<List<Facts.Maker<?>>> all = new ArrayList<>(play());
        all.addAll(PeopleGrids.all());
        return all;
    }

    private static List<List<Facts.Maker<?>>> play() {
        return List.of(
                turns(),
                trials(),
                starts(),
                shoved(),
                displaced(),
                disturbed(),
                fillings(),
                subTurns(),
                bonuses(),
                recounts(),
                endings(),
                closes(),
                scorings(),
                results(),
                scores(),
                incidents(),
                countRequests(),
                counts(),
                decisions(),
                conducts(),
                agreements(),
                corrections(),
                deletions(),
                cards(),
                tamperings(),
                withdrawals(),
                times(),
                thresholds(),
                thresholdResults(),
                thresholdChecks(),
                games(),
                seatings(),
                matches());
    }

    /** Two, three and four players where two teams play. */
    static List<Facts.Maker<?>> seatings() {
        SjoelenSettings settings = Facts.house("teams: 2");
        SjoelenPlayer anna = SjoelenPlayer.seated("Anna");
        List<SjoelenPlayer> seats = new ArrayList<>(List.of(anna));
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (String name : List.of("Bram", "Cees", "Dirk")) {
            seats.add(SjoelenPlayer.seated(name));
            SjoelenState state = SjoelenState.opening(seats);
            all.add(sink -> new NextTurn(sink, state, anna, settings));
        }
        return all;
    }

    static List<Facts.Maker<?>> turns() {
        return reported(
                List.of(new SjoelenEvent.SubTurnEnded("Anna")),
                (sink, state, seat, event, settings) -> new NextTurn(sink, state, seat, settings));
    }

    static List<Facts.Maker<?>> trials() {
        List<SjoelenEvent.TrialPlayed> events = new ArrayList<>();
        for (int discs : new int[] {0, 1, 3, 4, 5, 6}) {
            events.add(new SjoelenEvent.TrialPlayed("Anna", discs));
        }
        return reported(events, TrialReport::new);
    }

    static List<Facts.Maker<?>> starts() {
        List<SjoelenEvent.TurnStarted> events = new ArrayList<>();
        for (Optional<Integer> board : List.of(Optional.<Integer>empty(), of(0), of(1), of(9))) {
            for (Optional<Integer> counted :
                    List.of(Optional.<Integer>empty(), of(29), of(30), of(31))) {
                events.add(new SjoelenEvent.TurnStarted("Anna", board, counted));
            }
        }
        return reported(events, TurnStart::new);
    }

    private static Optional<Integer> of(int number) {
        return Optional.of(number);
    }

    /** Every fate with everything that may be said of it, under every choice of a setting. */
    static List<Facts.Maker<? extends DiscReport>> fates() {
        List<Facts.Maker<? extends DiscReport>> all = new ArrayList<>();
        SjoelenPlayer anna =
                SjoelenPlayer.seated("Anna").withTurn(TurnInPlay.fresh(Optional.empty(), 30));
        SjoelenState state = SjoelenState.opening(List.of(anna));
        for (SjoelenSettings settings : fateSettings()) {
            for (SjoelenEvent.Shoved event : shovedEvents(Optional.of(4))) {
                all.add(sink -> new ShovedDisc(sink, state, anna, event, settings));
            }
        }
        return all;
    }

    private static List<SjoelenSettings> fateSettings() {
        List<SjoelenSettings> all = new ArrayList<>();
        for (String wall : List.of("taken-out", "taken-out-without-contact")) {
            for (String jumped : List.of("stays", "taken-out")) {
                for (String back : List.of("jury-side", "handed-to-jury", "removed")) {
                    for (String off : List.of("taken-out", "replayed", "lost-for-turn")) {
                        for (String half : List.of("stopper", "finger", "counts-in", "not-in")) {
                            for (String again : List.of("played-again", "taken-out")) {
                                for (String disc : List.of("stays", "replayed")) {
                                    all.add(
                                            Facts.house(
                                                    "wallRest: " + wall,
                                                    "jumpedToField: " + jumped,
                                                    "cameBack: " + back,
                                                    "offBoard: " + off,
                                                    "halfThrough: " + half,
                                                    "shortDisc: " + again,
                                                    "onDisc: " + disc));
                                }
                            }
                        }
                    }
                }
            }
        }
        return all;
    }

    private static List<SjoelenEvent.Shoved> shovedEvents(Optional<Integer> label) {
        List<SjoelenEvent.Shoved> events = new ArrayList<>();
        for (Fate fate : Fate.values()) {
            for (Contact contact : Contact.values()) {
                for (boolean moved : new boolean[] {false, true}) {
                    events.add(
                            new SjoelenEvent.Shoved(
                                    "Anna",
                                    fate,
                                    label.filter(any -> Fate.OF_COMPARTMENTS.contains(fate)),
                                    Optional.of(contact)
                                            .filter(any -> Fate.ON_A_WALL.contains(fate)),
                                    Optional.of(moved)
                                            .filter(any -> Fate.IN_A_GATE.contains(fate))));
                }
            }
        }
        return events;
    }

    static List<Facts.Maker<?>> shoved() {
        List<Facts.Maker<?>> all = new ArrayList<>(fates());
        List<SjoelenEvent.Shoved> events = new ArrayList<>();
        for (Fate fate : Fate.values()) {
            events.add(SjoelenEvent.Shoved.to("Anna", fate));
        }
        events.add(SjoelenEvent.Shoved.into("Anna", 5));
        all.addAll(
                reported(
                        List.of(Facts.ANS, Shipped.settings("ans-2016")), events, ShovedDisc::new));
        return all;
    }

    private static List<SjoelenEvent.Displaced> displacedEvents() {
        List<SjoelenEvent.Displaced> events = new ArrayList<>();
        for (Origin origin : Origin.values()) {
            for (Optional<Integer> from : List.of(Optional.<Integer>empty(), of(2), of(4), of(5))) {
                for (Fate fate : Fate.values()) {
                    for (Optional<Integer> to : List.of(Optional.<Integer>empty(), of(2), of(5))) {
                        boolean named = to.isEmpty() || Fate.OF_COMPARTMENTS.contains(fate);
                        if (named && (from.isEmpty() || origin != Origin.FIELD)) {
                            events.add(
                                    new SjoelenEvent.Displaced(
                                            "Anna",
                                            origin,
                                            from,
                                            fate,
                                            to,
                                            Optional.empty(),
                                            Optional.empty()));
                        }
                    }
                }
            }
        }
        return events;
    }

    static List<Facts.Maker<?>> displaced() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (SjoelenPlayer anna : Facts.players("Anna", Facts.ANS)) {
            SjoelenState state = SjoelenState.opening(List.of(anna));
            for (SjoelenEvent.Displaced event : displacedEvents()) {
                if (anna.card().isEmpty()) {
                    all.add(sink -> new DisplacedDisc(sink, state, anna, event, Facts.ANS));
                }
            }
            for (int touched : new int[] {2, 4}) {
                SjoelenEvent.Displaced event =
                        SjoelenEvent.Displaced.of("Anna", Origin.COMPARTMENT, Fate.ON_WALL)
                                .fromCompartment(2)
                                .compartment(touched)
                                .touching(Contact.FLOOR);
                SjoelenSettings later = Shipped.settings("ans-2016");
                all.add(sink -> new DisplacedDisc(sink, state, anna, event, later));
            }
        }
        return all;
    }

    static List<Facts.Maker<?>> disturbed() {
        return reported(
                List.of(Facts.ANS),
                List.of(SjoelenEvent.Displaced.outOf("Anna", 2, Fate.REBOUNDED)),
                (sink, state, seat, event, settings) ->
                        new DisturbedLayout(
                                sink, state, seat, event, settings, Facts.worth(settings)));
    }

    static List<Facts.Maker<?>> fillings() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (SjoelenSettings settings : List.of(Facts.ANS, Shipped.settings("switch-1-2-3-4"))) {
            for (int compartment : new int[] {1, 2}) {
                for (int before : new int[] {0, 1, 2}) {
                    all.add(
                            sink ->
                                    new Filling(
                                            sink,
                                            TurnInPlay.fresh(Optional.empty(), settings.discs()),
                                            compartment,
                                            before,
                                            settings));
                }
            }
        }
        return all;
    }

    private static List<Compartments> layouts() {
        return List.of(
                Compartments.EMPTY,
                Compartments.of(0, 0, 0, 1),
                Compartments.of(-1, 0, 0, 0),
                Compartments.of(30, 0, 0, 0),
                Compartments.of(31, 0, 0, 0),
                FULL,
                Compartments.of(Integer.MAX_VALUE, 1, 0, 0));
    }

    static List<Facts.Maker<?>> subTurns() {
        List<SjoelenEvent.SubTurnPlayed> events = new ArrayList<>();
        for (Compartments layout : layouts()) {
            for (Optional<Integer> out :
                    List.of(Optional.<Integer>empty(), of(-1), of(1), of(Integer.MAX_VALUE))) {
                events.add(new SjoelenEvent.SubTurnPlayed("Anna", layout, out));
            }
        }
        return reported(
                List.of(
                        Facts.ANS,
                        Shipped.settings("switch-1-2-3-4"),
                        Shipped.settings("wevelgem")),
                events,
                SubTurnReport::new);
    }

    static List<Facts.Maker<?>> bonuses() {
        List<SjoelenEvent.BonusPlayed> events = new ArrayList<>();
        layouts().forEach(layout -> events.add(new SjoelenEvent.BonusPlayed("Anna", layout)));
        events.add(new SjoelenEvent.BonusPlayed("Anna", Compartments.of(1, 1, 0, 0)));
        return reported(events, BonusReport::new);
    }

    static List<Facts.Maker<?>> recounts() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (Compartments layout : layouts()) {
            all.add(sink -> new LayoutQuestion(sink, layout, 30));
            all.add(sink -> new Recount(sink, layout, 30, Facts.ANS));
            all.add(sink -> new Recount(sink, layout, 30, Shipped.settings("switch-1-2-3-4")));
            all.add(sink -> new ExtraQuestion(sink, layout, true, 1));
            all.add(sink -> new ExtraQuestion(sink, layout, false, 0));
        }
        return all;
    }

    static List<Facts.Maker<?>> endings() {
        return reported(List.of(new SjoelenEvent.SubTurnEnded("Anna")), SubTurnEnding::new);
    }

    /** Every way in which a sub-turn may end. */
    static List<Facts.Maker<? extends SubTurnClose>> ends() {
        List<SjoelenSettings> editions = new ArrayList<>(Facts.settings());
        for (String play : List.of("one-per-sub-turn", "all-at-once")) {
            for (String out : List.of("next-sub-turn", "lost-for-turn")) {
                for (String bonus : List.of("[0, 0]", "[1, 0]", "[1, 1]", "[2, 1]")) {
                    editions.add(
                            Facts.house(
                                    "bonusPlay: " + play,
                                    "takenOut: " + out,
                                    "bonusDiscs: " + bonus));
                }
            }
        }
        List<Facts.Maker<? extends SubTurnClose>> all = new ArrayList<>();
        for (SjoelenSettings settings : editions) {
            for (TurnInPlay turn : ended(settings)) {
                all.add(sink -> new SubTurnClose(sink, turn, settings, Facts.worth(settings)));
            }
        }
        return all;
    }

    private static List<TurnInPlay> ended(SjoelenSettings settings) {
        List<TurnInPlay> all = new ArrayList<>();
        int discs = settings.discs();
        for (int subTurn = 1; subTurn <= settings.subTurns(); subTurn++) {
            for (Compartments layout :
                    List.of(
                            Compartments.EMPTY,
                            Compartments.of(0, 0, Math.min(discs, 6), 0),
                            Compartments.of(0, 0, 0, discs),
                            best(settings))) {
                for (int out : new int[] {0, 1, 2}) {
                    for (int field : new int[] {0, 1, discs}) {
                        if (layout.total() + out + field <= discs) {
                            all.add(Facts.turn(settings, subTurn, layout, field, out));
                        }
                    }
                }
            }
            for (int reached = 1; reached < subTurn; reached++) {
                for (int returned = 1; returned <= settings.bonusDiscsAfter(reached); returned++) {
                    all.add(Facts.extra(settings, subTurn, reached, returned));
                }
            }
        }
        return all;
    }

    private static Compartments best(SjoelenSettings settings) {
        int sets = settings.discs() / Compartments.COUNT;
        Compartments layout = Compartments.of(sets, sets, sets, sets);
        int highest = settings.compartment(settings.highestGate());
        return layout.plus(highest, settings.discs() - layout.total());
    }

    static List<Facts.Maker<?>> closes() {
        return new ArrayList<>(ends());
    }

    static List<Facts.Maker<?>> scorings() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (SjoelenSettings settings :
                List.of(Facts.ANS, Shipped.settings("zaandams"), Shipped.settings("ten-pack"))) {
            for (Compartments layout :
                    List.of(
                            Compartments.EMPTY,
                            Compartments.of(1, 1, 1, 1),
                            Compartments.of(0, 0, 2, 0),
                            Compartments.of(2, 3, 4, 1),
                            FULL)) {
                for (Compartments bonus :
                        List.of(Compartments.EMPTY, Compartments.of(0, 0, 2, 0))) {
                    for (TurnScoring.Finish finish :
                            List.of(
                                    TurnScoring.Finish.NONE,
                                    new TurnScoring.Finish(1, 100, 100),
                                    new TurnScoring.Finish(1, 99, 100),
                                    new TurnScoring.Finish(3, 100, 100))) {
                        all.add(sink -> new TurnScoring(sink, layout, bonus, finish, settings));
                    }
                }
            }
        }
        return all;
    }

    static List<Facts.Maker<?>> results() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (int discs : new int[] {29, 30}) {
            for (int points : new int[] {0, 147, 148, 156}) {
                all.add(
                        sink ->
                                new TurnResult(
                                        sink,
                                        SjoelenPlayer.seated("Anna"),
                                        TurnInPlay.fresh(Optional.empty(), discs),
                                        points,
                                        Facts.ANS,
                                        Facts.worth(Facts.ANS)));
            }
        }
        return all;
    }

    /** Scores at every limit, in editions with extra discs, with points and with neither. */
    static List<Facts.Maker<? extends ScoreNote>> notes() {
        List<Facts.Maker<? extends ScoreNote>> all = new ArrayList<>();
        for (String edition :
                List.of("ans-pre2016", "s240", "belgian-152", "masters", "zaandams")) {
            SjoelenSettings settings = Shipped.settings(edition);
            int highest = settings.counting().highestTurn();
            for (int points :
                    new int[] {
                        -1,
                        0,
                        highest - 1,
                        highest,
                        highest + 1,
                        highest + 4,
                        highest + 5,
                        highest + 8,
                        highest + 9,
                        highest + 49,
                        highest + 50,
                        highest + 51
                    }) {
                for (Optional<Integer> maximumIn :
                        List.of(Optional.<Integer>empty(), of(0), of(1), of(2), of(3), of(4))) {
                    for (SjoelenPlayer anna : Facts.players("Anna", settings)) {
                        SjoelenState state = SjoelenState.opening(List.of(anna));
                        all.add(
                                sink ->
                                        new ScoreNote(
                                                sink,
                                                state,
                                                anna,
                                                Facts.noted(points, Optional.empty(), maximumIn),
                                                settings,
                                                Facts.worth(settings)));
                    }
                }
            }
        }
        return all;
    }

    static List<Facts.Maker<?>> scores() {
        List<Facts.Maker<?>> all = new ArrayList<>(notes());
        all.addAll(
                reported(
                        List.of(
                                Facts.noted(5, of(0), Optional.empty()),
                                Facts.noted(5, of(1), Optional.empty())),
                        (sink, state, seat, event, settings) ->
                                new ScoreNote(
                                        sink,
                                        state,
                                        seat,
                                        event,
                                        settings,
                                        Facts.worth(settings))));
        return all;
    }

    static List<Facts.Maker<?>> incidents() {
        List<SjoelenSettings> settings =
                List.of(
                        Facts.ANS,
                        Shipped.settings("ans-2016"),
                        Facts.house("brokenDisc: organizer-decides"));
        List<Facts.Maker<?>> all = new ArrayList<>();
        all.addAll(
                reported(settings, List.of(new SjoelenEvent.DiscBroken("Anna")), BrokenDisc::new));
        all.addAll(
                reported(
                        settings,
                        List.of(new SjoelenEvent.AlienDiscFound("Anna")),
                        AlienDiscReport::new));
        return all;
    }

    static List<Facts.Maker<?>> countRequests() {
        return reported(List.of(new SjoelenEvent.CountAsked("Anna")), CountRequest::new);
    }

    static List<Facts.Maker<?>> counts() {
        List<SjoelenEvent.DiscsFound> events = new ArrayList<>();
        for (int found :
                new int[] {
                    Integer.MIN_VALUE, -1, 0, 1, 2, 3, 11, 12, 29, 30, 31, Integer.MAX_VALUE
                }) {
            events.add(SjoelenEvent.DiscsFound.now("Anna", found));
            events.add(SjoelenEvent.DiscsFound.now("Anna", found).turn(2));
        }
        return reported(
                events,
                (sink, state, seat, event, settings) ->
                        new DiscCount(sink, state, seat, event, settings, Facts.worth(settings)));
    }

    static List<Facts.Maker<?>> decisions() {
        return reported(
                List.of(
                        SjoelenEvent.OrganizerDecided.now(
                                "Anna", SjoelenEvent.Decision.PLAY_ON, ""),
                        SjoelenEvent.OrganizerDecided.now(
                                "Anna", SjoelenEvent.Decision.REPLAY_TURN, ""),
                        SjoelenEvent.OrganizerDecided.now("Anna", SjoelenEvent.Decision.PLAY_ON, "")
                                .turn(1)),
                OrganizerWord::new);
    }

    static List<Facts.Maker<?>> conducts() {
        List<SjoelenEvent.ConductReported> events = new ArrayList<>();
        for (Conduct conduct : Conduct.values()) {
            events.add(SjoelenEvent.ConductReported.of("Anna", conduct));
        }
        return reported(events, Conducted::new);
    }

    static List<Facts.Maker<?>> agreements() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        all.addAll(reported(List.of(SjoelenEvent.ScoreAgreed.last("Anna")), Agreement::new));
        all.addAll(reported(List.of(SjoelenEvent.ScoreDisputed.last("Anna")), Dispute::new));
        return all;
    }

    static List<Facts.Maker<?>> corrections() {
        List<ScoreCorrected> events = new ArrayList<>();
        for (int turn : new int[] {0, 1, 2}) {
            for (Office office : Office.values()) {
                for (Optional<Office> board :
                        List.of(Optional.<Office>empty(), Optional.of(office))) {
                    for (Optional<Compartments> layout :
                            List.of(Optional.<Compartments>empty(), Optional.of(FULL))) {
                        events.add(
                                new ScoreCorrected(
                                        "Anna",
                                        turn,
                                        12,
                                        office,
                                        board,
                                        Optional.empty(),
                                        layout,
                                        Optional.empty()));
                    }
                }
            }
        }
        List<SjoelenSettings> settings = new ArrayList<>(few());
        settings.add(Shipped.settings("single-count"));
        settings.add(Facts.house("boardNumberInitials: true"));
        List<Facts.Maker<?>> all = new ArrayList<>(reported(settings, events, Correction::new));
        for (ScoreCorrected event : List.copyOf(events)) {
            events.add(
                    new ScoreCorrected(
                            "Anna",
                            event.turn(),
                            12,
                            event.initials(),
                            event.boardInitials(),
                            of(1),
                            event.compartments(),
                            event.bonus()));
        }
        all.addAll(reported(List.of(Facts.ANS), events, Correction::new));
        for (int judged : new int[] {11, 12}) {
            all.addAll(
                    reported(
                            List.of(Facts.ANS),
                            events,
                            (sink, state, seat, event, own) ->
                                    new CorrectedDiscs(
                                            sink,
                                            new Correction(sink, state, seat, event, own),
                                            judged,
                                            judged == 11)));
        }
        all.addAll(
                reported(
                        List.of(Facts.ANS),
                        events,
                        (sink, state, seat, event, own) ->
                                new CorrectedScore(
                                        sink,
                                        new Correction(sink, state, seat, event, own),
                                        own,
                                        Facts.worth(own))));
        return all;
    }

    static List<Facts.Maker<?>> deletions() {
        List<SjoelenEvent.ScoreStruck> events = new ArrayList<>();
        for (int turn : new int[] {0, 1, 2}) {
            for (List<Integer> legible :
                    List.of(
                            List.<Integer>of(),
                            List.of(-1),
                            List.of(12),
                            List.of(13, 140),
                            List.of(149))) {
                events.add(new SjoelenEvent.ScoreStruck("Anna", turn, legible));
            }
        }
        return reported(
                events,
                (sink, state, seat, event, settings) ->
                        new Deletion(sink, state, seat, event, settings, Facts.worth(settings)));
    }

    static List<Facts.Maker<?>> handovers() {
        List<CardHandedOver> events = new ArrayList<>();
        for (SjoelenEvent.CardPart part : SjoelenEvent.CardPart.values()) {
            for (SjoelenEvent.Recipient to : SjoelenEvent.Recipient.values()) {
                events.add(new CardHandedOver("Anna", part, to));
            }
        }
        return reported(events, Handover::new);
    }

    static List<Facts.Maker<?>> cards() {
        List<Facts.Maker<?>> all = new ArrayList<>(handovers());
        all.addAll(
                reported(
                        List.of(
                                new SjoelenEvent.CardPassed("Anna", 0),
                                new SjoelenEvent.CardPassed("Anna", 1)),
                        Passing::new));
        return all;
    }

    static List<Facts.Maker<?>> tamperings() {
        List<SjoelenEvent.TamperingProven> events = new ArrayList<>();
        for (boolean onTheSpot : new boolean[] {false, true}) {
            for (List<Integer> turns :
                    List.of(List.<Integer>of(), List.of(1), List.of(0), List.of(1, 2, 2))) {
                events.add(new SjoelenEvent.TamperingProven("Anna", turns, onTheSpot));
            }
        }
        return reported(events, Tampering::new);
    }

    static List<Facts.Maker<?>> withdrawals() {
        return reported(
                List.of(new SjoelenEvent.PlayerWithdrew("Anna")),
                (sink, state, seat, event, settings) ->
                        new Withdrawal(sink, state, seat, event, settings));
    }

    static List<Facts.Maker<?>> times() {
        return reported(
                List.of(Facts.ANS, Shipped.settings("wk-20-2")),
                List.of(
                        new SjoelenEvent.TimeCalled("Anna", 59),
                        new SjoelenEvent.TimeCalled("Anna", 60)),
                TimeReport::new);
    }

    static List<Facts.Maker<?>> thresholds() {
        return reported(
                List.of(Facts.ANS, Shipped.settings("club-threshold")),
                List.of(
                        new SjoelenEvent.ThresholdSet("Anna", 1200, 10),
                        new SjoelenEvent.ThresholdSet("Anna", 1561, 10),
                        new SjoelenEvent.ThresholdSet("Anna", -1, 1),
                        new SjoelenEvent.ThresholdSet("Anna", 0, 0)),
                (sink, state, seat, event, settings) ->
                        new ThresholdReport(
                                sink, state, seat, event, settings, Facts.worth(settings)));
    }

    static List<Facts.Maker<?>> thresholdResults() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (int bonus : new int[] {0, 5}) {
            SjoelenSettings settings =
                    Facts.house(
                            "turns: 2",
                            "decidedBy: threshold",
                            "thresholdPoints: 2",
                            "thresholdBonus: " + bonus);
            for (int threshold : new int[] {6, 7, 8, 10}) {
                SjoelenPlayer anna =
                        noted("Anna", List.of(9, 5)).withThreshold(Threshold.of(threshold));
                all.add(sink -> new ThresholdResult(sink, anna, settings));
            }
        }
        return all;
    }

    static List<Facts.Maker<?>> thresholdChecks() {
        SjoelenSettings settings =
                Facts.house("turns: 2", "decidedBy: threshold", "thresholdPoints: 2");
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (List<Integer> turns : List.of(List.of(9), List.of(9, 5))) {
            SjoelenPlayer anna = noted("Anna", turns);
            for (SjoelenPlayer each : List.of(anna, anna.withThreshold(Threshold.of(7)))) {
                SjoelenState state = SjoelenState.opening(List.of(each));
                all.add(sink -> new ThresholdCheck(sink, state, settings));
            }
        }
        return all;
    }

    static List<Facts.Maker<?>> games() {
        List<Facts.Maker<?>> all = new ArrayList<>();
        for (int points : new int[] {11, 12, 13}) {
            List<SjoelenPlayer> players =
                    List.of(
                            Facts.played("Anna", 1, CardLine.Status.NOTED, false),
                            SjoelenPlayer.seated("Bram")
                                    .withCard(
                                            List.of(
                                                    Facts.line(
                                                            1,
                                                            points,
                                                            CardLine.Status.NOTED,
                                                            false))));
            all.add(sink -> new GameClose(sink, players, 1, Shipped.settings("country-match")));
        }
        return all;
    }

    /** Matches by total and by games, before their end and at it, won and tied. */
    static List<Facts.Maker<? extends MatchClose>> ripe() {
        List<Facts.Maker<? extends MatchClose>> all = new ArrayList<>();
        for (String tie : List.of("shared", "highest-turn", "highest-turns")) {
            for (SjoelenSettings settings :
                    List.of(
                            Facts.house("turns: 2", "tie: " + tie),
                            Facts.house("turns: 2", "countingTurns: 1", "tie: " + tie),
                            Facts.house("turns: 2", "decidedBy: games", "tie: " + tie),
                            Facts.house(
                                    "turns: 2",
                                    "decidedBy: threshold",
                                    "thresholdPoints: 2",
                                    "tie: " + tie),
                            Facts.house("turns: 2", "teams: 2", "tie: " + tie),
                            Facts.house("turns: 2", "decidedBy: games", "target: 2", "tie: " + tie),
                            Facts.house(
                                    "turns: 2",
                                    "decidedBy: games",
                                    "target: 1",
                                    "tieBreakDiscs: 6",
                                    "tie: " + tie))) {
                for (SjoelenState state : played()) {
                    all.add(sink -> new MatchClose(sink, new Standings(state, settings), settings));
                }
                for (SjoelenState state :
                        List.of(
                                left(),
                                deserted(),
                                disputed(),
                                earned(2, 0),
                                earned(0, 0),
                                played().get(0).timeUp())) {
                    all.add(sink -> new MatchClose(sink, new Standings(state, settings), settings));
                }
            }
        }
        SjoelenSettings teams = Facts.house("turns: 2", "teams: 2", "tie: highest-individual");
        for (SjoelenState state : played()) {
            all.add(sink -> new MatchClose(sink, new Standings(state, teams), teams));
        }
        for (int cees : new int[] {3, 4, 5}) {
            SjoelenState state = teams(cees);
            all.add(sink -> new MatchClose(sink, new Standings(state, teams), teams));
        }
        return all;
    }

    /** Anna with 14 and Cees with so many more, against Bram with 13 and Dirk with 5. */
    private static SjoelenState teams(int cees) {
        return SjoelenState.opening(
                List.of(
                        noted("Anna", List.of(9, 5)),
                        noted("Bram", List.of(7, 6)),
                        noted("Cees", List.of(0, cees)),
                        noted("Dirk", List.of(4, 1))));
    }

    /** Both have played two turns against a threshold of 6. */
    private static SjoelenState earned(int anna, int bram) {
        return SjoelenState.opening(
                List.of(
                        noted("Anna", List.of(9, 5)).withThreshold(new Threshold(6, anna)),
                        noted("Bram", List.of(5, 5)).withThreshold(new Threshold(6, bram))));
    }

    /** Bram has left before the second turn. */
    private static SjoelenState left() {
        return SjoelenState.opening(
                List.of(noted("Anna", List.of(9)), noted("Bram", List.of(5)).left()));
    }

    /** Both have left before the second turn. */
    private static SjoelenState deserted() {
        return SjoelenState.opening(
                List.of(noted("Anna", List.of(9)).left(), noted("Bram", List.of(5)).left()));
    }

    /** Both have played two turns, and Anna disputes the first. */
    private static SjoelenState disputed() {
        SjoelenPlayer anna = noted("Anna", List.of(9, 5));
        CardLine line = anna.card().get(0).said(CardLine.Status.DISPUTED);
        return SjoelenState.opening(List.of(anna.withLine(1, line), noted("Bram", List.of(5, 5))));
    }

    private static List<SjoelenState> played() {
        List<SjoelenState> all = new ArrayList<>();
        for (List<Integer> anna :
                List.of(List.of(9), List.of(9, 1), List.of(5, 5), List.of(9, 5))) {
            for (List<Integer> bram : List.of(List.of(9), List.of(5, 5), List.of(1, 9))) {
                for (List<GameResult> games : results(Math.min(anna.size(), bram.size()))) {
                    all.add(
                            SjoelenState.opening(List.of(noted("Anna", anna), noted("Bram", bram)))
                                    .after(games));
                }
            }
        }
        return all;
    }

    private static List<List<GameResult>> results(int games) {
        GameResult anna = GameResult.of(1, List.of("Anna"), 2);
        GameResult level = GameResult.of(1, List.of("Anna", "Bram"), 1);
        GameResult bram = GameResult.of(2, List.of("Bram"), 2);
        return games == 1
                ? List.of(List.of(anna), List.of(level))
                : List.of(List.of(anna, bram), List.of(level, bram), List.of(anna, anna));
    }

    private static SjoelenPlayer noted(String name, List<Integer> points) {
        List<CardLine> card = new ArrayList<>();
        for (int score : points) {
            card.add(Facts.line(card.size() + 1, score, CardLine.Status.NOTED, false));
        }
        return SjoelenPlayer.seated(name).withCard(card);
    }

    static List<Facts.Maker<?>> matches() {
        return new ArrayList<>(ripe());
    }
}
