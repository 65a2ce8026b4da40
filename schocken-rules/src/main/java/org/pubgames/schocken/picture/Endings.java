package org.pubgames.schocken.picture;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenState;

/** One line each for the end of a half, the final that follows, and the end of a game. */
final class Endings {

    private final GameWords words;

    Endings(GameWords words) {
        this.words = words;
    }

    List<String> between(SchockenState was, SchockenState is) {
        List<String> lines = new ArrayList<>();
        List<String> losers =
                is.gameLosers().subList(was.gameLosers().size(), is.gameLosers().size());
        boolean halfLost = is.halfLosers().size() > was.halfLosers().size();
        if (halfLost && losers.isEmpty()) {
            String loser = is.halfLosers().get(is.halfLosers().size() - 1);
            boolean marked = is.marker().isPresent() && was.marker().isEmpty();
            lines.add(
                    line(
                            "ending.half",
                            new Because("half", was.half()),
                            new Because("player", loser + (marked ? " " + Discs.MARKER : ""))));
        }
        if (is.finale() && !was.finale()) {
            lines.add(
                    line(
                            "ending.final",
                            new Because(
                                    "players",
                                    is.playing().stream().map(SchockenPlayer::name).toList())));
        }
        if (!losers.isEmpty()) {
            lines.add(
                    line(
                            was.finale() ? "ending.game.final" : "ending.game",
                            new Because("game", was.game()),
                            new Because("players", losers)));
        }
        return lines;
    }

    private String line(String key, Because... arguments) {
        return Style.BOLD.of("═══ " + words.say(key, arguments) + " ═══");
    }
}
