package org.pubgames.cli;

import java.util.List;
import java.util.Map;
import org.pubgames.core.Because;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.compare.Comparison;
import org.pubgames.core.internal.compare.Difference;
import org.pubgames.core.internal.compare.Example;
import org.pubgames.core.internal.compare.SettingDifference;
import org.pubgames.core.spi.picture.EventWords;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;

/** The differences of two variants, for a person. */
final class DiffText<S extends GameState, E extends GameEvent> {

    private static final int INDENT = 4;

    private final Game<S, E> game;
    private final Output out;
    private final Words words;
    private final int width;
    private final RulingLines rulings;
    private final EventWords events;
    private final GamePicture<S, E> picture;

    DiffText(Game<S, E> game, Console console) {
        this.game = game;
        this.out = console.out();
        this.words = console.words().with(game.key().id());
        this.width = console.width();
        this.rulings = new RulingLines(game.rulebook(), words, width - INDENT, false);
        this.events = new EventWords(Pictures.words(game.key().id(), console.lang()));
        this.picture = Pictures.of(game, console.lang());
    }

    void tell(Comparison comparison) {
        out.line(Style.BOLD.of(game.title().in(words.lang())));
        out.line("A  " + named(comparison.a()));
        out.line("B  " + named(comparison.b()));
        out.line("");
        settings(comparison.settings());
        tables(comparison.a(), comparison.b());
        out.line("");
        if (comparison.example().isEmpty()) {
            say(0, words.say(same(comparison) ? "diff.same-rules" : "diff.no-example"));
            return;
        }
        Example example = comparison.example().get();
        out.line(Style.BOLD.of(words.say("diff.example")));
        if (example instanceof Example.Played) {
            say(0, words.say("diff.found." + example.found()));
        }
        out.line("");
        if (example instanceof Example.Question question) {
            tell(question, comparison);
        } else if (example instanceof Example.Played played) {
            tell(played, comparison);
        }
    }

    private String named(Variant variant) {
        return variant.title().in(words.lang()) + " (" + Style.BOLD.of(variant.pinned()) + ")";
    }

    private static boolean same(Comparison comparison) {
        return comparison.a().digest().equals(comparison.b().digest());
    }

    private void settings(List<SettingDifference> settings) {
        if (settings.isEmpty()) {
            say(0, words.say("diff.same-settings"));
            return;
        }
        out.line(words.say("diff.settings"));
        int names = settings.stream().mapToInt(each -> each.setting().length()).max().orElse(0);
        int most = (width - names - 6) / 2;
        TextTable table = new TextTable("<", "<", "<");
        table.row("", "A", "B");
        for (SettingDifference each : settings) {
            table.row(
                    Style.BOLD.of(each.setting()), Cut.to(most, each.a()), Cut.to(most, each.b()));
        }
        List<String> lines = table.lines();
        out.line(lines.get(0));
        for (int i = 0; i < settings.size(); i++) {
            out.line(lines.get(i + 1));
            String text = text(settings.get(i).setting());
            Paragraph.lines(text, width - INDENT, 0)
                    .forEach(line -> out.line(" ".repeat(INDENT) + Style.DIM.of(line)));
        }
    }

    /** The tables of the house that differ. */
    private void tables(Variant a, Variant b) {
        List<String> differing =
                TablePages.kinds(game).stream()
                        .filter(kind -> !content(a, kind).equals(content(b, kind)))
                        .toList();
        if (!differing.isEmpty()) {
            say(0, words.say("diff.tables", new Because("tables", differing)));
        }
    }

    private static Map<String, Object> content(Variant variant, String kind) {
        return variant.table(kind).map(DecisionTable::content).orElse(Map.of());
    }

    private String text(String setting) {
        return game.settings().stream()
                .filter(each -> each.name().equals(setting))
                .map(each -> each.text().in(words.lang()))
                .findFirst()
                .orElse("");
    }

    private void tell(Example.Question question, Comparison comparison) {
        String arguments = String.join(" ", question.arguments());
        say(2, "pubgames score " + game.key().id() + " " + arguments);
        out.line("");
        List<Ruling> both = both(rulings(question.a()), rulings(question.b()));
        answer("A", comparison.a(), question.arguments(), question.a(), both);
        answer("B", comparison.b(), question.arguments(), question.b(), both);
        both(both);
        if (question.a() instanceof Reading.Read<Score> a
                && question.b() instanceof Reading.Read<Score> b) {
            figures(a.value(), b.value());
        }
    }

    private static List<Ruling> rulings(Reading<Score> answer) {
        return answer instanceof Reading.Read<Score> read ? read.value().rulings() : List.of();
    }

    private void answer(
            String letter,
            Variant variant,
            List<String> arguments,
            Reading<Score> answer,
            List<Ruling> both) {
        out.line(head(letter, variant));
        if (answer instanceof Reading.Read<Score> read) {
            Score score = read.value();
            Because points = new Because("points", score.points());
            say(
                    INDENT,
                    Style.BOLD.of(
                            picture.headline(score)
                                    .orElseGet(() -> words.say("score.points", points))));
            out.lines(INDENT, picture.score(variant, arguments, score));
            picture.equation(score).ifPresent(text -> say(INDENT, Style.BOLD.of(text)));
            own(score.rulings(), both);
        } else {
            refused(answer.problems());
        }
        out.line("");
    }

    /** The columns of the answers that differ; a drawing may not show them. */
    private void figures(Score a, Score b) {
        TextTable table = new TextTable("<", ">", ">");
        table.row("", "A", "B");
        boolean any = a.points() != b.points();
        if (any) {
            table.row(words.say("diff.points"), "" + a.points(), "" + b.points());
        }
        for (Map.Entry<String, String> cell : a.cells().entrySet()) {
            String other = b.cells().getOrDefault(cell.getKey(), "");
            if (!cell.getValue().equals(other) && !cell.getKey().equals("points")) {
                any = true;
                table.row(cell.getKey(), cell.getValue(), other);
            }
        }
        if (any) {
            out.line(words.say("diff.figures"));
            out.lines(0, table.lines());
        }
    }

    private void refused(List<Problem> problems) {
        for (Problem problem : problems) {
            say(INDENT, Style.BAD.of("✗") + " " + problem.line(words.lang()));
        }
    }

    private void tell(Example.Played played, Comparison comparison) {
        Replay<S, E> a = Replay.of(game, comparison.a(), played);
        Replay<S, E> b = Replay.of(game, comparison.b(), played);
        say(2, words.say("head.seats") + " " + String.join(", ", played.seats()));
        List<E> all = a.events();
        for (int i = 0; i < all.size(); i++) {
            boolean last = i == all.size() - 1;
            String said = said(comparison.a(), all.get(i));
            String number = String.format("%4d ", i + 1);
            List<String> lines = Paragraph.lines(said, width - number.length() - 2, 0);
            for (int j = 0; j < lines.size(); j++) {
                String line = last ? Style.BOLD.of(lines.get(j)) : lines.get(j);
                out.line((j == 0 ? number : " ".repeat(number.length())) + line);
            }
        }
        out.line("");
        List<Ruling> both = both(played.a().rulings(), played.b().rulings());
        ending("A", comparison.a(), a, played.a(), both);
        ending("B", comparison.b(), b, played.b(), both);
        both(both);
        if (played.difference() == Difference.STATE) {
            parts(played);
        }
    }

    private String said(Variant variant, E event) {
        return picture.event(variant, event).orElseGet(() -> events.of(event));
    }

    private void ending(
            String letter,
            Variant variant,
            Replay<S, E> replay,
            Example.Ending ending,
            List<Ruling> both) {
        out.line(head(letter, variant));
        if (!ending.accepted()) {
            say(INDENT, Style.BAD.of(words.say("diff.refused")));
        }
        own(ending.rulings(), both);
        replay.last()
                .filter(event -> ending.accepted())
                .ifPresent(
                        event -> {
                            out.lines(INDENT, picture.after(replay.before(), event, replay.now()));
                            picture.equation(event, ending.rulings())
                                    .ifPresent(text -> say(INDENT, Style.BOLD.of(text)));
                        });
        out.lines(INDENT, new Standing<>(words, picture, rulings).brief(replay.now()));
        out.line("");
    }

    /** The parts of the state that differ, where the words above may not show them. */
    private void parts(Example.Played played) {
        if (played.parts().isEmpty()) {
            return;
        }
        out.line(words.say("diff.parts"));
        int names = played.parts().stream().mapToInt(part -> part.path().length()).max().orElse(0);
        int name = Math.min(names, width / 2);
        int most = Math.max(8, (width - name - 6) / 2);
        TextTable table = new TextTable("<", "<", "<");
        table.row("", "A", "B");
        for (Example.Part part : played.parts()) {
            table.row(Cut.to(name, part.path()), shown(most, part.a()), shown(most, part.b()));
        }
        out.lines(0, table.lines());
    }

    private static String shown(int most, String json) {
        return json.isEmpty() ? "–" : Cut.to(most, json);
    }

    private String head(String letter, Variant variant) {
        return Style.BOLD.of(
                words.say(
                        "diff.says",
                        new Because("letter", letter),
                        new Because("variant", variant.id())));
    }

    /** The rulings that both variants give. */
    private static List<Ruling> both(List<Ruling> a, List<Ruling> b) {
        return a.stream().filter(b::contains).toList();
    }

    private void both(List<Ruling> both) {
        if (both.isEmpty()) {
            return;
        }
        out.line(Style.BOLD.of(words.say("diff.both")));
        for (Ruling ruling : both) {
            out.lines(INDENT, rulings.of(ruling));
        }
        out.line("");
    }

    /** Prints the rulings that only one of the variants gives. */
    private void own(List<Ruling> all, List<Ruling> both) {
        for (Ruling ruling : all) {
            if (!both.contains(ruling)) {
                out.lines(INDENT, rulings.of(ruling));
            }
        }
    }

    private void say(int indent, String text) {
        out.lines(indent, Paragraph.lines(text, width - indent, 2));
    }
}
