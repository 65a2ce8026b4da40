package org.pubgames.sjoelen.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * What a club member likes to see: the board after each sub-turn, how the points add up, the match
 * cards.
 */
final class SjoelenPicture implements GamePicture<SjoelenState, SjoelenEvent> {

    private static final int MOST_NAMED = 10;

    private final GameWords words;

    SjoelenPicture(GameWords words) {
        this.words = words;
    }

    @Override
    public String legend() {
        return BoardText.legend(words, true);
    }

    @Override
    public Optional<String> event(Variant variant, SjoelenEvent event) {
        if (!(event instanceof SjoelenEvent.BonusPlayed played) || played.bonus().least() < 0) {
            return Optional.empty();
        }
        List<String> where = new ArrayList<>();
        for (int i = 0; i < Compartments.COUNT; i++) {
            for (int disc = 0; disc < Math.min(played.bonus().at(i), MOST_NAMED); disc++) {
                where.add(String.valueOf(Sjoelen.settings(variant).gateValue(i)));
            }
        }
        String key = where.isEmpty() ? "bonus.missed" : "bonus.in";
        return Optional.of(
                words.say(
                        key,
                        new Because("player", event.player()),
                        new Because("compartments", where)));
    }

    @Override
    public List<String> after(
            Scene<SjoelenState, SjoelenEvent> before,
            SjoelenEvent event,
            Scene<SjoelenState, SjoelenEvent> now) {
        Optional<SjoelenPlayer> was = before.state().player(event.player());
        Optional<SjoelenPlayer> is = now.state().player(event.player());
        if (was.isEmpty() || is.isEmpty()) {
            return List.of();
        }
        SjoelenSettings settings = Sjoelen.settings(now.variant());
        List<CardLine> card = is.get().card();
        if (is.get().played() > was.get().played()) {
            CardLine line = card.get(was.get().nextLine() - 1);
            List<String> lines = new ArrayList<>();
            line.layout()
                    .map(
                            layout ->
                                    board(
                                            settings,
                                            layout,
                                            line.bonus().orElse(Compartments.EMPTY),
                                            line.givenBack(),
                                            ""))
                    .ifPresent(lines::addAll);
            wholeTurn(now, event.player(), line.points()).ifPresent(lines::add);
            return lines;
        }
        int subTurn = was.get().turn().map(TurnInPlay::subTurn).orElse(1);
        return is.get()
                .turn()
                .filter(turn -> turn.subTurn() > subTurn)
                .map(
                        turn ->
                                board(
                                        settings,
                                        turn.compartments(),
                                        turn.bonus(),
                                        turn.givenBack(),
                                        inHand(turn)))
                .orElse(List.of());
    }

    /** How the sub-turns of a finished turn add up, where more than one of them counted. */
    private Optional<String> wholeTurn(
            Scene<SjoelenState, SjoelenEvent> scene, String player, int points) {
        List<Entry<SjoelenEvent>> log = scene.log();
        List<Ruling> counted = new ArrayList<>();
        int events = 0;
        boolean first = false;
        for (int i = log.size() - 1; i >= 0 && !first; i--) {
            if (log.get(i).event().player().equals(player)) {
                List<Ruling> awards = Equation.subTurns(log.get(i).rulings());
                counted.addAll(0, awards);
                events += awards.isEmpty() ? 0 : 1;
                first =
                        awards.stream()
                                .anyMatch(
                                        ruling ->
                                                ruling.fact("subTurn")
                                                        .filter(
                                                                number ->
                                                                        "1"
                                                                                .equals(
                                                                                        String
                                                                                                .valueOf(
                                                                                                        number)))
                                                        .isPresent());
            }
        }
        // A turn that was interrupted or played again is not the sum of what was ruled in it.
        int sum = counted.stream().mapToInt(Ruling::points).sum();
        return events > 1 && sum == points
                ? new Equation(words)
                        .of(counted)
                        .map(text -> words.say("equation.turn", new Because("equation", text)))
                : Optional.empty();
    }

    private String inHand(TurnInPlay turn) {
        String key = turn.bonusStage() ? "board.extra" : "board.next";
        return words.say(
                key, new Because("discs", turn.hand()), new Because("subTurn", turn.subTurn()));
    }

    private static List<String> board(
            SjoelenSettings settings,
            Compartments layout,
            Compartments bonus,
            Compartments givenBack,
            String caption) {
        return new BoardText(settings, layout, bonus, givenBack).lines(caption);
    }

    @Override
    public Optional<String> equation(SjoelenEvent event, List<Ruling> rulings) {
        return new Equation(words).of(rulings);
    }

    @Override
    public Optional<String> equation(Score score) {
        return new Equation(words).of(score.rulings());
    }

    @Override
    public List<String> score(Variant variant, List<String> arguments, Score score) {
        SjoelenSettings settings = Sjoelen.settings(variant);
        Lying lying = asked(arguments);
        List<String> lines =
                new ArrayList<>(board(settings, lying.in(), lying.extra(), Compartments.EMPTY, ""));
        lines.add(BoardText.legend(words, !lying.extra().equals(Compartments.EMPTY)));
        return lines;
    }

    /** The layout of a question that was answered: four counts, and four of extra discs. */
    private static Lying asked(List<String> arguments) {
        List<Integer> counts =
                arguments.stream()
                        .flatMap(each -> Stream.of(each.strip().split("[,/ ]+", -1)))
                        .map(Integer::valueOf)
                        .toList();
        return Lying.of(four(counts, 0), four(counts, Compartments.COUNT));
    }

    private static Compartments four(List<Integer> counts, int from) {
        return counts.size() < from + Compartments.COUNT
                ? Compartments.EMPTY
                : Compartments.of(
                        counts.get(from),
                        counts.get(from + 1),
                        counts.get(from + 2),
                        counts.get(from + 3));
    }

    @Override
    public List<String> cards(Scene<SjoelenState, SjoelenEvent> scene) {
        SjoelenSettings settings = Sjoelen.settings(scene.variant());
        List<String> lines = new ArrayList<>();
        for (SjoelenPlayer player : scene.state().players()) {
            lines.addAll(new CardTable(words, settings).of(player));
            lines.add("");
        }
        return lines;
    }

    @Override
    public List<Outcome.Place> standing(Scene<SjoelenState, SjoelenEvent> scene) {
        Comparator<SjoelenPlayer> staying = Comparator.comparing(player -> !player.withdrawn());
        Comparator<SjoelenPlayer> order =
                staying.thenComparingInt(player -> reached(scene, player));
        List<SjoelenPlayer> players = new ArrayList<>(scene.state().players());
        players.sort(order.reversed());
        List<Outcome.Place> places = new ArrayList<>();
        for (SjoelenPlayer player : players) {
            int score = reached(scene, player);
            int seat = places.size();
            boolean tied = seat > 0 && order.compare(players.get(seat - 1), player) == 0;
            int rank = tied ? places.get(places.size() - 1).rank() : places.size() + 1;
            places.add(new Outcome.Place(rank, player.name(), score));
        }
        return places;
    }

    /** What decides the match in the end: match points, or the points of the turns that count. */
    private static int reached(Scene<SjoelenState, SjoelenEvent> scene, SjoelenPlayer player) {
        SjoelenSettings settings = Sjoelen.settings(scene.variant());
        return settings.byGames()
                ? scene.state().matchPoints(player.name())
                : player.totalOfBest(settings.countingTurns());
    }

    @Override
    public String remark(Scene<SjoelenState, SjoelenEvent> scene, String name) {
        return scene.state()
                .player(name)
                .map(
                        player ->
                                words.say(
                                        Sjoelen.settings(scene.variant()).byGames()
                                                ? "standing.remark.games"
                                                : "standing.remark",
                                        new Because("reached", reached(scene, player)),
                                        new Because("turns", player.played()),
                                        new Because(
                                                "average", CardTable.average(player, words.lang())),
                                        new Because("highest", player.highestTurn())))
                .orElse("");
    }

    @Override
    public boolean draws() {
        return true;
    }

    /** Everybody's last board with the running total. */
    @Override
    public Optional<Sheet> drawn(Scene<SjoelenState, SjoelenEvent> scene, Sheet.Form form) {
        Sheet sheet = sheet(form);
        for (SjoelenPlayer player : scene.state().players()) {
            sheet.title(
                    words.say(
                            "player.points",
                            new Because("player", player.name()),
                            new Because("points", player.total())));
            board(sheet, scene, last(player));
            sheet.grow(12);
        }
        return Optional.of(sheet);
    }

    private static Lying last(SjoelenPlayer player) {
        List<CardLine> card = player.card();
        if (player.turn().isPresent()) {
            return Lying.of(player.turn().get());
        }
        Optional<CardLine> line =
                card.isEmpty() ? Optional.empty() : Optional.of(card.get(card.size() - 1));
        return Lying.of(
                        line.flatMap(CardLine::layout).orElse(Compartments.EMPTY),
                        line.flatMap(CardLine::bonus).orElse(Compartments.EMPTY))
                .without(line.map(CardLine::givenBack).orElse(Compartments.EMPTY));
    }

    @Override
    public Optional<Sheet> drawn(
            Scene<SjoelenState, SjoelenEvent> before, SjoelenEvent event, Sheet.Form form) {
        Optional<TurnInPlay> turn =
                before.state().player(event.player()).flatMap(SjoelenPlayer::turn);
        SjoelenSettings settings = Sjoelen.settings(before.variant());
        return Lying.of(turn, event, settings)
                .map(
                        lying -> {
                            Sheet sheet = sheet(form);
                            sheet.title(caption(event.player(), turn));
                            board(sheet, before, lying);
                            return sheet;
                        });
    }

    private String caption(String player, Optional<TurnInPlay> turn) {
        return turn.map(
                        playing ->
                                words.say(
                                        "player.sub-turn",
                                        new Because("player", player),
                                        new Because("number", playing.subTurn())))
                .orElse(player);
    }

    @Override
    public Optional<Sheet> drawn(
            Variant variant, List<String> arguments, Score score, Sheet.Form form) {
        Sheet sheet = sheet(form);
        sheet.title(words.say("points", "points", score.points()));
        BoardSvg board = new BoardSvg(sheet, words, Sjoelen.settings(variant), asked(arguments));
        board.draw();
        equation(score).ifPresent(sheet::remark);
        board.legend();
        return Optional.of(sheet);
    }

    private Sheet sheet(Sheet.Form form) {
        return Sheet.column(words.lang(), form, words.say("title.sjoelen"));
    }

    private void board(Sheet sheet, Scene<SjoelenState, SjoelenEvent> scene, Lying lying) {
        new BoardSvg(sheet, words, Sjoelen.settings(scene.variant()), lying).draw();
    }
}
