package org.pubgames.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.cli.rejudge.MatchComparison;
import org.pubgames.cli.rejudge.RejudgeReport;
import org.pubgames.cli.rejudge.RejudgeWords;
import org.pubgames.cli.rejudge.RuleShift;
import org.pubgames.cli.rejudge.ShownMatch;
import org.pubgames.cli.rejudge.ShownWords;
import org.pubgames.cli.rejudge.Tally;
import org.pubgames.core.Because;
import org.pubgames.core.Problem;
import org.pubgames.core.spi.picture.Style;

/** The report of a re-judged season for the console: the answer, numbers, rules and matches. */
final class RejudgeText {

    private static final int RULES = 8;
    private static final int PROBLEMS = 20;
    private static final int SAID = 2;

    /** The width of a number and the gap behind it. */
    private static final int NUMBER = 10;

    private final Console console;
    private final RejudgeReport report;
    private final RejudgeWords words;

    RejudgeText(Console console, RejudgeReport report) {
        this.console = console;
        this.report = report;
        this.words = RejudgeWords.of(report, console.lang());
    }

    void tell(Optional<Path> page) {
        paragraph(Style.BOLD.of(words.answer(report)), 0);
        if (report.all().matches() > 0) {
            words.winners(report).forEach(line -> paragraph(line, 0));
        }
        console.out().line("");
        numbers();
        rules();
        if (!report.shown().isEmpty()) {
            console.out().line("");
            console.out().line(Style.BOLD.of(words.say("told.shown")));
            report.shown().forEach(this::shown);
        }
        if (report.unread() > 0) {
            unread();
        }
        page.ifPresent(
                file -> {
                    console.out().line("");
                    console.out().line(words.say("told.report", new Because("file", file)));
                });
    }

    private void numbers() {
        Tally all = report.all();
        number(all.matches(), "matches");
        number(all.differing(), "differing");
        number(all.otherWinner(), "winner");
        number(all.otherPoints(), "points");
        number(all.otherCourse(), "course");
        some(all.otherRules(), "rules");
        some(all.refused(), "refused");
        some(all.earlier(), "earlier");
        some(all.longer(), "longer");
        some(all.unplayable(), "unplayable");
        some(all.leftOut(), "left");
        some(all.leftOutWinner(), "left-winner");
        some(all.leftOutPoints(), "left-points");
        number(all.unknown(), "unknown");
        some(report.unread(), "unread");
        some(report.files(), "passed");
        long foreign = report.otherGames().values().stream().mapToLong(Long::longValue).sum();
        if (foreign > 0) {
            String games = String.join(", ", report.otherGames().keySet());
            List<String> lines =
                    Paragraph.lines(
                            words.say("n.other-games", new Because("games", games)),
                            console.width() - NUMBER,
                            0);
            line(foreign, lines.get(0));
            console.out().lines(NUMBER, lines.subList(1, lines.size()));
        }
    }

    private void some(long number, String key) {
        if (number > 0) {
            number(number, key);
        }
    }

    private void number(long number, String key) {
        line(number, words.say("n." + key));
    }

    private void line(long number, String text) {
        console.out().line("%8d  %s".formatted(number, text));
    }

    private void rules() {
        List<Map.Entry<String, RuleShift>> shifted =
                report.rules().entrySet().stream()
                        .filter(each -> each.getValue().differs())
                        .sorted(RuleShift.LARGEST)
                        .limit(RULES)
                        .toList();
        if (shifted.isEmpty()) {
            return;
        }
        console.out().line("");
        console.out().line(Style.BOLD.of(words.say("told.rules")));
        for (Map.Entry<String, RuleShift> each : shifted) {
            RuleShift shift = each.getValue();
            String refused =
                    shift.refused() == 0
                            ? ""
                            : ", " + words.say("rules.refused") + " " + shift.refused();
            paragraph(
                    each.getKey()
                            + "  "
                            + shift.was()
                            + " → "
                            + shift.now()
                            + refused
                            + clauses(shift),
                    2);
        }
    }

    private static String clauses(RuleShift shift) {
        String clauses = String.join(", ", shift.was() > 0 ? shift.clauses() : shift.clausesNow());
        return clauses.isEmpty() ? "" : "  [" + clauses + "]";
    }

    private void shown(ShownMatch shown) {
        MatchComparison match = shown.comparison();
        paragraph(
                match.place()
                        + "  "
                        + String.join(" – ", match.players())
                        + ", "
                        + words.say(
                                "shown.played",
                                new Because("variant", match.was()),
                                new Because("events", match.events())),
                2);
        if (shown.number() > 0) {
            paragraph(
                    words.say(
                            "shown.event",
                            new Because("number", shown.number()),
                            new Because("event", shown.event().in(console.lang()))),
                    4);
        }
        said("shown.was", shown.was());
        said("shown.now", shown.now());
        ShownWords.course(match, words).ifPresent(line -> paragraph(line, 4));
        if (match.known() == MatchComparison.Known.UNKNOWN) {
            paragraph(words.say("shown.unknown"), 4);
            return;
        }
        if (match.leftOut() > 0) {
            paragraph(words.say("shown.left", new Because("count", match.leftOut())), 4);
        }
        paragraph(
                words.say("shown.result")
                        + " "
                        + ShownWords.places(match.places())
                        + " → "
                        + ShownWords.places(match.placesNow()),
                4);
    }

    private void said(String key, List<ShownMatch.Said> all) {
        for (ShownMatch.Said each : all.subList(0, Math.min(SAID, all.size()))) {
            paragraph(
                    words.say(key)
                            + " "
                            + each.sentence().in(console.lang())
                            + " ["
                            + each.rule()
                            + "]",
                    4);
        }
        if (all.size() > SAID) {
            paragraph(words.say("shown.more", new Because("count", all.size() - SAID)), 6);
        }
    }

    private void unread() {
        console.out().line("");
        console.out().line(Style.BOLD.of(words.say("section.unread")));
        List<Problem> told =
                report.problems().subList(0, Math.min(PROBLEMS, report.problems().size()));
        told.forEach(problem -> paragraph(problem.line(console.lang()), 2));
        if (report.unread() > told.size()) {
            paragraph(
                    words.say("unread.more", new Because("count", report.unread() - told.size())),
                    2);
        }
    }

    private void paragraph(String text, int indent) {
        Paragraph.lines(text, console.width() - indent, 2)
                .forEach(line -> console.out().line(" ".repeat(indent) + line));
    }
}
