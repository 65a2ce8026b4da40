package org.pubgames.jackson;

import java.util.List;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;

/** JSON that was to be an event, a header or another value of the library has mistakes. */
public final class UnreadableBodyException extends DatabindException {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    UnreadableBodyException(JsonParser parser, List<Problem> problems) {
        super(
                parser,
                String.join("; ", problems.stream().map(each -> each.line(Lang.EN)).toList()),
                parser.currentTokenLocation());
        this.problems = List.copyOf(problems);
    }

    /**
     * {@return all mistakes, at least one, each with its JSON pointer in the whole document; lines
     * and columns are not known}
     */
    public List<Problem> problems() {
        return problems;
    }
}
