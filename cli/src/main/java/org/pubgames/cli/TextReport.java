package org.pubgames.cli;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
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
    private final RevisionWords<S, E> revisions;
    private final boolean verbose;

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
        this.revisions = new RevisionWords<>(words, picture);
        this.verbose = verbose;
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

    @Override
    void tellRevised(
            int line,
            Revision<E> revision,
            Scene<S, E> before,
            Scene<S, E> now,
            Revised.Done<S, E> done,
            List<Revised.Part> parts) {
        head(line, Style.GOOD.of("↶"), revision, now);
        for (Revised.Change<E> change : done.changes()) {
            changed(revision, change);
        }
        List<String> scores = revisions.scores(before, now);
        scores.forEach(score -> hanging(Style.BOLD.of(score)));
        if (parts.isEmpty()) {
            hanging(words.say("revise.same"));
        } else if (done.changes().stream().allMatch(change -> revisions.about(revision, change))) {
            hanging(words.say("revise.alone"));
        }
        if (!parts.isEmpty() && (scores.isEmpty() || verbose)) {
            hanging(words.say("revise.state"));
            parts.forEach(part -> hanging("· " + revisions.part(part)));
        }
    }

    /** What became of a later event, or of the one that came. */
    private void changed(Revision<E> revision, Revised.Change<E> change) {
        Optional<Entry<E>> was = change.was();
        Optional<Entry<E>> now = change.now();
        boolean follows =
                was.isPresent() && now.isPresent() && !revisions.names(revision, was.get());
        if (now.isEmpty() && was.isPresent() && revision.along().contains(was.get().number())) {
            hanging(words.say("revise.along", new Because("event", was.get().number())));
        } else if (follows) {
            hanging(words.say("revise.later", new Because("event", now.get().number())));
        }
        if (follows) {
            change.gone()
                    .forEach(ruling -> hanging("− " + game().rulebook().say(ruling, words.lang())));
        }
        change.come().forEach(ruling -> out.lines(INDENT, rulings.of(ruling)));
    }

    @Override
    void tellNotRevised(
            int line, Revision<E> revision, Scene<S, E> now, Revised.Refused<S, E> refused) {
        head(line, Style.BAD.of("✗"), revision, now);
        hanging(
                refused.event()
                        .map(event -> words.say("revise.refused", new Because("event", event)))
                        .orElseGet(() -> words.say("revise.refused-itself")));
        for (Ruling ruling : refused.rulings()) {
            out.lines(INDENT, rulings.of(ruling));
        }
        if (!refused.gone().isEmpty()) {
            hanging(words.say("revise.gone", new Because("along", "" + refused.gone())));
        }
    }

    private void head(int line, String mark, Revision<E> revision, Scene<S, E> now) {
        Optional<String> event =
                shown(revision, now, view().everything()).map(with -> said(with, now));
        List<String> said = Paragraph.lines(revisions.head(revision, event), width - INDENT, 0);
        for (int i = 0; i < said.size(); i++) {
            out.line(
                    (i == 0 ? start(line, mark) : " ".repeat(INDENT)) + Style.BOLD.of(said.get(i)));
        }
    }

    private void hanging(String text) {
        out.lines(INDENT, Paragraph.lines(text, width - INDENT, 2));
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
                            + (revisions() == 0 ? "" : ", " + count("count.revised", revisions()))
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
