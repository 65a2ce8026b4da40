package org.pubgames.spring.web;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.spring.MatchMetrics;
import org.pubgames.spring.ProblemDocument;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.StoredLine;
import org.pubgames.store.StoredMatches;
import org.pubgames.store.Submission;
import org.pubgames.store.SubmitResult;
import org.springframework.http.ResponseEntity;

/**
 * Takes lines from people who may not know everything, and answers with what each may know. Safe to
 * share between threads.
 */
public final class Reporting {

    private final StoredMatches matches;
    private final MatchMetrics metrics;
    private final Earlier earlier;

    /**
     * Reports to stored matches.
     *
     * @param matches where they go
     * @param metrics what is counted
     */
    public Reporting(StoredMatches matches, MatchMetrics metrics) {
        this.matches = matches;
        this.metrics = metrics;
        this.earlier = new Earlier(matches);
    }

    /** Judges or revises, and answers. */
    ResponseEntity<byte[]> submit(
            String id, String body, Optional<Integer> after, Optional<String> key, Sender sender) {
        HeldMatch<?, ?> held = Refused.orElse(matches.read(id), Reporting::noMatch);
        SentLine line = new SentLine(sender);
        Submission submission = Submission.of(body).guardedBy(line);
        submission = after.map(submission::after).orElse(submission);
        submission = key.map(sender::own).map(submission::withKey).orElse(submission);
        long begun = System.nanoTime();
        SubmitResult result = matches.report(id, submission);
        String outcome = Outcomes.name(result);
        metrics.judged(held.game().key().id(), outcome, System.nanoTime() - begun);
        if (result instanceof SubmitResult.Rejected<?, ?> rejected) {
            for (Ruling ruling : rejected.verdict().rulings()) {
                metrics.refused(held.game().key().id(), ruling.rule());
            }
        }
        return reply(result, line, sender);
    }

    static Refused noMatch(List<Problem> problems) {
        boolean unknown = problems.stream().anyMatch(each -> each.code().equals("unknown-match"));
        return new Refused(unknown ? 404 : 409, problems);
    }

    private ResponseEntity<byte[]> reply(SubmitResult result, SentLine line, Sender sender) {
        Lang lang = sender.lang();
        if (result instanceof SubmitResult.Accepted<?, ?> accepted) {
            return Reply.json(
                    200, line.verdict(accepted.verdict()), lang, accepted.line().number());
        }
        if (result instanceof SubmitResult.Revised<?, ?> revised) {
            return Reply.json(200, line.revised(revised.revised()), lang, revised.line().number());
        }
        if (result instanceof SubmitResult.Replayed replayed) {
            return Reply.json(200, again(replayed, sender), lang, replayed.line().number());
        }
        if (result instanceof SubmitResult.Rejected<?, ?> rejected) {
            return rejected(rejected.match().number(), rejected.verdict(), line, lang);
        }
        if (result instanceof SubmitResult.NotRevised<?, ?> not) {
            List<Problem> problems = List.of(Refused.problem("revision-refused"));
            ProblemDocument document =
                    ProblemDocument.of(422, problems, lang)
                            .with("answer", line.revised(not.revised()));
            return Reply.problem(document, lang, not.match().number());
        }
        if (result instanceof SubmitResult.ReadAgain again) {
            return Reply.problem(
                    ProblemDocument.of(412, List.of(again.problem()), lang),
                    lang,
                    again.match().number());
        }
        if (result instanceof SubmitResult.KeyUsed used) {
            return Reply.problems(422, List.of(used.problem()), lang);
        }
        if (result instanceof SubmitResult.Unreadable unreadable) {
            return Reply.problems(400, unreadable.problems(), lang);
        }
        if (result instanceof SubmitResult.Forbidden forbidden) {
            return Reply.problems(403, forbidden.problems(), lang);
        }
        throw noMatch(((SubmitResult.NoMatch) result).problems());
    }

    private static ResponseEntity<byte[]> rejected(
            int number, Verdict<?, ?> verdict, SentLine line, Lang lang) {
        boolean told = !line.told(verdict).isEmpty();
        Problem problem = Refused.problem(told ? "event-refused" : "event-refused-unseen");
        ProblemDocument document =
                ProblemDocument.of(422, List.of(problem), lang)
                        .with("answer", line.verdict(verdict));
        return Reply.problem(document, lang, number);
    }

    /** What was answered then, told anew to whoever asks now. */
    private String again(SubmitResult.Replayed replayed, Sender sender) {
        StoredLine line = replayed.line();
        JsonMatch before = earlier.after(replayed.match(), line.number() - 1);
        JsonMatch.Answer answer = before.judge(line.line(), Where.UNKNOWN);
        return sender.rights().host()
                ? answer.json(sender.lang())
                : answer.json(sender.lang(), sender.rights().viewer().at(before.match().seated()));
    }
}
