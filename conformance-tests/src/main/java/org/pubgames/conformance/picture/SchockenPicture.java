package org.pubgames.conformance.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;

/** A Schocken table: the stock, and of everybody the penalty discs and the dice as they lie. */
final class SchockenPicture {

    private static final double LEFT = 2;
    private static final double DISC = 5;
    private static final double DISC_STEP = 12;

    /** The discs of a line; a table has 15 at most. */
    private static final int MOST_DISCS = 15;

    private static final double NAME = 105;

    private final Situation situation;
    private final PictureWords words;
    private final Picture picture;
    private final Svg svg;
    private final Said state;
    private final List<Dice> thrown;

    /** Where the next dice lie. */
    private double x;

    private double top;

    SchockenPicture(Situation situation) {
        this.situation = situation;
        this.words = situation.words();
        this.picture = new Picture(words.lang());
        this.svg = picture.svg();
        this.state = situation.state();
        this.thrown = thrown(situation);
    }

    /** The dice of the event. */
    private static List<Dice> thrown(Situation situation) {
        Said event = situation.event();
        List<Dice> dice = new ArrayList<>();
        boolean covered = situation.kind().equals("thrown");
        if (situation.kind().equals("dice-dropped")) {
            Said number = event.at("dice");
            dice.add(Dice.unseen(number.present() ? number.count() : 1, false));
        } else {
            dice.add(covered ? Dice.under(event.at("dice")) : Dice.open(event.at("dice")));
        }
        dice.removeIf(each -> each.faces().isEmpty());
        return dice;
    }

    Optional<String> drawn() {
        List<Said> players = state.at("players").items();
        Said event = situation.event();
        boolean nothing = thrown.isEmpty() && turned() == 0 && !event.at("putBack").isList();
        if (players.isEmpty() && nothing) {
            return Optional.empty();
        }
        if (!players.isEmpty()) {
            discs(words.say("stock"), "", state.at("stock").count());
            if (state.at("returned").count() > 0) {
                discs(words.say("middle"), "", state.at("returned").count());
            }
        }
        players.forEach(this::player);
        boolean seated =
                players.stream().anyMatch(p -> p.at("name").text().equals(situation.player()));
        if (!seated) {
            if (!situation.player().isEmpty()) {
                name(situation.player(), true);
                picture.grow(24);
            }
            row(List.of(), true);
        }
        return Optional.of(
                picture.drawn(words.say(players.isEmpty() ? "title.dice" : "title.schocken")));
    }

    private void player(Said player) {
        String name = player.at("name").text();
        boolean acts = name.equals(situation.player());
        svg.empty(
                "line",
                "x1",
                LEFT,
                "y1",
                picture.height() + 1,
                "x2",
                Picture.WIDE - LEFT,
                "y2",
                picture.height() + 1,
                "stroke",
                Picture.INK,
                "stroke-opacity",
                0.4);
        picture.grow(3);
        name(name, acts);
        discs("", name, player.at("discs").count());
        note(player, name);
        row(lying(player), acts);
    }

    private void name(String name, boolean acts) {
        picture.bold((acts ? "▸ " : "") + name, LEFT, picture.height() + 16, 14, NAME);
    }

    /** A name and penalty discs beside it. */
    private void discs(String text, String owner, int number) {
        picture.text(text, LEFT, picture.height() + 16, 14, NAME);
        double y = picture.height() + 12;
        int drawn = Math.min(MOST_DISCS, number);
        double left = Picture.WIDE - 16 - MOST_DISCS * DISC_STEP;
        for (int i = 0; i < drawn; i++) {
            svg.empty(
                    "circle",
                    "id",
                    "penalty-disc",
                    "cx",
                    left + i * DISC_STEP,
                    "cy",
                    y,
                    "r",
                    DISC,
                    "fill",
                    "#c77d2e",
                    "stroke",
                    Picture.INK,
                    "stroke-width",
                    1.0);
        }
        picture.text(String.valueOf(number), left + drawn * DISC_STEP, y + 4, 12, 30);
        picture.tell(
                (text.isEmpty() ? owner : text) + ": " + words.say("penalty", "number", number));
        picture.grow(22);
    }

    /** Who leads, and who does not play. */
    private void note(Said player, String name) {
        List<String> notes = new ArrayList<>();
        if (state.at("leader").text().equals(name)) {
            notes.add(words.say("leader"));
        }
        switch (player.at("part").text()) {
            case "safe" -> notes.add(words.say("part.safe"));
            case "left" -> notes.add(words.say("part.left"));
            case "watching" -> notes.add(words.say("part.watching"));
            default -> {}
        }
        if (!notes.isEmpty()) {
            picture.text(String.join(", ", notes), LEFT, picture.height() + 10, 12, 200);
            picture.tell(name + ": " + String.join(", ", notes));
            picture.grow(14);
        }
    }

    /** A player's dice: those of a roll-off, otherwise those aside and under the cup. */
    private List<Dice> lying(Said player) {
        Said rolled = state.at("rollOff").at("throwsMade").with("player", player.at("name").text());
        List<Dice> dice = new ArrayList<>();
        if (rolled.present()) {
            dice.add(Dice.open(rolled.at("dice")));
            return dice;
        }
        Said hand = player.at("hand");
        dice.add(Dice.open(hand.at("aside")));
        boolean thrown = !hand.at("due").isTrue() && hand.at("used").count() > 0;
        if (thrown) {
            boolean open = hand.at("sight").text().equals("everybody");
            boolean known = hand.at("dice").isList();
            int number = hand.at("cup").count();
            dice.add(
                    !known
                            ? Dice.unseen(number, !open)
                            : open ? Dice.open(hand.at("dice")) : Dice.under(hand.at("dice")));
        }
        dice.removeIf(each -> each.faces().isEmpty());
        return dice;
    }

    /** The dice as they lie, then those of the event. */
    private void row(List<Dice> lying, boolean acts) {
        x = LEFT;
        top = picture.height() + 8;
        for (Dice dice : lying) {
            place(dice);
            picture.tell(dice.told(words));
        }
        List<String> remarks = new ArrayList<>();
        if (acts) {
            List<Dice> now = new ArrayList<>(thrown);
            int turned = turned();
            for (int i = 0; i < turned; i++) {
                now.add(new Dice(List.of("1"), false));
                remarks = new ArrayList<>(List.of(words.say("turned")));
            }
            if (!lying.isEmpty() && !now.isEmpty()) {
                picture.text("→", x + 2, top + 18, 16, 40);
                x += 24;
            }
            for (Dice dice : now) {
                place(dice);
                picture.tell(words.say("dice.event", new Because("dice", dice.told(words))));
            }
            Dice back = Dice.open(situation.event().at("putBack"));
            if (!back.faces().isEmpty()) {
                remarks.add(words.say("put-back") + ": " + back.told(words));
            }
        }
        boolean drawn = x > LEFT;
        picture.grow(drawn ? top + Dice.EDGE + 8 - picture.height() : 2);
        for (String remark : remarks) {
            picture.text(remark, LEFT, picture.height() + 10, 12, 290);
            picture.tell(remark);
            picture.grow(16);
        }
    }

    private int turned() {
        return Math.min(2, situation.event().at("turned").count());
    }

    /** Draws dice where there is room for them, if need be in a row below. */
    private void place(Dice dice) {
        if (x + dice.width() > Picture.WIDE) {
            x = LEFT;
            top += Dice.EDGE + 14;
        }
        dice.draw(svg, x, top);
        x += dice.width() + 4;
    }
}
