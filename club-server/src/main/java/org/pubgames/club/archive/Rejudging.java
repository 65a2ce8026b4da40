package org.pubgames.club.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.competition.Competition;
import org.pubgames.core.Problem;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.OpenResult;
import org.pubgames.store.Opening;
import org.pubgames.store.StoredMatches;
import org.pubgames.store.Submission;
import org.pubgames.store.SubmitResult;

/** Judges each match of an evening again, line by line. For one thread, once. */
final class Rejudging {

    private final ArchivedEvening archived;
    private final StoredMatches draft;
    private final List<Problem> problems = new ArrayList<>();

    /**
     * A judging.
     *
     * @param draft where the matches are opened
     */
    Rejudging(ArchivedEvening archived, StoredMatches draft) {
        this.archived = archived;
        this.draft = draft;
    }

    /** {@return what cannot stand; empty when everything was accepted again} */
    List<Problem> problems() {
        for (String id : new TreeSet<>(archived.matches().keySet())) {
            match(id, archived.matches().getOrDefault(id, "").lines().toList());
        }
        return problems;
    }

    private void match(String id, List<String> lines) {
        OpenResult opened =
                lines.isEmpty()
                        ? new OpenResult.Refused(List.of(line(id, 1, "")))
                        : draft.open(Opening.of(lines.get(0)).withId(id));
        if (opened instanceof OpenResult.Refused refused) {
            problems.addAll(refused.problems());
            return;
        }
        if (!isPlayed(draft.read(id).orElseThrow())) {
            problems.add(line(id, 1, ""));
            return;
        }
        for (int i = 1; i < lines.size(); i++) {
            SubmitResult result = report(id, lines.get(i));
            if (result instanceof SubmitResult.Unreadable unreadable) {
                problems.addAll(unreadable.problems());
            }
            if (!(result instanceof SubmitResult.Accepted)
                    && !(result instanceof SubmitResult.Revised)) {
                problems.add(line(id, i + 1, rule(result)));
                return;
            }
        }
    }

    private SubmitResult report(String id, String line) {
        try {
            return draft.report(id, Submission.of(line));
        } catch (IllegalArgumentException e) {
            // more than a line may have, or signs that none has
            return new SubmitResult.Unreadable(List.of());
        }
    }

    /** Whether it is a match of what was played on that evening. */
    private boolean isPlayed(HeldMatch<?, ?> held) {
        EveningPlan plan = archived.evening().plan();
        boolean competition = held.id().startsWith(archived.evening().id() + "-competition-");
        return held.game().key().id().equals(competition ? Competition.KEY.id() : plan.game())
                && held.match()
                        .header()
                        .variant()
                        .id()
                        .equals(competition ? plan.competition() : plan.variant());
    }

    private static String rule(SubmitResult result) {
        return result instanceof SubmitResult.Rejected<?, ?> rejected
                ? " (" + rejected.verdict().rulings().get(0).rule() + ")"
                : "";
    }

    private static Problem line(String id, int number, String more) {
        return ArchiveFiles.problem(
                "club-zip-judged", ArchiveFiles.match(id) + ":" + number + more);
    }
}
