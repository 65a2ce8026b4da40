package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.List;

/**
 * The results that are not plain passes, each with its number in the report.
 *
 * @param cards failures that are shown in full
 * @param rest failures beyond those
 * @param skipped what the implementation skipped
 * @param known failures that the list of known failures names
 * @param unexpected vectors that pass although they are in that list
 */
record Shortfalls(
        List<Numbered> cards,
        List<Numbered> rest,
        List<Numbered> skipped,
        List<Numbered> known,
        List<Numbered> unexpected) {

    /** How many failures are shown in full. */
    static final int MOST_CARDS = 200;

    /** A result and its number in the report, from 0. */
    record Numbered(int number, Result result) {
        /** Its name as the target of a link. */
        String anchor() {
            return "r" + number;
        }
    }

    static Shortfalls of(Report report) {
        Shortfalls found =
                new Shortfalls(
                        new ArrayList<>(),
                        new ArrayList<>(),
                        new ArrayList<>(),
                        new ArrayList<>(),
                        new ArrayList<>());
        for (int i = 0; i < report.results().size(); i++) {
            found.add(new Numbered(i, report.results().get(i)));
        }
        return found;
    }

    private void add(Numbered one) {
        switch (one.result().outcome()) {
            case FAIL, ERROR -> (cards.size() < MOST_CARDS ? cards : rest).add(one);
            case SKIPPED -> skipped.add(one);
            case EXPECTED_FAIL -> known.add(one);
            case UNEXPECTED_PASS -> unexpected.add(one);
            case PASS, NOT_APPLICABLE -> {
                // nothing to show
            }
        }
    }

    /** Every failure, shown in full or not. */
    List<Numbered> failures() {
        List<Numbered> all = new ArrayList<>(cards);
        all.addAll(rest);
        return all;
    }
}
