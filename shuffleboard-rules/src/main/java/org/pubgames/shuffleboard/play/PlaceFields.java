package org.pubgames.shuffleboard.play;

import java.util.List;
import org.pubgames.core.FieldLimit;
import org.pubgames.core.FieldValues;
import org.pubgames.core.FieldValues.Count;
import org.pubgames.core.FieldValues.ListOf;
import org.pubgames.core.FieldValues.Named;
import org.pubgames.core.FieldValues.OneOf;
import org.pubgames.core.FieldValues.Parts;
import org.pubgames.core.FormField;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Place;

/**
 * The fields of a place: measured in inches, or called by a word.
 *
 * @param words the places of the board that have a name
 * @param extent how far the centre of a disc may lie
 * @param needsAcross whether a measured place needs both coordinates
 */
record PlaceFields(OneOf words, Extent extent, boolean needsAcross) {

    /** A disc off the board has no rank and lies on no other. */
    static final FieldLimit OFF_THE_BOARD =
            new FieldLimit.Without(List.of("depth", "on"), "at", List.of(Place.OFF));

    /** Measured or called, not both. */
    private static final List<FieldLimit> LIMITS =
            List.of(
                    new FieldLimit.Some(List.of("y", "at")),
                    new FieldLimit.Apart(List.of("y", "at")),
                    new FieldLimit.Apart(List.of("x", "at")),
                    OFF_THE_BOARD);

    static PlaceFields of(Board board) {
        return new PlaceFields(
                new OneOf(Named.PLACE, board.words()), Extent.of(board), board.needsAcross());
    }

    /** Discs that lie on the board, each with the place where it lies now. */
    ListOf moved(FormField any, List<Disc> lying, OneOf on) {
        Parts each = (Parts) ((ListOf) any.values()).each();
        List<String> names = lying.stream().map(Disc::name).toList();
        return new ListOf(parts(each, new OneOf(Named.DISC, names), on), 0, names.size());
    }

    /** A disc of a side at a place. */
    Parts laid(Parts each) {
        return parts(each, new FieldValues.Text(), new FieldValues.Text());
    }

    private Parts parts(Parts each, FieldValues disc, FieldValues on) {
        List<FormField> fields =
                each.fields().stream()
                        .map(
                                field ->
                                        new FormField(
                                                field.name(),
                                                values(field, disc, on),
                                                field.required()))
                        .toList();
        return new Parts(fields, LIMITS, each.array());
    }

    private FieldValues values(FormField field, FieldValues disc, FieldValues on) {
        return switch (field.name()) {
            case "x" -> extent.across();
            case "y" -> extent.along();
            case "at" -> words;
            case "depth" -> new Count(1, Integer.MAX_VALUE);
            case "disc" -> disc;
            case "on" -> on;
            default -> field.values();
        };
    }
}
