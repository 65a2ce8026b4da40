package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.StateParts;
import org.pubgames.core.internal.data.Writable;

/**
 * Judges a match again from the event that is revised. Belongs to one thread.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
final class Revising<S extends GameState, E extends GameEvent> {

    private final Match<S, E> old;
    private final Function<Integer, List<Entry<E>>> behind;
    private final List<Revised.Change<E>> changes = new ArrayList<>();

    /**
     * @param behind the entries of the log behind so many events
     */
    Revising(Match<S, E> old, Function<Integer, List<Entry<E>>> behind) {
        this.old = old;
        this.behind = behind;
    }

    /**
     * What a revision does to the log.
     *
     * @param kept how many events stay before it
     * @param gone how many of the next go: 0 or 1
     * @param come the event that takes their place
     * @param pointer where the number stands in the revision as JSON
     * @param number the number that the revision names
     * @param least the least number that can be named
     */
    private record Cut<E>(
            int kept, int gone, Optional<E> come, String pointer, int number, int least) {}

    Revised<S, E> by(Revision<E> revision) {
        Cut<E> cut = cut(revision);
        List<Problem> problems = new ArrayList<>(problems(cut, revision.along()));
        problems.addAll(Writable.problems(revision.because(), "/because"));
        problems.addAll(Writable.problems(revision.by(), "/by"));
        cut.come().ifPresent(event -> problems.addAll(Writable.problems(event, "/with")));
        return problems.isEmpty()
                ? revised(cut, new HashSet<>(revision.along()))
                : new Revised.Impossible<>(old, problems);
    }

    private Cut<E> cut(Revision<E> revision) {
        if (revision instanceof Revision.Withdraw<E> withdraw) {
            int event = withdraw.event();
            return new Cut<>(event - 1, 1, Optional.empty(), "/event", event, 1);
        }
        if (revision instanceof Revision.Replace<E> replace) {
            int event = replace.event();
            return new Cut<>(event - 1, 1, Optional.of(replace.with()), "/event", event, 1);
        }
        if (revision instanceof Revision.Insert<E> insert) {
            int after = insert.after();
            return new Cut<>(after, 0, Optional.of(insert.with()), "/after", after, 0);
        }
        return new Cut<>(old.size() - 1, 1, Optional.empty(), "", old.size(), 1);
    }

    private List<Problem> problems(Cut<E> cut, List<Integer> along) {
        if (cut.number() < cut.least() || cut.number() > old.size()) {
            return List.of(noEvent(cut.pointer(), cut.number(), cut.least()));
        }
        List<Problem> problems = new ArrayList<>();
        Set<Integer> seen = new TreeSet<>();
        int first = cut.kept() + cut.gone() + 1;
        for (int i = 0; i < along.size(); i++) {
            int number = along.get(i);
            if (number < first || number > old.size() || !seen.add(number)) {
                problems.add(noEvent("/along/" + i, number, first));
            }
        }
        return problems;
    }

    /** A number at which no event stands, or not one of those that can be meant. */
    private Problem noEvent(String pointer, int number, int least) {
        String code =
                old.size() == 0
                        ? "revision-of-opening"
                        : number == 0 && least == 1 ? "revision-of-header" : "revision-no-event";
        Problem problem = Problem.of(code, Where.UNKNOWN.path(pointer)).withValue(number);
        return least > old.size()
                ? problem.withAllowed("–")
                : problem.withAllowed(
                        least == old.size() ? "" + least : least + " … " + old.size());
    }

    private Revised<S, E> revised(Cut<E> cut, Set<Integer> along) {
        Match<S, E> match = old.at(cut.kept());
        List<Entry<E>> later = behind.apply(cut.kept());
        Optional<Entry<E>> went = cut.gone() == 0 ? Optional.empty() : Optional.of(later.get(0));
        Optional<Entry<E>> came = Optional.empty();
        if (cut.come().isPresent()) {
            Verdict<S, E> verdict = match.judge(cut.come().get());
            if (!verdict.accepted()) {
                return new Revised.Refused<>(old, Optional.empty(), verdict.rulings(), List.of());
            }
            match = verdict.match();
            came = match.last();
        }
        changed(went, came);
        return judgedOn(match, later.subList(cut.gone(), later.size()), along);
    }

    private Revised<S, E> judgedOn(Match<S, E> begun, List<Entry<E>> later, Set<Integer> along) {
        Match<S, E> match = begun;
        Optional<Integer> first = Optional.empty();
        List<Ruling> why = List.of();
        List<Integer> gone = new ArrayList<>(along);
        for (Entry<E> entry : later) {
            if (along.contains(entry.number())) {
                changed(Optional.of(entry), Optional.empty());
                continue;
            }
            Verdict<S, E> verdict = match.judge(entry.event());
            if (verdict.accepted()) {
                match = verdict.match();
                changed(Optional.of(entry), match.last());
            } else {
                if (first.isEmpty()) {
                    first = Optional.of(entry.number());
                    why = verdict.rulings();
                }
                gone.add(entry.number());
            }
        }
        return first.isPresent()
                ? new Revised.Refused<>(old, first, why, gone.stream().sorted().toList())
                : new Revised.Done<>(
                        match, changes, StateParts.differing(old.state(), match.state()));
    }

    private void changed(Optional<Entry<E>> was, Optional<Entry<E>> now) {
        boolean same =
                was.isPresent()
                        && now.isPresent()
                        && was.get().event().equals(now.get().event())
                        && was.get().rulings().equals(now.get().rulings());
        if (!same) {
            changes.add(new Revised.Change<>(was, now, points(now) - points(was)));
        }
    }

    private static <E extends GameEvent> int points(Optional<Entry<E>> entry) {
        return entry.stream()
                .flatMap(each -> each.rulings().stream())
                .mapToInt(Ruling::points)
                .sum();
    }
}
