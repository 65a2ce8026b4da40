package org.pubgames.cli.rejudge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Citation;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;

/** The events of a match under another variant. For one match. */
final class OtherCourse<S extends GameState, E extends GameEvent> {

    private static final int MOST_TAKEN = 8;

    private final Game<S, E> game;
    private final Variant other;
    private final Match<S, E> before;
    private final Map<String, RuleShift> rules = new TreeMap<>();

    private Course course = Course.SAME;
    private int at;
    private List<Ruling> refusal = List.of();
    private List<String> refusedBy = List.of();
    private List<String> taken = List.of();
    private int firstOtherwise;
    private List<Ruling> ruledNow = List.of();
    private int leftOut;
    private final Set<String> reasons = new TreeSet<>();

    OtherCourse(Game<S, E> game, Variant other, Match<S, E> before) {
        this.game = game;
        this.other = other;
        this.before = before;
    }

    MatchResult of(PlayedMatch played) {
        Reading<Match<S, E>> opening = opening();
        @Nullable Match<S, E> after = null;
        if (opening instanceof Reading.Read<Match<S, E>> opened) {
            after = judged(opened.value());
        } else {
            course = Course.UNPLAYABLE;
            refusedBy = opening.problems().stream().map(Problem::code).distinct().toList();
            taken = opening.problems().stream().map(Problem::allowed).distinct().toList();
        }
        MatchComparison comparison = comparison(played, after);
        return new MatchResult.Compared(comparison, () -> shown(comparison));
    }

    private Reading<Match<S, E>> opening() {
        List<Problem> seats =
                game.seatProblems(other, before.header().seats().names(), Where.UNKNOWN);
        if (!seats.isEmpty()) {
            return Reading.failed(seats);
        }
        return before.header()
                .position()
                .map(position -> game.open(other, before.header().seats(), position))
                .orElseGet(() -> Reading.of(game.open(other, before.header().seats())));
    }

    private Match<S, E> judged(Match<S, E> opening) {
        Match<S, E> match = opening;
        for (Entry<E> entry : before.log()) {
            Verdict<S, E> verdict = match.judge(entry.event());
            if (verdict.accepted()) {
                match = verdict.match();
                if (at == 0) {
                    count(entry, verdict.rulings());
                }
            } else if (at == 0) {
                stop(entry, match, verdict);
            } else if (course == Course.REFUSED) {
                leftOut++;
                reasons.retainAll(verdict.because());
            }
        }
        if (course == Course.SAME && isOver(before) && !isOver(match)) {
            course = Course.LONGER;
        }
        return match;
    }

    /**
     * The first event that is refused. One that comes behind the end is no longer needed; what is
     * still taken there, such as a card that is put right, is taken.
     */
    private void stop(Entry<E> entry, Match<S, E> match, Verdict<S, E> verdict) {
        at = entry.number();
        if (isOver(match)) {
            course = isOver(before.at(at - 1)) ? Course.SAME : Course.EARLIER;
            return;
        }
        course = Course.REFUSED;
        leftOut = 1;
        refusedBy = verdict.because();
        reasons.addAll(refusedBy);
        refusal = verdict.rulings();
        for (String rule : refusedBy) {
            RuleShift refused = new RuleShift(0, 0, 1, 0, 0, Set.of(), clauses(refusal, rule));
            rules.merge(rule, refused, RuleShift::plus);
        }
        taken = taken(match, entry.event());
        if (firstOtherwise == 0) {
            firstOtherwise = at;
            ruledNow = refusal;
        }
    }

    /**
     * The kinds of event that would have been taken, of those that this match has: others, such as
     * what a jury may always report, say little about it. Where the same kind is among them, its
     * fields with what they may hold.
     */
    private List<String> taken(Match<S, E> match, E refused) {
        Set<String> own = new TreeSet<>();
        before.log().forEach(entry -> own.add(game.kind(entry.event()).kind()));
        Set<String> legal = new TreeSet<>();
        match.legal().forms().forEach(form -> legal.add(form.kind().kind()));
        List<String> kinds = new ArrayList<>(legal);
        if (legal.stream().anyMatch(own::contains)) {
            kinds.retainAll(own);
        }
        String kind = game.kind(refused).kind();
        if (kinds.remove(kind)) {
            for (Problem problem : match.legal().problems(refused)) {
                if (!problem.allowed().isEmpty()) {
                    String field = problem.where().path().replaceFirst("^/", "");
                    kinds.add(0, kind + " (" + field + ": " + problem.allowed() + ")");
                }
            }
        }
        return kinds.size() > MOST_TAKEN ? kinds.subList(0, MOST_TAKEN) : kinds;
    }

    private static boolean isOver(Match<?, ?> match) {
        return match.outcome().isPresent();
    }

    private void count(Entry<E> entry, List<Ruling> now) {
        boolean otherwise = entry.rulings().size() != now.size();
        for (int i = 0; i < now.size() && !otherwise; i++) {
            otherwise = !alike(entry.rulings().get(i), now.get(i));
        }
        if (otherwise && firstOtherwise == 0) {
            firstOtherwise = entry.number();
            ruledNow = now;
        }
        entry.rulings().forEach(ruling -> count(ruling, 1, 0));
        now.forEach(ruling -> count(ruling, 0, 1));
    }

    /** Clauses differ between documents that say the same: it is the rule that counts. */
    private static boolean alike(Ruling one, Ruling other) {
        return one.rule().equals(other.rule())
                && one.points() == other.points()
                && one.because().equals(other.because());
    }

    private void count(Ruling ruling, int was, int now) {
        Set<String> clause = clause(ruling).isEmpty() ? Set.of() : Set.of(clause(ruling));
        RuleShift one =
                new RuleShift(
                        was,
                        now,
                        0,
                        0,
                        0,
                        was > 0 ? clause : Set.of(),
                        now > 0 ? clause : Set.of());
        rules.merge(ruling.rule(), one, RuleShift::plus);
    }

    private static Set<String> clauses(List<Ruling> rulings, String rule) {
        Set<String> clauses = new TreeSet<>();
        rulings.stream()
                .filter(ruling -> ruling.rule().equals(rule))
                .map(OtherCourse::clause)
                .filter(clause -> !clause.isEmpty())
                .forEach(clauses::add);
        return clauses;
    }

    /** The clause that a ruling rests on; empty where it is the house's own. */
    private static String clause(Ruling ruling) {
        return ruling.citations().stream().findFirst().map(Citation::clause).orElse("");
    }

    private MatchComparison comparison(PlayedMatch played, @Nullable Match<S, E> after) {
        MatchComparison.Known known = known(after);
        Map<String, RuleShift> counted = new LinkedHashMap<>();
        rules.forEach((rule, shift) -> counted.put(rule, inMatches(shift)));
        String kind = at == 0 ? "" : game.kind(before.log().get(at - 1).event()).kind();
        return new MatchComparison(
                played.place(),
                played.group(),
                before.header().variant().pinned(),
                before.header().seats().names(),
                before.size(),
                isOver(before),
                course,
                course == Course.SAME ? 0 : at,
                course == Course.SAME ? "" : kind,
                refusedBy,
                taken,
                known,
                course == Course.REFUSED ? leftOut : 0,
                places(before),
                after == null || known == MatchComparison.Known.UNKNOWN ? List.of() : places(after),
                counted);
    }

    private static RuleShift inMatches(RuleShift shift) {
        return new RuleShift(
                shift.was(),
                shift.now(),
                shift.refused(),
                shift.was() > shift.now() ? 1 : 0,
                shift.was() < shift.now() ? 1 : 0,
                shift.clauses(),
                shift.clausesNow());
    }

    /**
     * What is left out is only what one rule refuses each time; where another one refuses alone,
     * the first refusal has changed the course, and nothing is known.
     */
    private MatchComparison.Known known(@Nullable Match<S, E> after) {
        if (after == null || course == Course.LONGER) {
            return MatchComparison.Known.UNKNOWN;
        }
        if (course != Course.REFUSED) {
            return MatchComparison.Known.AS_PLAYED;
        }
        return !reasons.isEmpty() && isOver(before) && isOver(after)
                ? MatchComparison.Known.LEFT_OUT
                : MatchComparison.Known.UNKNOWN;
    }

    private List<Outcome.Place> places(Match<S, E> match) {
        return match.outcome()
                .map(Outcome::places)
                .orElseGet(() -> Pictures.of(game, Lang.EN).standing(Scene.whole(match)));
    }

    private ShownMatch shown(MatchComparison comparison) {
        if (firstOtherwise == 0) {
            return new ShownMatch(comparison, 0, LocalText.NONE, List.of(), List.of());
        }
        Entry<E> entry = before.log().get(firstOtherwise - 1);
        SaidRulings<S, E> said = new SaidRulings<>(game);
        List<Ruling> was = new ArrayList<>(entry.rulings());
        List<Ruling> now = new ArrayList<>(ruledNow);
        was.removeIf(ruling -> take(now, ruling));
        return new ShownMatch(
                comparison,
                firstOtherwise,
                said.event(entry.event()),
                said.all(was),
                said.all(now));
    }

    private static boolean take(List<Ruling> rulings, Ruling like) {
        Optional<Ruling> same = rulings.stream().filter(each -> alike(each, like)).findFirst();
        same.ifPresent(rulings::remove);
        return same.isPresent();
    }
}
