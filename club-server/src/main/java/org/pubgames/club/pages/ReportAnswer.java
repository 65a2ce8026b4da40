package org.pubgames.club.pages;

import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.store.SubmitResult;

/**
 * What came of something that the organizer reported.
 *
 * @param accepted whether it stands
 * @param rulings what the rules say
 * @param problems what is wrong with the report itself
 */
record ReportAnswer(boolean accepted, List<MatchLook.RulingLook> rulings, List<String> problems) {

    ReportAnswer {
        rulings = List.copyOf(rulings);
        problems = List.copyOf(problems);
    }

    static ReportAnswer fine() {
        return new ReportAnswer(true, List.of(), List.of());
    }

    static ReportAnswer wrong(List<Problem> problems, Lang lang) {
        return new ReportAnswer(
                false, List.of(), problems.stream().map(each -> each.text(lang)).toList());
    }

    static ReportAnswer said(String text) {
        return new ReportAnswer(false, List.of(), List.of(text));
    }

    static ReportAnswer of(SubmitResult result, Game<?, ?> game, Lang lang) {
        if (result instanceof SubmitResult.Rejected<?, ?> rejected) {
            return new ReportAnswer(
                    false, MatchLooks.said(game, rejected.verdict(), lang), List.of());
        }
        if (result instanceof SubmitResult.ReadAgain again) {
            return wrong(List.of(again.problem()), lang);
        }
        if (result instanceof SubmitResult.KeyUsed used) {
            return wrong(List.of(used.problem()), lang);
        }
        if (result instanceof SubmitResult.Unreadable unreadable) {
            return wrong(unreadable.problems(), lang);
        }
        if (result instanceof SubmitResult.Forbidden forbidden) {
            return wrong(forbidden.problems(), lang);
        }
        if (result instanceof SubmitResult.NoMatch none) {
            return wrong(none.problems(), lang);
        }
        if (result instanceof SubmitResult.NotRevised<?, ?> not) {
            return ofRefusedRevision(not.revised(), game, lang);
        }
        return fine();
    }

    private static ReportAnswer ofRefusedRevision(
            Revised<?, ?> revised, Game<?, ?> game, Lang lang) {
        if (revised instanceof Revised.Refused<?, ?> refused) {
            return new ReportAnswer(
                    false,
                    refused.rulings().stream()
                            .map(each -> MatchLooks.said(game.rulebook(), each, lang))
                            .toList(),
                    List.of());
        }
        return revised instanceof Revised.Impossible<?, ?> impossible
                ? wrong(impossible.problems(), lang)
                : fine();
    }
}
