package org.pubgames.schocken.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;
import org.pubgames.schocken.RoundResult;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenState;

/** What came of a round: everybody's throw, the discs in front of everybody, where discs went. */
final class RoundTable {

    private final GameWords words;
    private final SchockenState was;
    private final SchockenState is;

    RoundTable(GameWords words, SchockenState was, SchockenState is) {
        this.words = words;
        this.was = was;
        this.is = is;
    }

    List<String> of(RoundResult round) {
        List<String> lines = new ArrayList<>();
        lines.add(Style.BOLD.of(title()));
        TextTable table = new TextTable("<", "<", "<", "<", ">", "<");
        for (SchockenPlayer player : was.players()) {
            if (player.hand().isPresent() || player.discs() > 0) {
                table.row(row(player, round));
            }
        }
        lines.addAll(table.lines());
        lines.add("  " + flow(round));
        return lines;
    }

    private String title() {
        Because round = new Because("round", was.round());
        Because half = new Because("half", was.half());
        return was.finale()
                ? words.say("round.title.final", round)
                : words.say("round.title", round, half);
    }

    private String[] row(SchockenPlayer player, RoundResult round) {
        String name = player.name();
        boolean loses = round.loser().filter(name::equals).isPresent();
        boolean leads = was.leader().filter(name::equals).isPresent();
        String marker =
                was.marker().filter(name::equals).map(here -> " " + Discs.MARKER).orElse("");
        String dice = "";
        String what =
                player.hand().isEmpty()
                        ? ""
                        : words.say(player.hand().get().surplus() ? "round.void" : "round.left");
        String used = "";
        for (RoundResult.Shown shown : round.shown()) {
            if (shown.player().equals(name)) {
                dice = DiceText.written(shown.dice());
                what = new Throws(words).name(shown.category(), shown.called(), shown.dice());
                used = words.say("round.used", new Because("used", shown.used()));
            }
        }
        String called = TextTable.shortened(name) + marker;
        return new String[] {
            leads ? TextTable.POINTER : " ",
            loses ? Style.BAD.of(called) : called,
            dice,
            what,
            used,
            Discs.changed(player.discs(), after(player, round))
        };
    }

    /** Discs when the round was over; a new half may have begun since. */
    private int after(SchockenPlayer player, RoundResult round) {
        if (was.half() == is.half() && was.game() == is.game()) {
            return is.player(player.name()).map(SchockenPlayer::discs).orElse(0);
        }
        boolean takesAll =
                round.loser()
                        .flatMap(was::player)
                        .filter(loser -> loser.discs() + round.discs() == was.discs())
                        .isPresent();
        if (round.loser().filter(player.name()::equals).isPresent()) {
            return player.discs() + round.discs();
        }
        boolean gives = round.giver().filter(player.name()::equals).isPresent();
        return takesAll ? 0 : player.discs() - (gives ? round.discs() : 0);
    }

    /** The arrow: from where to whom, and what is left in the stock. */
    private String flow(RoundResult round) {
        Optional<String> loser = round.loser();
        if (loser.isEmpty() || round.discs() == 0) {
            return words.say("round.nobody");
        }
        boolean all =
                round.discs() + was.player(loser.get()).map(SchockenPlayer::discs).orElse(0)
                        == was.discs();
        String source = round.giver().map(TextTable::shortened).orElse(words.say("round.stock"));
        if (all && round.giver().isEmpty() && was.stock() < round.discs()) {
            source = words.say("round.everybody");
        }
        String arrow = source + " ──" + round.discs() + "──▶ " + TextTable.shortened(loser.get());
        int left = was.stock() - round.discs();
        return round.giver().isPresent() || left < 0 ? arrow : arrow + "   " + stock(left);
    }

    private String stock(int left) {
        return left == 0
                ? words.say("round.stock-empty")
                : words.say("round.left-in-stock", new Because("left", left))
                        + " "
                        + Discs.row(left);
    }
}
