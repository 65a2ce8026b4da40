package org.pubgames.cli.shuffleboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.pubgames.cli.GameDrawing;
import org.pubgames.cli.Scene;
import org.pubgames.cli.Words;
import org.pubgames.conformance.picture.Layout;
import org.pubgames.conformance.picture.SidePaint;
import org.pubgames.conformance.picture.Svg;
import org.pubgames.conformance.picture.SvgBoard;
import org.pubgames.core.Because;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.EndResult;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.SideState;

/** The target with its discs to scale, as an SVG file with a title and a description. */
final class SvgDrawing implements GameDrawing<ShuffleboardState, ShuffleboardEvent> {

    private final Shuffleboard game;
    private final Words words;
    private final Layouts layouts;

    SvgDrawing(Shuffleboard game, Words words) {
        this.game = game;
        this.words = words;
        this.layouts = new Layouts(game);
    }

    @Override
    public String score(Variant variant, List<String> arguments, Score score) {
        String points =
                words.say(
                        "score.sides",
                        new Because("a", score.cells().getOrDefault("a", "")),
                        new Because("b", score.cells().getOrDefault("b", "")));
        return drawn(
                variant,
                layouts.asked(variant, arguments, score),
                List.of(points),
                SidePaint.plain());
    }

    @Override
    public String match(Scene<ShuffleboardState, ShuffleboardEvent> scene) {
        ShuffleboardState state = scene.state();
        List<String> captions = new ArrayList<>();
        for (SideState side : state.sides()) {
            captions.add(new EndSheet(words).side(side) + ": " + side.points());
        }
        boolean running = layouts.running(state).isPresent();
        int number = state.lastResult().map(EndResult::number).orElse(0);
        if (running) {
            captions.add(
                    words.say("board.running", Layout.number("number", state.endsPlayed() + 1)));
        } else if (number > 0) {
            captions.add(words.say("board.counted", Layout.number("number", number)));
        }
        return drawn(scene.variant(), layouts.last(scene), captions, SidePaint.of(state.sides()));
    }

    private String drawn(Variant variant, Layout layout, List<String> captions, SidePaint paint) {
        String title = game.title().in(words.lang()) + " – " + variant.title().in(words.lang());
        Svg svg = Svg.alone(words.lang());
        SvgBoard board = SvgBoard.onSheet(game, variant, layout, paint, words.lang());
        new SvgSheet(board, new SvgList(words, layout, paint, board.fit().font()))
                .draw(svg, title, captions);
        return svg.document(title, description(layout, captions));
    }

    /** The drawing in words, for those who do not see it. */
    private String description(Layout layout, List<String> captions) {
        DiscList list = new DiscList(words, layout, Set.of());
        List<String> parts = new ArrayList<>(captions);
        for (Disc disc : layout.discs()) {
            String score = layout.score(disc);
            parts.add(disc.name() + " " + list.where(disc) + (score.isEmpty() ? "" : " " + score));
        }
        if (layout.discs().isEmpty()) {
            parts.add(words.say("discs.none"));
        }
        return String.join("; ", parts);
    }
}
