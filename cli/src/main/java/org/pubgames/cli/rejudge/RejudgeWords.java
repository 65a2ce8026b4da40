package org.pubgames.cli.rejudge;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.words.BundledTexts;

/**
 * The fixed texts of a report in one language. Safe to share between threads.
 *
 * @param game the game of the matches
 * @param lang the language
 */
public record RejudgeWords(Game<?, ?> game, Lang lang) {

    private static final BundledTexts TEXTS = new BundledTexts("rejudge");

    /**
     * {@return a text with its places filled}
     *
     * @param key the key of the text
     * @param arguments what is filled in
     */
    public String say(String key, Because... arguments) {
        return TEXTS.say(key, lang, arguments);
    }

    /**
     * {@return the words of a report}
     *
     * @param report the report
     * @param lang the language
     */
    public static RejudgeWords of(RejudgeReport report, Lang lang) {
        return new RejudgeWords(Games.find(report.other().game()).orElseThrow(), lang);
    }

    /** What a kind of event is called. */
    String label(String kind) {
        return game.events().stream()
                .filter(each -> each.kind().equals(kind))
                .map(each -> each.label().in(lang))
                .findFirst()
                .orElse(kind);
    }

    /** A text with one place. */
    String say(String key, String place, Object value) {
        return say(key, new Because(place, value));
    }

    /**
     * {@return the answer in one sentence}
     *
     * @param report the report
     */
    public String answer(RejudgeReport report) {
        Tally all = report.all();
        if (all.matches() == 0) {
            return say("answer.nothing");
        }
        Because title = new Because("variant", report.other().title().in(lang));
        Because matches = new Because("matches", all.matches());
        return all.differing() == 0
                ? say("answer.none", title, matches)
                : say("answer", title, matches, new Because("differing", all.differing()));
    }

    /**
     * {@return what it means for the winners: as the matches were played, and when what is refused
     * is left out}
     *
     * @param report the report
     */
    public List<String> winners(RejudgeReport report) {
        Tally all = report.all();
        List<String> said = new ArrayList<>();
        if (all.otherWinner() > 0 || all.leftOut() == 0) {
            said.add(say("answer.winner", "count", all.otherWinner()));
        }
        if (all.leftOut() > 0) {
            said.add(
                    say(
                            "answer.left",
                            new Because("count", all.leftOut()),
                            new Because("winner", all.leftOutWinner())));
        }
        return said;
    }
}
