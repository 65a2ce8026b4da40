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
record Told(boolean accepted, List<MatchLook.Said> rulings, List<String> problems) {

    Told {
        rulings = List.copyOf(rulings);
        problems = List.copyOf(problems);
    }

    static Told fine() {
        return new Told(true, List.of(), List.of());
    }

    static Told wrong(List<Problem> problems, Lang lang) {
        return new Told(false, List.of(), problems.stream().map(each -> each.text(lang)).toList());
    }

    static Told said(String text) {
        return new Told(false, List.of(), List.of(text));
    }

    static Told of(SubmitResult result, Game<?, ?> game, Lang lang) {
        if (result instanceof SubmitResult.Rejected<?, ?> rejected) {
            return new Told(false, MatchLooks.said(game, rejected.verdict(), lang), List.of());
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

    private static Told ofRefusedRevision(Revised<?, ?> revised, Game<?, ?> game, Lang lang) {
        if (revised instanceof Revised.Refused<?, ?> refused) {
            return new Told(
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
