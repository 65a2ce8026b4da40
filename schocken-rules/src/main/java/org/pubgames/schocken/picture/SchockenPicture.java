package org.pubgames.schocken.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Outcome;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenScoring;
import org.pubgames.schocken.SchockenState;

/**
 * What people around a Schocken table like to see: dice as far as they lie open, what came of each
 * round, who lost which half and who pays.
 */
final class SchockenPicture implements GamePicture<SchockenState, SchockenEvent> {

    private final GameWords words;
    private final HandText hands;

    SchockenPicture(GameWords words) {
        this.words = words;
        this.hands = new HandText(words);
    }

    @Override
    public String legend() {
        return words.say("legend");
    }

    @Override
    public Optional<String> event(Variant variant, SchockenEvent event) {
        return new EventLine(words).of(event);
    }

    @Override
    public List<String> after(
            Scene<SchockenState, SchockenEvent> before,
            SchockenEvent event,
            Scene<SchockenState, SchockenEvent> now) {
        SchockenState was = before.state();
        SchockenState is = now.state();
        boolean settled = settled(was, event, is);
        List<String> lines = new ArrayList<>(hands.after(was, event, is, settled));
        if (settled) {
            is.lastRound()
                    .ifPresent(round -> lines.addAll(new RoundTable(words, was, is).of(round)));
        }
        lines.addAll(new Endings(words).between(was, is));
        return lines;
    }

    /**
     * Whether the event brought a round to its end; dropped dice end a half without one, closing
     * time a match.
     */
    private static boolean settled(SchockenState was, SchockenEvent event, SchockenState is) {
        boolean moved =
                was.round() != is.round()
                        || was.half() != is.half()
                        || was.game() != is.game()
                        || (was.stage() != is.stage() && is.stage() == SchockenState.Stage.OVER);
        return moved
                && !(event instanceof SchockenEvent.DiceDropped)
                && !(event instanceof SchockenEvent.PlayerWithdrew)
                && !(event instanceof SchockenEvent.PlayerDisqualified)
                && !(event instanceof SchockenEvent.OrganizerDecided)
                && !(event instanceof SchockenEvent.MatchAbandoned);
    }

    @Override
    public Optional<String> headline(Score score) {
        boolean all = SchockenScoring.ALL.equals(score.cells().get("discs"));
        return Optional.of(
                all
                        ? words.say("score.all")
                        : words.say("score.discs", new Because("discs", score.points())));
    }

    @Override
    public List<String> score(Variant variant, List<String> arguments, Score score) {
        return new Ranking(words, variant).around(score);
    }

    @Override
    public List<String> cards(Scene<SchockenState, SchockenEvent> scene) {
        return new GameSheet(words).of(scene);
    }

    /** Who lost the fewest games is first, then who lost the fewest halves of the running one. */
    @Override
    public List<Outcome.Place> standing(Scene<SchockenState, SchockenEvent> scene) {
        SchockenState state = scene.state();
        List<SchockenPlayer> sorted = new ArrayList<>(state.players());
        Comparator<SchockenPlayer> order = Comparator.comparing(SchockenPlayer::away);
        order = order.thenComparingInt(player -> state.gamesLost(player.name()));
        order = order.thenComparingLong(player -> halvesLost(state, player.name()));
        sorted.sort(order);
        List<Outcome.Place> places = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            SchockenPlayer player = sorted.get(i);
            boolean tied = i > 0 && order.compare(sorted.get(i - 1), player) == 0;
            int rank = tied ? places.get(i - 1).rank() : i + 1;
            places.add(new Outcome.Place(rank, player.name(), state.gamesLost(player.name())));
        }
        return places;
    }

    private static long halvesLost(SchockenState state, String name) {
        return state.halfLosers().stream().filter(name::equals).count();
    }

    @Override
    public String remark(Scene<SchockenState, SchockenEvent> scene, String name) {
        SchockenState state = scene.state();
        List<String> parts = new ArrayList<>();
        parts.add(words.say("standing.games", new Because("games", state.gamesLost(name))));
        long halves = halvesLost(state, name);
        if (halves > 0 && scene.state().stage() != SchockenState.Stage.OVER) {
            parts.add(words.say("standing.halves", new Because("halves", halves)));
        }
        state.player(name)
                .map(SchockenPlayer::discs)
                .filter(discs -> discs > 0 && state.stage() != SchockenState.Stage.OVER)
                .ifPresent(
                        discs ->
                                parts.add(
                                        words.say("standing.discs", new Because("discs", discs))));
        return String.join(", ", parts);
    }

    @Override
    public boolean draws() {
        return true;
    }

    @Override
    public Optional<Sheet> drawn(Scene<SchockenState, SchockenEvent> scene, Sheet.Form form) {
        return Optional.of(table(scene.state(), Optional.empty(), form));
    }

    @Override
    public Optional<Sheet> drawn(
            Scene<SchockenState, SchockenEvent> before, SchockenEvent event, Sheet.Form form) {
        return Optional.of(table(before.state(), Optional.of(event), form));
    }

    private Sheet table(SchockenState state, Optional<SchockenEvent> event, Sheet.Form form) {
        Sheet sheet = Sheet.column(words.lang(), form, words.say("title.schocken"));
        new RoundSvg(sheet, words, state, event).draw();
        return sheet;
    }

    /** The dice, what they are, and the throws just above and below them. */
    @Override
    public Optional<Sheet> drawn(
            Variant variant, List<String> arguments, Score score, Sheet.Form form) {
        Sheet sheet = Sheet.column(words.lang(), form, words.say("title.dice"));
        headline(score).ifPresent(sheet::title);
        new Ranking(words, variant).draw(score, sheet);
        return Optional.of(sheet);
    }
}
