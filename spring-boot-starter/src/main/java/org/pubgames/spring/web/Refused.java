package org.pubgames.spring.web;

import java.util.List;
import java.util.function.Function;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/** A request that is not fulfilled, with the status of the answer. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient List<Problem> problems;

    /** A request with several problems. */
    Refused(int status, List<Problem> problems) {
        super(problems.get(0).code());
        this.status = status;
        this.problems = List.copyOf(problems);
    }

    /** A request with one problem. */
    Refused(int status, Problem problem) {
        this(status, List.of(problem));
    }

    /** {@return the status of the answer, 400 to 599} */
    public int status() {
        return status;
    }

    /** {@return why; at least one problem} */
    public List<Problem> problems() {
        return problems;
    }

    /** What was read; where nothing was, the request is refused. */
    static <T> T orElse(Reading<T> reading, Function<List<Problem>, Refused> refusal) {
        if (reading instanceof Reading.Read<T> read) {
            return read.value();
        }
        throw refusal.apply(reading.problems());
    }

    static Problem problem(String code) {
        return Problem.of(code, Where.UNKNOWN);
    }
}
