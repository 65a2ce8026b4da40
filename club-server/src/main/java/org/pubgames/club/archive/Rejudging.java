package org.pubgames.club.archive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.play.Fixtures;
import org.pubgames.competition.Competition;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.PlayedLog;
import org.pubgames.competition.Result;
import org.pubgames.core.Entry;
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
        if (problems.isEmpty()) {
            archived.evening().competition().ifPresent(this::results);
        }
        return problems;
    }

    /**
     * A result that names logs says of each what that log says, and the log is in the zip; where
     * the match that was played at the board counts, they are its logs.
     */
    private void results(String competition) {
        HeldMatch<?, ?> held = draft.read(competition).orElseThrow();
        if (!(held.match().state() instanceof CompetitionState state)) {
            return;
        }
        Map<String, Set<PlayedLog>> claims = claims(held);
        Set<PlayedLog> there = new HashSet<>(played(List.copyOf(archived.matches().keySet())));
        Evening evening = archived.evening();
        for (CompetitionRound round : state.rounds()) {
            for (Pairing pairing : round.pairings()) {
                String fixture = Fixtures.id(round.number(), pairing.board());
                List<String> names = pairing.result().map(Result::logs).orElse(List.of());
                boolean another =
                        Optional.ofNullable(evening.calls().get(fixture))
                                .filter(call -> call.stage() == Call.Stage.AGREED)
                                .filter(call -> !names(played(call.all())).equals(names))
                                .isPresent();
                boolean said =
                        names.stream()
                                .allMatch(
                                        each ->
                                                there.containsAll(
                                                        claims.getOrDefault(each, Set.of())));
                // one that was opened again counts until there is another
                boolean open = names.isEmpty() || evening.reopened().contains(fixture);
                if (!open && (another || !said)) {
                    problems.add(ArchiveFiles.problem("club-zip-result", fixture));
                }
            }
        }
    }

    private static List<String> names(List<PlayedLog> logs) {
        return logs.stream().map(PlayedLog::digest).toList();
    }

    /** What the competition says of each log, by its name. */
    private static Map<String, Set<PlayedLog>> claims(HeldMatch<?, ?> competition) {
        Map<String, Set<PlayedLog>> claims = new HashMap<>();
        for (Entry<?> entry : competition.match().log()) {
            List<PlayedLog> logs = List.of();
            if (entry.event() instanceof CompetitionEvent.LogReported reported) {
                logs = reported.logs();
            } else if (entry.event() instanceof CompetitionEvent.LogCorrected corrected) {
                logs = corrected.logs();
            }
            for (PlayedLog each : logs) {
                claims.computeIfAbsent(each.digest(), name -> new HashSet<>()).add(each);
            }
        }
        return claims;
    }

    /** The logs of matches, as they were judged again. */
    private List<PlayedLog> played(List<String> games) {
        return games.stream()
                .flatMap(
                        each ->
                                draft
                                        .read(each)
                                        .fold(
                                                game -> PlayedLog.of(game.json()),
                                                none -> Optional.<PlayedLog>empty())
                                        .stream())
                .toList();
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
