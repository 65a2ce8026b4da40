package org.pubgames.shuffleboard.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Zone;

/**
 * A disc is said to lie at a place: can that be read, and is it in play there?
 *
 * @param report the disc and its place
 * @param together all discs of the same report
 */
public record DiscAtRest(
        Findings findings,
        Reported report,
        ReportedTogether together,
        Board board,
        ShuffleboardSettings settings)
        implements Situation {

    /** The part of the report that says it, as a JSON pointer. */
    public String pointer() {
        return report.pointer();
    }

    /** The name of the disc. */
    public String disc() {
        return report.disc().name();
    }

    /** Whose disc it is. */
    public Side side() {
        return report.disc().side();
    }

    /** Its number among the discs of its side, 1 for the first. */
    public int number() {
        return report.disc().number();
    }

    /** Whether a shot moved it there from where it lay. */
    public boolean moved() {
        return pointer().startsWith("/moved/");
    }

    /** How many discs of its side the report of a whole end has; 0 in other reports. */
    public int reported() {
        return together.count(side());
    }

    /** How many discs each side plays in an end. */
    public int most() {
        return together.most();
    }

    /** Whether a shot of its own side moved it there. */
    public boolean movedByOwn() {
        return moved() && together.shooter().filter(shooter -> shooter == side()).isPresent();
    }

    /** Whether its place was measured, at least in one direction. */
    public boolean measured() {
        return report.place().measured();
    }

    /** Whether its place was called by a word. */
    public boolean worded() {
        return report.place().at().isPresent();
    }

    /** Whether one of the two measures that the board needs is missing. */
    public boolean acrossMissing() {
        Place place = report.place();
        return place.y().isEmpty() || (board.needsAcross() && place.x().isEmpty());
    }

    /** Whether the measures have no more decimals than can be decided exactly. */
    public boolean exact() {
        return report.place().exact();
    }

    /** Whether some part of the disc is above the surface; true as well while that is not known. */
    public boolean covered() {
        Place place = report.place();
        return !measured()
                || !exact()
                || acrossMissing()
                || (place.near() && place.centre().map(board::covers).orElse(false));
    }

    /** The word for the place; empty when it was measured. */
    public String word() {
        return report.place().at().orElse("");
    }

    /** Whether the game has a place of that word. */
    public boolean wordKnown() {
        return board.called(word()).isPresent();
    }

    /** The game's word that is most similar, empty when none is. */
    public String nearest() {
        return Names.nearest(word(), board.words());
    }

    /** The game's words for places, from the target outwards. */
    public List<String> words() {
        return board.words();
    }

    /** The place as it was reported. */
    public String shown() {
        return report.place().shown();
    }

    /** The places that a centre may have, in words. */
    public String bounds() {
        return board.bounds();
    }

    /** The rank of its nearness, from 1; 1 when it has none. */
    public int depth() {
        return report.place().depth().orElse(1);
    }

    /** How it lies; open while the place cannot be read. */
    public Zone zone() {
        return report.spot().map(Spot::zone).orElse(Zone.OPEN);
    }

    /** The word for where it lies; empty while the place cannot be read. */
    public String spot() {
        return report.spot().map(Spot::name).orElse("");
    }

    /** How near to a line a call is close, in inches. */
    public String tolerance() {
        return settings.closeCall().toPlainString();
    }

    /** Whether a little more or less would change where it lies. */
    public boolean close() {
        return settings.closeCall().signum() != 0 && nearly().isPresent();
    }

    /** Where it would lie then; empty when the call is not close. */
    public String otherwise() {
        return nearly().map(Spot::name).orElse("");
    }

    private Optional<Spot> nearly() {
        // of a place that cannot be read there is no centre
        Optional<Spot> spot = report.spot();
        Optional<Point> centre = spot.isPresent() ? report.place().centre() : Optional.empty();
        if (spot.isPresent() && centre.isPresent()) {
            long wider = Point.units(settings.closeCall());
            for (long more : new long[] {wider, -wider}) {
                Spot other = board.at(centre.get(), more);
                if (other.zone() != spot.get().zone() || !other.name().equals(spot.get().name())) {
                    return Optional.of(other);
                }
            }
        }
        return Optional.empty();
    }
}
