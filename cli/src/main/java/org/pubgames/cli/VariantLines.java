package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.Style;

/** A variant in a few lines; unknown details are marked as such. */
final class VariantLines {

    private final Words words;
    private final int width;

    VariantLines(Words words, int width) {
        this.words = words;
        this.width = width;
    }

    List<String> of(Variant variant) {
        List<String> lines = new ArrayList<>();
        String name = variant.title().in(words.lang()) + " (" + variant.id() + ")";
        lines.addAll(Paragraph.lines(words.say("head.variant") + " " + name, width, 2));
        if (variant.status() == Variant.Status.INCOMPLETE) {
            String about =
                    Style.BAD.of(words.say("head.incomplete"))
                            + " "
                            + variant.about().in(words.lang());
            lines.addAll(Paragraph.lines(about, width, 2));
        }
        return lines;
    }

    /** What a variant is made from: its parent and its mix-ins; empty for neither. */
    static String origin(Variant variant, Words words) {
        List<String> parts = new ArrayList<>();
        variant.parent()
                .ifPresent(
                        parent ->
                                parts.add(words.say("head.parent", new Because("parent", parent))));
        if (!variant.with().isEmpty()) {
            parts.add(words.say("head.with", new Because("mixins", variant.with())));
        }
        return String.join(" · ", parts);
    }
}
