package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.Citation;
import org.pubgames.core.Ground;
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
            lines.addAll(unprinted(ruling, hang));
        }
        for (int i = 0; i < ruling.citations().size() && (i == 0 || verbose); i++) {
            lines.addAll(clause(ruling, i, hang));
        }
        return lines;
    }

    private List<String> clause(Ruling ruling, int number, int hang) {
        Citation citation = ruling.citations().get(number);
        String place = citations.place(citation) + (number == 0 ? marks(ruling.ground()) : "");
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
        if (number == 0 && verbose && !ruling.ground().reading().en().isEmpty()) {
            String reading = ruling.ground().reading().in(words.lang());
            lines.addAll(
                    Paragraph.lines(words.say("ruling.reading") + ": " + reading, width - hang, 2));
        }
        lines.replaceAll(line -> " ".repeat(hang) + Style.DIM.of(line));
        return lines;
    }

    /** What a ruling rests on that no clause is behind: the house's own reason. */
    private List<String> unprinted(Ruling ruling, int hang) {
        List<String> lines = new ArrayList<>(List.of(ruling.rule()));
        if (ruling.ground().ofHouse()) {
            String house = ruling.ground().house().in(words.lang());
            lines.addAll(
                    Paragraph.lines(
                            words.say("ruling.house", new Because("because", house)),
                            width - hang,
                            2));
        }
        lines.replaceAll(line -> " ".repeat(hang) + Style.DIM.of(line));
        return lines;
    }

    /** That the clause is read so, or taken from another edition. */
    private String marks(Ground ground) {
        String reading = ground.reading().en().isEmpty() ? "" : " · " + words.say("ruling.reading");
        return reading
                + (ground.borrowedFrom().isEmpty() ? "" : " · " + words.say("ruling.borrowed"));
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
