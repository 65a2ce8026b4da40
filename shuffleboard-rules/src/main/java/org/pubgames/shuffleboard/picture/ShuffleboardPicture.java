package org.pubgames.shuffleboard.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.pubgames.core.Because;
import org.pubgames.core.Entry;
import org.pubgames.core.Outcome;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.EndResult;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.SideState;

/**
 * What people at a shuffleboard like to see: after each shot where the discs lie, after each end
 * the target with what every disc scored, and the score sheet.
 */
final class ShuffleboardPicture implements GamePicture<ShuffleboardState, ShuffleboardEvent> {

    /** How far outside its usual part a board is drawn for the sake of a disc, in inches. */
    private static final double FARTHEST = 106;

    /** The same in the column of a page. */
    private static final double FARTHER = 14;

    /** Characters of a line of discs. */
    private static final int WIDEST = 70;

    private final Shuffleboard game;
    private final GameWords words;
    private final Layouts layouts;

    ShuffleboardPicture(Shuffleboard game, GameWords words) {
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
        if (!moves) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(lying(now.variant(), now.state()));
        if (event instanceof ShuffleboardEvent.FoulCalled) {
            fouls(now.state()).ifPresent(lines::add);
        }
        return lines;
    }

    /** The points for fouls that wait for the end of the end, if there are any. */
    private Optional<String> fouls(ShuffleboardState state) {
        List<Integer> fouls = state.end().map(End::fouls).orElse(List.of());
        List<String> parts = new ArrayList<>();
        for (Side side : Side.values()) {
            int points = fouls.isEmpty() ? 0 : fouls.get(side == Side.A ? 0 : 1);
            if (points != 0) {
                parts.add(side.letter() + " " + points);
            }
        }
        return parts.isEmpty() ? Optional.empty() : Optional.of(words.say("fouls", "fouls", parts));
    }

    private static List<Ruling> rulings(Scene<ShuffleboardState, ShuffleboardEvent> scene) {
        return scene.last().map(Entry::rulings).orElse(List.of());
    }

    private List<String> drawing(Variant variant, Layout layout) {
        return new BoardText(words, game, variant, layout).lines();
    }

    /** The discs on the board in a line or two. */
    private List<String> lying(Variant variant, ShuffleboardState state) {
        List<Disc> discs = layouts.running(state).map(Layout::discs).orElse(List.of());
        DiscList list = new DiscList(words, game.board(variant), Layout.open(discs), Set.of());
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

    /** Only a counted end adds up. */
    @Override
    public Optional<String> equation(ShuffleboardEvent event, List<Ruling> rulings) {
        boolean counts =
                event instanceof ShuffleboardEvent.Counted
                        || event instanceof ShuffleboardEvent.EndPlayed;
        return counts ? new Equation(words).of(rulings) : Optional.empty();
    }

    @Override
    public Optional<String> equation(Score score) {
        return new Equation(words).of(score.rulings());
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

    /** The number of the end in progress: in a match from the middle there are ends unknown. */
    private static int running(ShuffleboardState state) {
        return state.end().map(End::number).orElseGet(() -> state.endsPlayed() + 1);
    }

    @Override
    public List<String> cards(Scene<ShuffleboardState, ShuffleboardEvent> scene) {
        List<String> lines = new ArrayList<>(new EndSheet(words).of(scene.state()));
        layouts.running(scene.state())
                .ifPresent(
                        layout -> {
                            int number = running(scene.state());
                            lines.add(words.say("board.running", new Because("number", number)));
                            lines.addAll(drawing(scene.variant(), layout));
                            fouls(scene.state()).ifPresent(text -> lines.add("  " + text));
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
                    .append(words.say("standing.games", new Because("games", side.games())));
        }
        if (side.headStart() > 0) {
            text.append(", ")
                    .append(
                            words.say(
                                    "standing.head-start",
                                    new Because("points", side.headStart())));
        }
        return text.toString();
    }

    @Override
    public boolean draws() {
        return true;
    }

    @Override
    public Optional<Sheet> drawn(
            Scene<ShuffleboardState, ShuffleboardEvent> scene, Sheet.Form form) {
        ShuffleboardState state = scene.state();
        List<String> captions = new ArrayList<>();
        for (SideState side : state.sides()) {
            captions.add(new EndSheet(words).side(side) + ": " + side.points());
        }
        boolean running = layouts.running(state).isPresent();
        int number = state.lastResult().map(EndResult::number).orElse(0);
        if (running) {
            captions.add(words.say("board.running", "number", running(state)));
        } else if (number > 0) {
            captions.add(words.say("board.counted", "number", number));
        }
        fouls(state).ifPresent(captions::add);
        Layout layout = layouts.last(scene);
        return Optional.of(
                sheet(scene.variant(), layout, SidePaint.of(state.sides()), form)
                        .drawn(
                                head(scene.variant()),
                                captions,
                                List.of(),
                                where(scene.variant(), layout)));
    }

    @Override
    public Optional<Sheet> drawn(
            Scene<ShuffleboardState, ShuffleboardEvent> before,
            ShuffleboardEvent event,
            Sheet.Form form) {
        Variant variant = before.variant();
        SidePaint paint = SidePaint.of(before.state().sides());
        List<String> captions = fouls(before.state()).map(List::of).orElse(List.of());
        EventLine told = new EventLine(words, game.board(variant));
        return layouts.about(before.state(), event)
                .map(
                        about ->
                                sheet(variant, about.layout(), paint, form)
                                        .drawn(
                                                "",
                                                captions,
                                                about.shown(),
                                                disc -> disc.place().map(told::place).orElse("")));
    }

    @Override
    public Optional<Sheet> drawn(
            Variant variant, List<String> arguments, Score score, Sheet.Form form) {
        Layout layout = layouts.asked(variant, arguments, score);
        List<String> captions = new ArrayList<>();
        headline(score).ifPresent(captions::add);
        return Optional.of(
                sheet(variant, layout, SidePaint.plain(), form)
                        .drawn(head(variant), captions, List.of(), where(variant, layout)));
    }

    private String head(Variant variant) {
        return variant.title().in(words.lang());
    }

    private Function<Disc, String> where(Variant variant, Layout layout) {
        return new DiscList(words, game.board(variant), layout, Set.of())::where;
    }

    private BoardSheet sheet(Variant variant, Layout layout, SidePaint paint, Sheet.Form form) {
        Board board = game.board(variant);
        double radius = Shuffleboard.settings(variant).discRadius().doubleValue();
        Ground usual = Ground.of(game, variant, List.of(), 0);
        double farther =
                usual.kind() == Ground.Kind.TABLE
                        ? 2 * radius
                        : form == Sheet.Form.ALONE ? FARTHEST : FARTHER;
        List<Placed> discs = new Placing(board, usual, farther, radius).of(layout);
        Ground ground = Ground.of(game, variant, discs, usual.right() + farther);
        return new BoardSheet(
                new BoardSvg.Scenery(words, board, variant, ground, discs),
                layout,
                paint,
                radius,
                form,
                game.title().in(words.lang()) + " – " + head(variant));
    }
}
