package org.pubgames.schocken.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.core.spi.picture.Svg;
import org.pubgames.schocken.RoundResult;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenState;

/** A Schocken table: the stock, and of everybody the penalty discs and the dice as they lie. */
final class RoundSvg {

    private static final double LEFT = 2;
    private static final double DISC = 5;
    private static final double DISC_STEP = 12;

    /** The discs of a line; a table has 15 at most. */
    private static final int MOST_DISCS = 15;

    private static final double NAME = 105;

    private final Sheet sheet;
    private final Svg svg;
    private final GameWords words;
    private final SchockenState state;
    private final Optional<SchockenEvent> event;

    /** Whether the dice of the last round still lie there. */
    private final boolean roundOver;

    /** Where the next dice lie. */
    private double x;

    private double top;

    RoundSvg(Sheet sheet, GameWords words, SchockenState state, Optional<SchockenEvent> event) {
        this.sheet = sheet;
        this.svg = sheet.svg();
        this.words = words;
        this.state = state;
        this.event = event;
        this.roundOver =
                event.isEmpty()
                        && state.players().stream()
                                .allMatch(player -> ShownDice.of(state, player).isEmpty());
    }

    void draw() {
        discs(words.say("stock"), words.say("stock"), state.stock());
        if (state.returned() > 0) {
            discs(words.say("middle"), words.say("middle"), state.returned());
        }
        state.players().forEach(this::player);
        boolean seated = event.flatMap(told -> state.player(told.player())).isPresent();
        if (event.isPresent() && !seated) {
            name(event.get().player(), true);
            sheet.grow(24);
            row(List.of(), event);
        }
    }

    private void player(SchockenPlayer player) {
        boolean acts = event.filter(told -> told.player().equals(player.name())).isPresent();
        double y = sheet.height() + 1;
        svg.line(LEFT, y, Sheet.COLUMN - LEFT, y, "stroke", Sheet.INK, "stroke-opacity", 0.4);
        sheet.grow(3);
        name(player.name(), acts);
        discs("", player.name(), player.discs());
        note(player);
        row(ShownDice.of(state, player), acts ? event : Optional.empty());
        if (roundOver) {
            state.lastRound().map(RoundResult::shown).orElse(List.of()).stream()
                    .filter(shown -> shown.player().equals(player.name()))
                    .forEach(this::shown);
        }
    }

    private void name(String name, boolean acts) {
        sheet.bold((acts ? "▸ " : "") + name, LEFT, sheet.height() + 16, 14, NAME);
    }

    /** A name and penalty discs beside it. */
    private void discs(String text, String owner, int number) {
        sheet.text(text, LEFT, sheet.height() + 16, 14, NAME);
        double y = sheet.height() + 12;
        int drawn = Math.max(0, Math.min(MOST_DISCS, number));
        double left = Sheet.COLUMN - 16 - MOST_DISCS * DISC_STEP;
        for (int i = 0; i < drawn; i++) {
            Object[] look = {"fill", "#c77d2e", "stroke", Sheet.INK, "stroke-width", 1.0};
            svg.circle(left + i * DISC_STEP, y, DISC, Svg.with(look, "class", "penalty-disc"));
        }
        sheet.text(String.valueOf(number), left + drawn * DISC_STEP, y + 4, 12, 30);
        sheet.tell(owner + ": " + words.say("penalty", "number", number));
        sheet.grow(22);
    }

    /** Who leads, who does not play, who lost before. */
    private void note(SchockenPlayer player) {
        List<String> notes = new ArrayList<>();
        if (state.leader().filter(player.name()::equals).isPresent()) {
            notes.add(words.say("leader"));
        }
        switch (player.part()) {
            case SAFE -> notes.add(words.say("part.safe"));
            case LEFT -> notes.add(words.say("part.left"));
            case WATCHING -> notes.add(words.say("part.watching"));
            case GONE -> notes.add(words.say("part.gone"));
            case SENT_OFF -> notes.add(words.say("part.sent-off"));
            case PLAYING -> {}
        }
        note(player, notes);
        List<String> lost = new ArrayList<>();
        int games = state.gamesLost(player.name());
        long halves = state.halfLosers().stream().filter(player.name()::equals).count();
        if (games > 0 || halves > 0) {
            lost.add(words.say("standing.games", "games", games));
        }
        if (halves > 0) {
            lost.add(words.say("standing.halves", "halves", halves));
        }
        note(player, lost);
    }

    private void note(SchockenPlayer player, List<String> notes) {
        if (!notes.isEmpty()) {
            String text = String.join(", ", notes);
            sheet.text(text, LEFT, sheet.height() + 10, 12, Sheet.COLUMN - 2 * LEFT);
            sheet.tell(player.name() + ": " + text);
            sheet.grow(14);
        }
    }

    /** What somebody had in the round that is over. */
    private void shown(RoundResult.Shown shown) {
        x = LEFT;
        top = sheet.height() + 4;
        DiceSvg dice = DiceSvg.open(shown.dice());
        place(dice);
        String name = new Throws(words).name(shown.category(), shown.called(), shown.dice());
        sheet.text(name, x + 8, top + 17, 13, Sheet.COLUMN - x - 8);
        sheet.tell(dice.told(words) + ", " + name);
        sheet.grow(DiceSvg.EDGE + 12);
    }

    /** The dice as they lie, then those of the event. */
    private void row(List<DiceSvg> lying, Optional<SchockenEvent> now) {
        x = LEFT;
        top = sheet.height() + 8;
        for (DiceSvg dice : lying) {
            place(dice);
            sheet.tell(dice.told(words));
        }
        List<DiceSvg> thrown = now.map(ShownDice::of).orElse(List.of());
        if (!lying.isEmpty() && !thrown.isEmpty()) {
            sheet.text("→", x + 2, top + 18, 16, 40);
            x += 24;
        }
        for (DiceSvg dice : thrown) {
            place(dice);
            sheet.tell(words.say("dice.event", "dice", dice.told(words)));
        }
        sheet.grow(x > LEFT ? top + DiceSvg.EDGE + 8 - sheet.height() : 2);
        if (now.map(ShownDice::turned).orElse(0) > 0) {
            sheet.remark(words.say("turned"));
        }
        List<Integer> back = now.map(ShownDice::putBack).orElse(List.of());
        if (!back.isEmpty()) {
            sheet.remark(words.say("put-back") + ": " + DiceSvg.open(back).told(words));
        }
    }

    /** Draws dice where there is room for them, if need be in a row below. */
    private void place(DiceSvg dice) {
        if (x + dice.width() > Sheet.COLUMN) {
            x = LEFT;
            top += DiceSvg.EDGE + 14;
        }
        dice.draw(svg, x, top);
        x += dice.width() + 4;
    }
}
