package org.pubgames.cli.shuffleboard;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.cli.GameDrawing;
import org.pubgames.cli.GamePicture;
import org.pubgames.cli.Scene;
import org.pubgames.cli.Words;
import org.pubgames.conformance.picture.Layout;
import org.pubgames.core.Because;
import org.pubgames.core.Entry;
import org.pubgames.core.Outcome;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.SideState;

/**
 * What people at a shuffleboard like to see: after each shot where the discs lie, after each end
 * the target with what every disc scored, and the score sheet.
 */
public final class ShuffleboardPicture
        implements GamePicture<ShuffleboardState, ShuffleboardEvent> {

    /** Characters of a line of discs. */
    private static final int WIDEST = 70;

    private final Shuffleboard game;
    private final Words words;
    private final Layouts layouts;

    /** Pictures of a game with captions in these words. */
    public ShuffleboardPicture(Shuffleboard game, Words words) {
        this.game = game;
        this.words = words;
        this.layouts = new Layouts(game);
    }

    @Override
    public String legend() {
        return words.say("legend");
    }

    @Override
    public Optional<String> event(Variant variant, ShuffleboardEvent event) {
        return new EventLine(words, game.board(variant)).of(event);
    }

    @Override
    public List<String> after(
            Scene<ShuffleboardState, ShuffleboardEvent> before,
            ShuffleboardEvent event,
            Scene<ShuffleboardState, ShuffleboardEvent> now) {
        Optional<Layout> counted =
                layouts.counted(now.variant(), before.state(), event, rulings(now));
        if (counted.isPresent()) {
            return drawing(now.variant(), counted.get());
        }
        boolean moves =
                event instanceof ShuffleboardEvent.Shot
                        || event instanceof ShuffleboardEvent.FoulCalled
                        || event instanceof ShuffleboardEvent.Judged
                        || event instanceof ShuffleboardEvent.HangTested;
        return moves ? lying(now.state()) : List.of();
    }

    private static List<Ruling> rulings(Scene<ShuffleboardState, ShuffleboardEvent> scene) {
        return scene.last().map(Entry::rulings).orElse(List.of());
    }

    private List<String> drawing(Variant variant, Layout layout) {
        return new BoardDrawing(words, game, variant, layout).lines();
    }

    /** The discs on the board in a line or two. */
    private List<String> lying(ShuffleboardState state) {
        List<Disc> discs = layouts.running(state).map(Layout::discs).orElse(List.of());
        DiscList list = new DiscList(words, Layout.open(discs), Set.of());
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (Disc disc : discs) {
            String text = disc.name() + " " + list.where(disc);
            if (!line.isEmpty() && line.length() + 3 + text.length() > WIDEST) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " · ").append(text);
        }
        if (!line.isEmpty()) {
            lines.add(line.toString());
        }
        return lines;
    }

    @Override
    public Optional<String> equation(List<Ruling> rulings) {
        return new Equation(words).of(rulings);
    }

    @Override
    public Optional<String> headline(Score score) {
        return Optional.of(
                words.say(
                        "score.sides",
                        new Because("a", score.cells().getOrDefault("a", "")),
                        new Because("b", score.cells().getOrDefault("b", ""))));
    }

    @Override
    public List<String> score(Variant variant, List<String> arguments, Score score) {
        return drawing(variant, layouts.asked(variant, arguments, score));
    }

    @Override
    public List<String> cards(Scene<ShuffleboardState, ShuffleboardEvent> scene) {
        List<String> lines = new ArrayList<>(new EndSheet(words).of(scene.state()));
        layouts.running(scene.state())
                .ifPresent(
                        layout -> {
                            int number = scene.state().endsPlayed() + 1;
                            lines.add(words.say("board.running", Layout.number("number", number)));
                            lines.addAll(drawing(scene.variant(), layout));
                            lines.add("");
                        });
        return lines;
    }

    /** Who won more games is first, then who has more points in the running one. */
    @Override
    public List<Outcome.Place> standing(Scene<ShuffleboardState, ShuffleboardEvent> scene) {
        Comparator<SideState> order =
                Comparator.comparingInt(SideState::games)
                        .thenComparingInt(SideState::points)
                        .reversed();
        List<SideState> sides = new ArrayList<>(scene.state().sides());
        sides.sort(order);
        boolean level = sides.size() > 1 && order.compare(sides.get(0), sides.get(1)) == 0;
        List<Outcome.Place> places = new ArrayList<>();
        for (SideState side : sides) {
            int rank = level || places.isEmpty() ? 1 : 1 + sides.get(0).players().size();
            for (String player : side.players()) {
                places.add(new Outcome.Place(rank, player, side.points()));
            }
        }
        return places;
    }

    @Override
    public String remark(Scene<ShuffleboardState, ShuffleboardEvent> scene, String player) {
        ShuffleboardState state = scene.state();
        return state.sideOf(player).map(state::side).map(this::remark).orElse("");
    }

    private String remark(SideState side) {
        StringBuilder text = new StringBuilder();
        text.append(words.say("standing.side", new Because("side", side.side().letter())))
                .append(new EndSheet(words).colour(side));
        if (side.games() > 0) {
            text.append(", ")
                    .append(words.say("standing.games", Layout.number("games", side.games())));
        }
        if (side.headStart() > 0) {
            text.append(", ")
                    .append(
                            words.say(
                                    "standing.head-start",
                                    Layout.number("points", side.headStart())));
        }
        return text.toString();
    }

    @Override
    public Optional<GameDrawing<ShuffleboardState, ShuffleboardEvent>> drawing() {
        return Optional.of(new SvgDrawing(game, words));
    }
}
