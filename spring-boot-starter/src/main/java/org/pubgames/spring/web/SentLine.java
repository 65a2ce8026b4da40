package org.pubgames.spring.web;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.AnswerCodec;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.store.Guard;
import org.pubgames.store.HeldMatch;

/**
 * One line on its way through the store: whether its sender may send it, and what he may read of
 * the answer. Used by one thread, for one request.
 */
final class SentLine implements Guard {

    private final Sender sender;
    private @Nullable Asked asked;

    SentLine(Sender sender) {
        this.sender = sender;
    }

    /** What was asked last, which is what was judged. */
    private interface Asked {
        String verdict(Verdict<?, ?> verdict);

        List<Ruling> told(Verdict<?, ?> refusal);

        String revised(Revised<?, ?> revised);
    }

    @Override
    public <S extends GameState, E extends GameEvent> List<Problem> event(
            HeldMatch<S, E> match, E event) {
        asked = new Event<>(match, event, sender);
        return sender.mayReport(match.game(), event);
    }

    @Override
    public <S extends GameState, E extends GameEvent> List<Problem> revision(
            HeldMatch<S, E> match, Revision<E> revision) {
        asked = new Taken<>(match, revision, sender);
        if (!sender.rights().revises()) {
            return List.of(Refused.problem("may-not-revise"));
        }
        // whoever may not report an event may not bring it this way either
        return revision.brings()
                .map(event -> sender.mayReport(match.game(), event))
                .orElse(List.of());
    }

    /** The verdict as its sender may read it. */
    String verdict(Verdict<?, ?> verdict) {
        return asked().verdict(verdict);
    }

    /** The rulings of a refusal that its sender may read; empty where they tell hidden things. */
    List<Ruling> told(Verdict<?, ?> refusal) {
        return asked().told(refusal);
    }

    /** The answer to a revision as its sender may read it. */
    String revised(Revised<?, ?> revised) {
        return asked().revised(revised);
    }

    private Asked asked() {
        Asked last = asked;
        if (last == null) {
            throw new IllegalStateException("nothing was asked");
        }
        return last;
    }

    private static <S extends GameState, E extends GameEvent> Viewer viewer(
            HeldMatch<S, E> before, Sender sender) {
        return sender.rights().viewer().at(before.match().seated());
    }

    /** An event. */
    private record Event<S extends GameState, E extends GameEvent>(
            HeldMatch<S, E> before, E event, Sender sender) implements Asked {

        private AnswerCodec<S, E> codec() {
            return before.game().answers(sender.lang());
        }

        @Override
        public String verdict(Verdict<?, ?> verdict) {
            Verdict<S, E> typed = typed(verdict);
            if (sender.rights().host()) {
                return codec().writeVerdict(before.match(), event, typed);
            }
            Viewer viewer = viewer(before, sender);
            if (typed.accepted()) {
                return codec().writeVerdict(before.match(), event, typed, viewer);
            }
            Match<S, E> seen = SeenMatch.of(before.game(), before.match(), viewer);
            Verdict<S, E> reason = new Verdict.Rejected<>(seen, told(seen, typed));
            return codec().writeVerdict(seen, event, reason);
        }

        @Override
        public List<Ruling> told(Verdict<?, ?> refusal) {
            Verdict<S, E> typed = typed(refusal);
            Viewer viewer = viewer(before, sender);
            return sender.rights().host()
                    ? typed.rulings()
                    : told(SeenMatch.of(before.game(), before.match(), viewer), typed);
        }

        /**
         * A reason is told as the rules give it who know no more than the sender: what they would
         * not say tells hidden things.
         */
        private List<Ruling> told(Match<S, E> seen, Verdict<S, E> refusal) {
            List<String> rules = refusal.rulings().stream().map(Ruling::rule).toList();
            Verdict<S, E> told = seen.judge(event);
            return told.accepted()
                    ? List.of()
                    : told.rulings().stream().filter(each -> rules.contains(each.rule())).toList();
        }

        @Override
        public String revised(Revised<?, ?> revised) {
            throw new IllegalStateException("an event was asked");
        }

        @SuppressWarnings("unchecked") // the answer of this very match
        private Verdict<S, E> typed(Verdict<?, ?> verdict) {
            return (Verdict<S, E>) verdict;
        }
    }

    /** A revision. */
    private record Taken<S extends GameState, E extends GameEvent>(
            HeldMatch<S, E> before, Revision<E> revision, Sender sender) implements Asked {

        @Override
        public String revised(Revised<?, ?> revised) {
            @SuppressWarnings("unchecked") // the answer of this very match
            Revised<S, E> typed = (Revised<S, E>) revised;
            AnswerCodec<S, E> codec = before.game().answers(sender.lang());
            return sender.rights().host()
                    ? codec.writeRevised(before.match(), revision, typed)
                    : codec.writeRevised(before.match(), revision, typed, viewer(before, sender));
        }

        @Override
        public String verdict(Verdict<?, ?> verdict) {
            throw new IllegalStateException("a revision was asked");
        }

        @Override
        public List<Ruling> told(Verdict<?, ?> refusal) {
            throw new IllegalStateException("a revision was asked");
        }
    }
}
