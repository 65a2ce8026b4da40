package org.pubgames.cli.rejudge;

import java.util.List;
import org.pubgames.conformance.report.Markup;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;

/** The matches that show a change best, as cards. */
record ShownSection(RejudgeWords words, Markup out) {

    /** So many rulings of each side are shown. */
    private static final int SAID = 3;

    void write(List<ShownMatch> all) {
        for (ShownMatch shown : all) {
            card(shown);
        }
    }

    private void card(ShownMatch shown) {
        MatchComparison match = shown.comparison();
        out.open("article", "class", "card");
        out.open("h3").text(String.join(" – ", match.players())).close("h3");
        out.leaf(
                "p",
                match.place()
                        + " · "
                        + words.say(
                                "shown.played",
                                new Because("variant", match.was()),
                                new Because("events", match.events())),
                "class",
                "place");
        if (shown.number() > 0) {
            out.leaf(
                    "p",
                    words.say(
                            "shown.event",
                            new Because("number", shown.number()),
                            new Because("event", shown.event().in(words.lang()))),
                    "class",
                    "event");
            out.open("div", "class", "sides").open("div");
            out.leaf("h4", words.say("shown.was"));
            said(shown.was());
            out.close("div").open("div").leaf("h4", words.say("shown.now"));
            said(shown.now());
            out.close("div").end("div");
        }
        ShownWords.course(match, words).ifPresent(line -> out.leaf("p", line));
        new StandingsSection.Places(words, out).write(match);
        out.end("article");
    }

    private void said(List<ShownMatch.Said> all) {
        if (all.isEmpty()) {
            out.leaf("p", words.say("shown.same-event"), "class", "place");
        }
        Lang lang = words.lang();
        for (ShownMatch.Said each : all.subList(0, Math.min(SAID, all.size()))) {
            out.open("p").text(each.sentence().in(lang) + " ");
            out.leaf("code", each.rule() + (each.clause().isEmpty() ? "" : " · " + each.clause()));
            out.end("p");
        }
        if (all.size() > SAID) {
            out.leaf("p", words.say("shown.more", "count", all.size() - SAID), "class", "place");
        }
    }
}
