package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Feature;

/** What was run: the implementation and what it says of itself, the vectors, the command. */
record EnvironmentSection(Report report, ReportWords words, Markup out) {

    void write() {
        Report.Head head = report.head();
        Claim claim = head.claim();
        out.open("dl", "class", "facts");
        fact("implementation", VerdictSentence.name(claim));
        fact("language", claim.language());
        address("homepage", claim.homepage());
        address("issues", claim.issues());
        out.leaf("dt", words.say("environment.command")).open("dd");
        List<String> run = new ArrayList<>(head.options());
        if (!run.isEmpty() && !head.command().isEmpty()) {
            run.add("--");
        }
        run.addAll(head.command());
        if (head.command().isEmpty() && !head.options().contains("--replay")) {
            out.text(words.say("environment.in-process")).raw(" ");
        }
        if (!run.isEmpty()) {
            out.leaf("code", String.join(" ", Reproduction.command(run)));
        }
        out.end("dd");
        out.leaf("dt", words.say("environment.games")).open("dd").open("ul");
        claim.games().forEach(this::game);
        out.close("ul").end("dd");
        out.leaf("dt", words.say("environment.features")).open("dd").open("ul");
        for (Feature feature : Feature.values()) {
            String key = claim.can(feature) ? "environment.can" : "environment.cannot";
            out.leaf("li", words.say(key, "feature", words.say("feature." + feature.id())));
        }
        out.close("ul").end("dd");
        fact("suite", head.suite());
        fact("date", head.date());
        fact("selection", head.selection());
        fact("end", words.say("environment." + ending()));
        out.end("dl");
    }

    private String ending() {
        if (report.foot().complete()) {
            return "complete";
        }
        return report.foot().overtime() ? "overtime" : "stopped";
    }

    private void game(String id, List<String> variants) {
        String title = GamePage.title(id, words.lang());
        String played =
                variants.isEmpty()
                        ? words.say("environment.all-variants", "game", title)
                        : title + ": " + String.join(", ", variants);
        Claim.Scope scope = report.head().claim().scopes().get(id);
        out.open("li").text(played);
        if (scope != null) {
            out.text(" · " + words.say("profile.level." + scope.level().id()) + " · ");
            out.text(
                    scope.features().stream()
                            .map(feature -> words.say("feature." + feature.id()))
                            .collect(Collectors.joining(", ")));
        }
        out.end("li");
    }

    /** What is not said is left out. */
    private void fact(String key, String value) {
        if (!value.isEmpty()) {
            out.leaf("dt", words.say("environment." + key));
            out.leaf("dd", value).raw("\n");
        }
    }

    private void address(String key, String url) {
        if (!url.isEmpty()) {
            out.leaf("dt", words.say("environment." + key)).open("dd");
            HtmlReport.link(out, url, url);
            out.end("dd");
        }
    }
}
