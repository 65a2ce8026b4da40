package org.pubgames.cli.rejudge;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;

/**
 * What came of many matches. Two reports put together are the report of all their matches: whatever
 * was judged where and in which order, the result is the same, byte by byte. Its size does not grow
 * with the number of matches. Belongs to one thread.
 */
public final class RejudgeReport {

    /** How many matches are shown. */
    public static final int SHOWN = 5;

    /** How many competitions are shown with both tables. */
    public static final int COMPETITIONS = 20;

    /** How many problems are told one by one; the others are counted. */
    public static final int PROBLEMS = 200;

    /** In so many parts of a match is counted where its course changes. */
    public static final int PARTS = 10;

    private static final Comparator<Problem> BY_PLACE =
            Comparator.comparing((Problem problem) -> problem.where().file())
                    .thenComparingInt(problem -> problem.where().line())
                    .thenComparing(Problem::code)
                    .thenComparing(Problem::value)
                    .thenComparing(Problem::toString);

    private final Variant other;
    private Tally all = Tally.NONE;
    private final TreeMap<String, Tally> variants = new TreeMap<>();
    private final TreeMap<String, Long> otherGames = new TreeMap<>();
    private final TreeMap<String, RuleShift> rules = new TreeMap<>();
    private final TreeMap<String, Long> refusals = new TreeMap<>();
    private final Histogram played = new Histogram();
    private final Histogram leftOut = new Histogram();
    private final long[] parts = new long[PARTS];
    private final Standings standings = new Standings();
    private final Best<MatchComparison, ShownMatch> shown = new Best<>(SHOWN, ShownMatch.ORDER);
    private final Best<MatchComparison, MatchComparison> competitions =
            new Best<>(COMPETITIONS, ShownMatch.ORDER);
    private final Best<Problem, Problem> problems = new Best<>(PROBLEMS, BY_PLACE);
    private long unread;
    private long passedOver;

    /**
     * A report without matches.
     *
     * @param other the variant that the matches are judged by
     */
    public RejudgeReport(Variant other) {
        this.other = other;
    }

    /**
     * Takes one more match in.
     *
     * @param result what came of it
     */
    public void add(MatchResult result) {
        if (result instanceof MatchResult.Compared compared) {
            add(compared);
        } else if (result instanceof MatchResult.OtherGame foreign) {
            otherGames.merge(foreign.game(), 1L, Long::sum);
        } else if (result instanceof MatchResult.Unread broken) {
            unread(broken.problem());
        }
    }

    /**
     * Takes in what cannot be read.
     *
     * @param problem why not
     */
    public void unread(Problem problem) {
        unread++;
        if (problems.takes(problem)) {
            problems.add(problem, problem);
        }
    }

    /** A file was passed over, because by its name it holds no matches. */
    public void passedOver() {
        passedOver++;
    }

    private void add(MatchResult.Compared compared) {
        MatchComparison match = compared.comparison();
        Tally one = Tally.of(match);
        all = all.plus(one);
        variants.merge(match.was(), one, Tally::plus);
        match.rules().forEach((rule, shift) -> rules.merge(rule, shift, RuleShift::plus));
        if (match.course() == Course.REFUSED) {
            refusals.merge(match.kind(), 1L, Long::sum);
            parts[(int) ((match.at() - 1L) * PARTS / match.events())]++;
        }
        if (match.known() != MatchComparison.Known.UNKNOWN) {
            Histogram into = match.known() == MatchComparison.Known.LEFT_OUT ? leftOut : played;
            match.changes().values().forEach(into::add);
        }
        if (isCompetition()) {
            if (match.differs() && competitions.takes(match)) {
                competitions.add(match, match);
            }
        } else {
            standings.add(match);
        }
        if ((match.differs() || match.otherRules()) && shown.takes(match)) {
            shown.add(match, compared.shown().make());
        }
    }

    /** Whether a match is a competition by itself: a table comes out of it, not a winner alone. */
    private boolean isCompetition() {
        return other.game().equals("competition") || other.game().equals("schocken-tournament");
    }

    /**
     * Takes in another report by the same variant; that one must not be used any more.
     *
     * @param more the other one
     */
    public void merge(RejudgeReport more) {
        all = all.plus(more.all);
        more.variants.forEach((name, tally) -> variants.merge(name, tally, Tally::plus));
        more.otherGames.forEach((name, count) -> otherGames.merge(name, count, Long::sum));
        more.rules.forEach((name, shift) -> rules.merge(name, shift, RuleShift::plus));
        more.refusals.forEach((name, count) -> refusals.merge(name, count, Long::sum));
        played.merge(more.played);
        leftOut.merge(more.leftOut);
        for (int i = 0; i < PARTS; i++) {
            parts[i] += more.parts[i];
        }
        standings.merge(more.standings);
        shown.merge(more.shown);
        competitions.merge(more.competitions);
        problems.merge(more.problems);
        unread += more.unread;
        passedOver += more.passedOver;
    }

    /** {@return the variant that the matches are judged by} */
    public Variant other() {
        return other;
    }

    /** {@return the counts of all matches} */
    public Tally all() {
        return all;
    }

    /** {@return the counts of the matches that were played by each variant, with its edition} */
    public SortedMap<String, Tally> variants() {
        return Collections.unmodifiableSortedMap(variants);
    }

    /** {@return how many matches there are of each other game} */
    public SortedMap<String, Long> otherGames() {
        return Collections.unmodifiableSortedMap(otherGames);
    }

    /** {@return how often each rule fired} */
    public SortedMap<String, RuleShift> rules() {
        return Collections.unmodifiableSortedMap(rules);
    }

    /** {@return the kinds of the events that are refused first, and how often each is} */
    public SortedMap<String, Long> refusals() {
        return Collections.unmodifiableSortedMap(refusals);
    }

    /** {@return by how many points players have more, in matches whose events all stand} */
    public Histogram changes() {
        return played;
    }

    /** {@return the same in matches whose result is known by leaving out what is refused} */
    public Histogram changesLeftOut() {
        return leftOut;
    }

    /** {@return in which tenth of a match its course changes, and how often} */
    public List<Long> parts() {
        return Arrays.stream(parts).boxed().toList();
    }

    /** {@return what players have won} */
    public Standings standings() {
        return standings;
    }

    /** {@return the matches that show the change best} */
    public List<ShownMatch> shown() {
        return shown.all();
    }

    /** {@return the competitions that differ most} */
    public List<MatchComparison> competitions() {
        return competitions.all();
    }

    /** {@return the first problems, by file and line} */
    public List<Problem> problems() {
        return problems.all();
    }

    /** {@return how many files and matches cannot be read} */
    public long unread() {
        return unread;
    }

    /** {@return how many files were passed over} */
    public long files() {
        return passedOver;
    }
}
