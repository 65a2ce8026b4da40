package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.EndScore;
import org.pubgames.shuffleboard.ShuffleboardEvent.Counted;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndPlayed;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.rules.Effect;
import org.pubgames.shuffleboard.rules.EndCall;
import org.pubgames.shuffleboard.rules.Points;
import org.pubgames.shuffleboard.rules.Reported;
import org.pubgames.shuffleboard.rules.ReportedTogether;
import org.pubgames.shuffleboard.rules.Scored;
import org.pubgames.shuffleboard.rules.Tally;
import org.pubgames.shuffleboard.rules.Worth;

/** Counts an end. */
final class CountPhase {

    private final PlayedGame game;
    private final PlacePhase places;
    private final MatchPhase match;

    CountPhase(PlayedGame game, PlacePhase places, MatchPhase match) {
        this.game = game;
        this.places = places;
        this.match = match;
    }

    ShuffleboardState counted(ShuffleboardState state, Counted event, Judging judging) {
        Findings findings = judging.findings();
        judging.put(new EndCall(findings, state.current(), state.stage(), false));
        return findings.forbidden() ? state : closed(state, event.a(), event.b(), judging);
    }

    ShuffleboardState endPlayed(ShuffleboardState before, EndPlayed event, Judging judging) {
        Findings findings = judging.findings();
        ShuffleboardState state = match.announced(before, judging);
        End end = state.current();
        judging.put(new EndCall(findings, end, state.stage(), true));
        int most = game.settings().discs(state.doubles());
        List<Disc> now = layout(event.discs(), most, judging);
        return findings.forbidden()
                ? before
                : closed(
                        state.with(end.withDiscs(now)),
                        Optional.empty(),
                        Optional.empty(),
                        judging);
    }

    /** The discs of a layout of which only the discs are known, not who plays. */
    List<Disc> layout(List<Laid> laid, Judging judging) {
        ShuffleboardSettings settings = game.settings();
        return layout(laid, Math.max(settings.discs(true), settings.discs(false)), judging);
    }

    /**
     * The discs of a reported layout; the rules refuse impossible ones.
     *
     * @param most how many discs each side plays
     */
    private List<Disc> layout(List<Laid> laid, int most, Judging judging) {
        List<Disc> discs = new ArrayList<>();
        List<Reported> reports = new ArrayList<>();
        int[] numbers = new int[Side.values().length];
        for (int i = 0; i < laid.size(); i++) {
            Side side = laid.get(i).side();
            Disc disc = Disc.waiting(side, ++numbers[side.index()]);
            discs.add(disc);
            reports.add(Reported.on(game.board(), disc, laid.get(i).place(), "/discs/" + i));
        }
        return places.read(
                discs, new ReportedTogether(reports, true, Optional.empty(), most), judging);
    }

    /**
     * What both sides score with these discs.
     *
     * @param bonus points for each scoring disc of a side
     */
    EndScore score(List<Disc> discs, EndScore bonus, Judging judging) {
        Findings findings = judging.findings();
        List<Disc> lying = discs.stream().filter(Disc::lies).toList();
        for (Disc disc : lying) {
            judging.put(game.resting(findings, disc));
        }
        game.claims(lying, worths(findings), judging);
        for (Points points : List.copyOf(findings.effects(Points.class))) {
            int more = bonus.of(points.side());
            if (!points.disc().isEmpty() && more > 0) {
                judging.put(new Scored(findings, points, more));
            }
        }
        EndScore score = EndScore.NONE;
        for (Points points : findings.effects(Points.class)) {
            score = score.plus(points.side(), points.points());
        }
        return score;
    }

    private static Map<String, Integer> worths(Findings findings) {
        Map<String, Integer> worths = new HashMap<>();
        for (Worth worth : findings.effects(Worth.class)) {
            worths.merge(worth.disc(), worth.points(), Integer::sum);
        }
        return worths;
    }

    private ShuffleboardState closed(
            ShuffleboardState state, Optional<Integer> a, Optional<Integer> b, Judging judging) {
        Findings findings = judging.findings();
        End end = state.current();
        EndScore bonus = new EndScore(state.side(Side.A).bonus(), state.side(Side.B).bonus());
        EndScore score =
                score(end.discs(), bonus, judging)
                        .plus(Side.A, end.fouls(Side.A))
                        .plus(Side.B, end.fouls(Side.B));
        judging.put(new Tally(findings, score, end, a, b));
        return !findings.forbidden() && findings.has(Effect.END_SCORED)
                ? match.counted(state, score, judging)
                : state;
    }
}
