package org.pubgames.core;

import java.util.List;

/** Thrown only by {@code orElseThrow} methods, for callers who prefer exceptions to results. */
public final class ProblemsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    /**
     * Carries problems to a caller who expected none.
     *
     * @param problems at least one
     */
    public ProblemsException(List<Problem> problems) {
        super(
                String.join(
                        System.lineSeparator(),
                        problems.stream().map(problem -> problem.line(Lang.EN)).toList()));
        this.problems = List.copyOf(problems);
    }

    /** {@return all problems, at least one, in the order of their places} */
    public List<Problem> problems() {
        return problems;
    }
}
