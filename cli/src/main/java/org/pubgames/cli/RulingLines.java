package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Citation;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;
import org.pubgames.core.spi.picture.Style;

/** Rulings for a person: what was decided, by which rule, after which clause. */
final class RulingLines {

    private final RuleBook book;
    private final Words words;
    private final Citations citations;
    private final int width;
    private final boolean verbose;

    RulingLines(RuleBook book, Words words, int width, boolean verbose) {
        this.book = book;
        this.words = words;
        this.citations = new Citations(book, words);
        this.width = width;
        this.verbose = verbose;
    }

    /** The lines of a ruling; those after the first hang under its text. */
    List<String> of(Ruling ruling) {
        String sign = sign(ruling);
        int hang = sign.length() + 1;
        String pointer =
                ruling.kind() == Ruling.Kind.FORBIDS && !ruling.pointer().isEmpty()
                        ? ruling.pointer() + ": "
                        : "";
        List<String> lines = new ArrayList<>();
        String text = styled(ruling, sign) + " " + pointer + book.say(ruling, words.lang());
        lines.addAll(Paragraph.lines(text, width, hang));
        if (ruling.citations().isEmpty()) {
            lines.add(" ".repeat(hang) + Style.DIM.of(ruling.rule()));
        }
        for (int i = 0; i < ruling.citations().size() && (i == 0 || verbose); i++) {
            lines.addAll(clause(ruling, i, hang));
        }
        return lines;
    }

    private List<String> clause(Ruling ruling, int number, int hang) {
        Citation citation = ruling.citations().get(number);
        String place = citations.place(citation);
        String said = verbose ? ": " + citations.statement(citation) : "";
        List<String> lines = new ArrayList<>();
        if (number > 0) {
            lines.addAll(
                    Paragraph.lines(
                            words.say("ruling.also") + " " + place + said, width - hang, 2));
        } else {
            String together = ruling.rule() + " · " + place;
            if (Style.width(together) <= width - hang && !verbose) {
                lines.add(together);
            } else {
                lines.add(ruling.rule());
                lines.addAll(Paragraph.lines(place + said, width - hang, 2));
            }
        }
        lines.replaceAll(line -> " ".repeat(hang) + Style.DIM.of(line));
        return lines;
    }

    private static String styled(Ruling ruling, String sign) {
        return switch (ruling.kind()) {
            case FORBIDS -> Style.BAD.of(sign);
            case AWARDS -> Style.GOOD.of(sign);
            default -> Style.BOLD.of(sign);
        };
    }

    private static String sign(Ruling ruling) {
        return switch (ruling.kind()) {
            case FORBIDS -> "✗";
            case AWARDS -> (ruling.points() < 0 ? "" : "+") + ruling.points();
            case CHANGES -> "→";
            case ENDS -> "■";
            case OVERRIDES -> "⇄";
            case NOTES -> "·";
        };
    }
}
