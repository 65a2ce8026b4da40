package org.pubgames.shuffleboard.picture;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.ShuffleboardEvent;

/** The events in which discs lie somewhere, in short. */
final class EventLine {

    private final GameWords words;
    private final Board board;

    EventLine(GameWords words, Board board) {
        this.words = words;
        this.board = board;
    }

    Optional<String> of(ShuffleboardEvent event) {
        if (event instanceof ShuffleboardEvent.Shot shot) {
            String played =
                    words.say("event.shot", new Because("player", shot.player()))
                            + ": "
                            + place(shot.place());
            List<ShuffleboardEvent.Moved> moved = shot.moved().orElse(List.of());
            return Optional.of(moved.isEmpty() ? played : played + "; " + moved(moved));
        }
        if (event instanceof ShuffleboardEvent.EndPlayed played && !played.discs().isEmpty()) {
            String discs =
                    played.discs().stream()
                            .map(disc -> disc.side().letter() + " " + place(disc.place()))
                            .collect(Collectors.joining(", "));
            return Optional.of(words.say("event.end-played", new Because("discs", discs)));
        }
        if (event instanceof ShuffleboardEvent.Judged judged) {
            Place at =
                    new Place(
                            Optional.empty(),
                            Optional.empty(),
                            Optional.of(judged.at()),
                            judged.depth(),
                            Optional.empty());
            return Optional.of(
                    words.say(
                            "event.judged",
                            new Because("disc", judged.disc()),
                            new Because("at", place(at))));
        }
        if (event instanceof ShuffleboardEvent.HangTested tested) {
            return Optional.of(
                    words.say("event.hang-tested", new Because("disc", tested.disc()))
                            + words.say("hang-test." + tested.moves()));
        }
        return Optional.empty();
    }

    private String moved(List<ShuffleboardEvent.Moved> moved) {
        return words.say(
                "shot.moved",
                new Because(
                        "discs",
                        moved.stream()
                                .map(disc -> disc.disc() + " " + place(disc.place()))
                                .collect(Collectors.joining(", "))));
    }

    /** Where a disc was reported to lie. */
    String place(Place place) {
        StringBuilder text = new StringBuilder();
        if (place.x().isPresent() || place.y().isPresent()) {
            text.append('(')
                    .append(place.x().map(EventLine::written).orElse("–"))
                    .append(", ")
                    .append(place.y().map(EventLine::written).orElse("–"))
                    .append(')');
        }
        place.at()
                .ifPresent(
                        at ->
                                text.append(
                                        board.called(at)
                                                .map(spot -> DiscList.spot(words, board, spot))
                                                .orElse(at)));
        place.depth()
                .map(depth -> words.say("place.depth", new Because("depth", depth)))
                .ifPresent(text::append);
        place.on()
                .map(disc -> words.say("disc.on", new Because("disc", disc)))
                .ifPresent(text::append);
        return text.isEmpty() ? "–" : text.toString();
    }

    /** A number with an enormous exponent is not written out. */
    private static String written(BigDecimal number) {
        return Math.abs((long) number.scale()) > 20 ? number.toString() : number.toPlainString();
    }
}
