package org.pubgames.sjoelen.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.spi.Faults;
import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Positions;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.SjoelenEvent.ScoreNoted;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenPosition;
import org.pubgames.sjoelen.SjoelenPosition.Card;
import org.pubgames.sjoelen.SjoelenPosition.Line;
import org.pubgames.sjoelen.SjoelenPosition.Word;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.Threshold;

/**
 * A sjoelen match from the middle: between turns. A card can be when the rules let its scores be
 * noted one after the other, in any order in which the turns may have been played.
 */
record CardPositions(
        SjoelenReferee referee,
        SjoelenSettings settings,
        LayoutScoring scoring,
        MatchPhase match,
        List<String> seats)
        implements Positions<SjoelenState, SjoelenPosition> {

    private static final String PLAYERS = "/players/";

    @Override
    public Class<SjoelenPosition> type() {
        return SjoelenPosition.class;
    }

    @Override
    public List<Problem> names(SjoelenPosition position) {
        Faults faults = new Faults(seats);
        faults.everybody("/players", "name", position.players().stream().map(Card::name).toList());
        return faults.all();
    }

    @Override
    public List<Problem> problems(SjoelenPosition position) {
        Faults faults = new Faults(seats);
        for (int i = 0; i < position.players().size(); i++) {
            Card card = position.players().get(i);
            int place = i;
            card.threshold()
                    .ifPresent(
                            points ->
                                    faults.range(
                                            PLAYERS + place + "/threshold",
                                            points,
                                            0,
                                            settings.byThreshold()
                                                    ? scoring.layouts().maximum()
                                                    : 0));
        }
        return faults.all();
    }

    @Override
    public Reading<SjoelenState> opening(SjoelenPosition position, Judging judging) {
        Faults faults = new Faults(seats);
        SjoelenState state = told(position, noted(position, faults));
        if (faults.all().isEmpty() && state.ranking().isPresent()) {
            faults.add("position-over", "/players", Names.written(state.ranking().get()), "");
        }
        return faults.all().isEmpty() ? Reading.of(state) : Reading.failed(faults.all());
    }

    /** What besides play has to be known is told last, when all turns are on the cards. */
    private SjoelenState told(SjoelenPosition position, SjoelenState noted) {
        SjoelenState state = noted;
        for (Card card : position.players()) {
            if (card.particulars().isPresent()) {
                state = state.with(state.seat(card.name()).with(card.particulars().get()));
            }
        }
        try (Judging judging = scoring.open()) {
            return match.decided(noted, state, judging);
        }
    }

    /** A line of a card that is still to be noted. */
    private record Waiting(int card, int line) {
        private String path() {
            return PLAYERS + card + "/turns/" + line;
        }
    }

    /** All scores noted, round by round as far as the rules allow; the first that cannot be. */
    private SjoelenState noted(SjoelenPosition position, Faults faults) {
        Map<String, Integer> done = new LinkedHashMap<>();
        SjoelenState state = begun(position, done);
        while (true) {
            Optional<SjoelenState> next = Optional.empty();
            Optional<Refused> refused = Optional.empty();
            for (Waiting waiting : next(position, done)) {
                Card card = position.players().get(waiting.card());
                Noted noted = noted(state, card, waiting);
                if (noted.state().isPresent()) {
                    next = noted.state();
                    done.merge(card.name(), 1, Integer::sum);
                    break;
                }
                refused = refused.isPresent() ? refused : noted.refused();
            }
            if (next.isEmpty()) {
                Optional<SjoelenState> left = left(state, position, done);
                if (left.isEmpty()) {
                    refused.ifPresent(
                            no ->
                                    faults.refused(
                                            no.waiting().path() + "/points",
                                            no.points(),
                                            no.rule()));
                    return state;
                }
                next = left;
            }
            state = next.get();
        }
    }

    private SjoelenState begun(SjoelenPosition position, Map<String, Integer> done) {
        SjoelenState state = referee.opening();
        for (Card card : position.players()) {
            done.put(card.name(), 0);
            SjoelenPlayer seat = state.seat(card.name());
            if (card.threshold().isPresent()) {
                seat = seat.withThreshold(Threshold.of(card.threshold().get()));
            }
            state = state.with(seat);
        }
        return state;
    }

    /**
     * The first of those who have left leaves, once nothing else can be noted: he did so after the
     * last turn on his card, and no sooner than the cards of the others ask for.
     */
    private Optional<SjoelenState> left(
            SjoelenState state, SjoelenPosition position, Map<String, Integer> done) {
        for (Card card : position.players()) {
            SjoelenPlayer seat = state.seat(card.name());
            if (card.left()
                    && !seat.withdrawn()
                    && done.getOrDefault(card.name(), 0) == card.turns().size()) {
                try (Judging judging = scoring.open()) {
                    return Optional.of(match.decided(state, state.with(seat.left()), judging));
                }
            }
        }
        return Optional.empty();
    }

    /** The next line of each card, the shortest card first, then in seating order. */
    private List<Waiting> next(SjoelenPosition position, Map<String, Integer> done) {
        List<Waiting> all = new ArrayList<>();
        for (int i = 0; i < position.players().size(); i++) {
            Card card = position.players().get(i);
            int lines = done.getOrDefault(card.name(), 0);
            if (lines < card.turns().size()) {
                all.add(new Waiting(i, lines));
            }
        }
        all.sort(
                Comparator.comparingInt(Waiting::line)
                        .thenComparing(
                                waiting ->
                                        seats.indexOf(
                                                position.players().get(waiting.card()).name())));
        return all;
    }

    /** A score that the rules do not let be noted. */
    private record Refused(Waiting waiting, int points, String rule) {}

    private record Noted(Optional<SjoelenState> state, Optional<Refused> refused) {}

    /** A score is noted as the jury would; who does not say when it was reached may mean any. */
    private Noted noted(SjoelenState state, Card card, Waiting waiting) {
        Line line = card.turns().get(waiting.line());
        Optional<Refused> refused = Optional.empty();
        for (Optional<Integer> in : maxima(line)) {
            ScoreNoted event = new ScoreNoted(card.name(), line.points(), line.board(), in);
            try (Judging judging = scoring.open()) {
                SjoelenState next = referee.judge(state, event, judging);
                Optional<Finding> forbids =
                        judging.findings().all().stream()
                                .filter(finding -> finding.kind() == Ruling.Kind.FORBIDS)
                                .findFirst();
                if (forbids.isEmpty()) {
                    return new Noted(Optional.of(said(next, card, line)), Optional.empty());
                }
                refused =
                        refused.isPresent()
                                ? refused
                                : Optional.of(
                                        new Refused(waiting, line.points(), forbids.get().rule()));
            }
        }
        return new Noted(Optional.empty(), refused);
    }

    private List<Optional<Integer>> maxima(Line line) {
        if (line.maximumIn().isPresent()) {
            return List.of(line.maximumIn());
        }
        List<Optional<Integer>> all = new ArrayList<>();
        all.add(Optional.empty());
        for (int subTurn = 1; subTurn <= settings.subTurns(); subTurn++) {
            all.add(Optional.of(subTurn));
        }
        return all;
    }

    /** The player's word on the score just noted. */
    private SjoelenState said(SjoelenState state, Card card, Line line) {
        Word word = line.word().orElse(Word.AGREED);
        if (word == Word.NOTED) {
            return state;
        }
        SjoelenPlayer seat = state.seat(card.name());
        int last = seat.card().size();
        CardLine.Status status =
                word == Word.AGREED ? CardLine.Status.AGREED : CardLine.Status.DISPUTED;
        SjoelenState told = state.with(seat.withLine(last, seat.card().get(last - 1).said(status)));
        try (Judging judging = scoring.open()) {
            return match.decided(state, told, judging);
        }
    }

    /**
     * Where a card was corrected or struck, or somebody was absent and the others went on, its
     * scores as they stand now may never have come one after the other: such a card is no position.
     */
    @Override
    public Optional<SjoelenPosition> position(SjoelenState state) {
        boolean between =
                state.ranking().isEmpty()
                        && !state.stopped()
                        && state.abandoned().isEmpty()
                        && state.players().stream().allMatch(CardPositions::between);
        return between
                ? Optional.of(
                                new SjoelenPosition(
                                        state.players().stream().map(CardPositions::card).toList()))
                        .filter(this::canBe)
                : Optional.empty();
    }

    private boolean canBe(SjoelenPosition position) {
        Faults faults = new Faults(seats);
        return noted(position, faults).ranking().isEmpty() && faults.all().isEmpty();
    }

    private static boolean between(SjoelenPlayer player) {
        return player.turn().isEmpty()
                && player.trialDiscs() == 0
                && player.annulledLine() == 0
                && player.card().stream().noneMatch(CardPositions::unplayed)
                && !player.copyHandedOver()
                && !player.originalHandedOver();
    }

    private static Card card(SjoelenPlayer player) {
        return new Card(
                player.name(),
                player.card().stream().map(CardPositions::line).toList(),
                player.withdrawn() ? Optional.of(true) : Optional.empty(),
                player.threshold().map(Threshold::points),
                player.particulars());
    }

    private static boolean unplayed(CardLine line) {
        return line.forfeited() || line.status() == CardLine.Status.GIVEN;
    }

    private static Line line(CardLine line) {
        return new Line(
                line.points(),
                line.board(),
                Optional.empty(),
                switch (line.status()) {
                    case NOTED -> Optional.of(Word.NOTED);
                    case DISPUTED -> Optional.of(Word.DISPUTED);
                    default -> Optional.empty();
                });
    }
}
