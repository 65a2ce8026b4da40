package org.pubgames.cli;

import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.spi.picture.EventWords;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Style;

/** A judged match for a person. */
final class TextReport<S extends GameState, E extends GameEvent> extends Report<S, E> {

    private static final int INDENT = 7;

    private final Output out;
    private final Words words;
    private final int width;
    private final EventWords events;
    private final RulingLines rulings;
    private final GamePicture<S, E> picture;

    TextReport(
            Game<S, E> game,
            Console console,
            ViewChoice view,
            RulesAtStart begun,
            boolean verbose) {
        super(game, console, view, begun);
        this.out = console.out();
        this.words = console.words().with(game.key().id());
        this.width = console.width();
        this.events = new EventWords(Pictures.words(game.key().id(), console.lang()));
        this.rulings = new RulingLines(game.rulebook(), words, width - INDENT, verbose);
        this.picture = Pictures.of(game, console.lang());
    }

    @Override
    void begin(Match<S, E> opening, List<Problem> changes) {
        Variant variant = opening.header().variant();
        out.line(Style.BOLD.of(game().title().in(words.lang())));
        out.lines(0, new VariantLines(words, width).of(variant));
        changed(changes);
        List<String> names = opening.header().seats().names();
        out.lines(
                0,
                Paragraph.lines(
                        words.say("head.seats") + " " + String.join(", ", names), width, 2));
        view().called(words)
                .ifPresent(name -> out.line(words.say("head.view", new Because("view", name))));
        if (!picture.legend().isEmpty()) {
            out.line(picture.legend());
        }
        out.line("");
    }

    /** Prints how the rules have changed since the match was begun. */
    private void changed(List<Problem> changes) {
        if (!changes.isEmpty()) {
            String head = Style.BAD.of(words.say("head.changed"));
            out.lines(0, Paragraph.lines(head, width, 2));
        }
        for (Problem change : changes) {
            if (!change.code().equals(RulesAtStart.CHANGED)) {
                out.lines(2, Paragraph.lines("· " + change.text(words.lang()), width - 2, 2));
            }
        }
    }

    @Override
    void tell(int line, E event, Scene<S, E> before, Scene<S, E> now, Verdict<S, E> verdict) {
        String mark = verdict.accepted() ? Style.GOOD.of("✓") : Style.BAD.of("✗");
        String start = start(line, mark);
        List<String> said = Paragraph.lines(said(event, now), width - INDENT, 0);
        for (int i = 0; i < said.size(); i++) {
            out.line((i == 0 ? start : " ".repeat(INDENT)) + Style.BOLD.of(said.get(i)));
        }
        for (Ruling ruling : verdict.rulings()) {
            out.lines(INDENT, rulings.of(ruling));
        }
        if (verdict.accepted()) {
            out.lines(INDENT, picture.after(before, event, now));
            picture.equation(event, verdict.rulings())
                    .ifPresent(equation -> out.line(" ".repeat(INDENT) + Style.BOLD.of(equation)));
        }
    }

    @Override
    void tellRefused(int line) {
        out.line(start(line, Style.BAD.of("✗")) + words.say("event.refused"));
    }

    private String said(E event, Scene<S, E> scene) {
        return picture.event(scene.variant(), event).orElseGet(() -> events.of(event));
    }

    @Override
    void conclude(Scene<S, E> last) {
        if (!replayed()) {
            out.line("");
        }
        out.lines(0, picture.cards(last));
        new Standing<>(words, picture, rulings).of(last).forEach(out::line);
        if (replayed()) {
            out.line(count("count.replayed", accepted()) + ".");
        } else {
            out.line(
                    count("count.accepted", accepted())
                            + ", "
                            + count("count.rejected", rejected())
                            + (unreadable() == 0
                                    ? ""
                                    : ", " + count("count.unreadable", unreadable()))
                            + ".");
        }
        verified()
                .ifPresent(
                        same -> out.line(words.say(same ? "replay.verified" : "replay.differs")));
    }

    private String count(String key, int number) {
        return words.say(key, new Because("count", number));
    }

    private static String start(int line, String mark) {
        String number = String.valueOf(line);
        return " ".repeat(Math.max(0, 4 - number.length())) + number + " " + mark + " ";
    }
}
