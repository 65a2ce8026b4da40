package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.AbsenceAnnounced;
import org.pubgames.competition.CompetitionEvent.Cause;
import org.pubgames.competition.CompetitionEvent.Challenged;
import org.pubgames.competition.CompetitionEvent.Closed;
import org.pubgames.competition.CompetitionEvent.Decision;
import org.pubgames.competition.CompetitionEvent.Drawn;
import org.pubgames.competition.CompetitionEvent.Entered;
import org.pubgames.competition.CompetitionEvent.EveningCorrected;
import org.pubgames.competition.CompetitionEvent.EveningScored;
import org.pubgames.competition.CompetitionEvent.LotsDrawn;
import org.pubgames.competition.CompetitionEvent.MatchAbandoned;
import org.pubgames.competition.CompetitionEvent.OrganizerDecided;
import org.pubgames.competition.CompetitionEvent.Postponed;
import org.pubgames.competition.CompetitionEvent.ResultCorrected;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.RoundDrawn;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionEvent.WentIdle;
import org.pubgames.competition.CompetitionEvent.Withdrew;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionSettings.Format;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.EveningScore;
import org.pubgames.competition.GameScore;
import org.pubgames.competition.Pairing;
import org.pubgames.core.Seats;

/**
 * Events by which variants are told apart, and straight courses through a competition. The rules
 * say whether they may happen.
 */
final class DistinguishingEvents {

    /** The side named first wins; the other does, narrowly; level; each in turn. */
    private static final int COURSES = 4;

    private final List<String> seats;
    private final LikelyGames games;
    private final CompetitionSettings settings;

    DistinguishingEvents(CompetitionSettings settings, Seats seats, LikelyGames games) {
        this.settings = settings;
        this.seats = seats.names();
        this.games = games;
    }

    List<CompetitionEvent> events(CompetitionState state) {
        List<CompetitionEvent> events = new ArrayList<>();
        waiting(state).ifPresent(player -> events.add(new Entered(player)));
        events.add(new Drawn(0));
        events.add(new RoundDrawn());
        state.playing().stream()
                .findFirst()
                .ifPresent(
                        player ->
                                events.add(
                                        new AbsenceAnnounced(player, state.rounds().size() + 1)));
        next(state, false)
                .ifPresent(
                        place -> {
                            int round = place.round();
                            int board = place.pairing().board();
                            String side = place.pairing().first();
                            for (List<GameScore> each : all()) {
                                events.add(new ResultReported(round, board, each));
                            }
                            events.add(new WalkedOver(round, board, List.of(side)));
                            events.add(new WalkedOver(round, board, place.pairing().sides()));
                            for (int hours : List.of(0, 24, 48, 72)) {
                                events.add(new Postponed(round, board, side, hours));
                            }
                        });
        next(state, true)
                .ifPresent(
                        place -> {
                            for (List<GameScore> each : all()) {
                                events.add(
                                        new ResultCorrected(
                                                place.round(), place.pairing().board(), each));
                            }
                        });
        events.addAll(onLadder(state.numbers()));
        for (int each = 1; each <= 3; each++) {
            events.add(new EveningScored(state.held() + 1, scores(state, each)));
        }
        events.add(new EveningCorrected(state.held(), scores(state, 2)));
        events.add(new LotsDrawn(0));
        events.add(new Closed());
        events.add(new MatchAbandoned(Cause.CLOSING_TIME));
        state.playing().stream()
                .findFirst()
                .ifPresent(
                        player -> {
                            events.add(new Withdrew(player));
                            events.add(new OrganizerDecided(player, Decision.DEDUCT, "a fine", 1));
                        });
        return events;
    }

    /** Everybody has some points, the first by so many most. */
    private static List<EveningScore> scores(CompetitionState state, int step) {
        List<EveningScore> scores = new ArrayList<>();
        for (String player : state.playing()) {
            scores.add(new EveningScore(player, Math.max(0, 100 - step * scores.size())));
        }
        return scores;
    }

    /** Challenges of the last and of the second, and who has not played. */
    private static List<CompetitionEvent> onLadder(List<String> ladder) {
        List<CompetitionEvent> events = new ArrayList<>();
        if (ladder.size() < 2) {
            return events;
        }
        String last = ladder.get(ladder.size() - 1);
        for (int i = ladder.size() - 2; i >= 0; i--) {
            events.add(new Challenged(last, ladder.get(i)));
        }
        events.add(new Challenged(ladder.get(1), ladder.get(0)));
        for (int days : List.of(7, 21, 30)) {
            events.add(new WentIdle(ladder.get(0), days));
            events.add(new WentIdle(ladder.get(ladder.size() / 2), days));
        }
        return events;
    }

    private List<List<GameScore>> all() {
        return List.of(
                games.won(true),
                games.won(false),
                games.narrow(true),
                games.narrow(false),
                games.level());
    }

    /** A match and its round. */
    private record Place(int round, Pairing pairing) {}

    private static Optional<Place> next(CompetitionState state, boolean reported) {
        return state.rounds().stream()
                .flatMap(
                        round ->
                                round.pairings().stream()
                                        .filter(each -> each.result().isPresent() == reported)
                                        .filter(each -> reported || state.playable(each))
                                        .map(each -> new Place(round.number(), each)))
                .findFirst();
    }

    private Optional<String> waiting(CompetitionState state) {
        return seats.stream().filter(player -> state.entrant(player).isEmpty()).findFirst();
    }

    /** Everybody enters; match after match is played. */
    Optional<CompetitionEvent> straight(CompetitionState state, int course) {
        if (course >= COURSES) {
            return Optional.empty();
        }
        return switch (state.phase()) {
            case ENTRY ->
                    Optional.of(
                            waiting(state)
                                    .<CompetitionEvent>map(Entered::new)
                                    .orElse(
                                            settings.format() == Format.SERIES
                                                    ? evening(state, course)
                                                    : new Drawn(0)));
            case PLAY ->
                    next(state, false)
                            .map(
                                    place ->
                                            new ResultReported(
                                                    place.round(),
                                                    place.pairing().board(),
                                                    result(course, place.round())));
            case BETWEEN ->
                    Optional.of(
                            switch (settings.format()) {
                                case LADDER -> challenge(state);
                                case SERIES -> evening(state, course);
                                default -> new RoundDrawn();
                            });
            case LOTS -> Optional.of(new LotsDrawn(0));
            case OVER -> Optional.empty();
        };
    }

    private static CompetitionEvent evening(CompetitionState state, int course) {
        return new EveningScored(state.held() + 1, scores(state, course));
    }

    /** The last challenges the one above, until everybody could have; then it ends. */
    private static CompetitionEvent challenge(CompetitionState state) {
        List<String> ladder = state.numbers();
        int last = ladder.size() - 1;
        return ladder.size() < 2 || state.rounds().size() > ladder.size()
                ? new Closed()
                : new Challenged(ladder.get(last), ladder.get(last - 1));
    }

    private List<GameScore> result(int course, int round) {
        return switch (course) {
            case 0 -> games.won(true);
            case 1 -> games.narrow(false);
            case 2 -> games.level();
            default -> games.won(round % 2 == 0);
        };
    }
}
