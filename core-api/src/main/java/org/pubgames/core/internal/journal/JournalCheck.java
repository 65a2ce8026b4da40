package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/**
 * Judges a journal from its first event and writes every line anew: a journal is as it should be
 * when not a byte differs. Belongs to one thread.
 */
final class JournalCheck<S extends GameState, E extends GameEvent> {

    private final JournalSource<S, E> source;
    private final JournalBytes bytes;
    private final long end;
    private Match<S, E> match;
    private List<Ruling> deciding = List.of();
    private int line = 1;
    private int revisions;
    private long earlier;

    JournalCheck(JournalSource<S, E> source, JournalBytes bytes, long end) {
        this.source = source;
        this.bytes = bytes;
        this.end = end;
        this.match = source.opening();
    }

    /** The first difference, or what is wrong with the first line that cannot be read. */
    List<Problem> differences() throws IOException {
        JournalLines lines = bytes.lines(source.body(), end);
        for (JournalBytes.Line found = lines.next(); found != null; found = lines.next()) {
            line++;
            List<Problem> problems = difference(found);
            if (!problems.isEmpty()) {
                return problems;
            }
        }
        return List.of();
    }

    private List<Problem> difference(JournalBytes.Line found) {
        Where where = source.at(line);
        return source.text(found, where)
                .fold(
                        text ->
                                found.begins(JournalForm.CHECKPOINT)
                                        ? checkpoint(text, found.at(), where)
                                        : found.begins(JournalForm.REVISION)
                                                ? revision(text, where)
                                                : event(text, found, where),
                        problems -> List.<Problem>copyOf(problems));
    }

    private List<Problem> event(String text, JournalBytes.Line found, Where where) {
        Reading<Entry<E>> read = source.event(found, line, match.size() + 1);
        if (!(read instanceof Reading.Read<Entry<E>> entry)) {
            return read.problems();
        }
        E event = entry.value().event();
        Verdict<S, E> verdict = match.judge(event);
        if (!verdict.accepted()) {
            return List.of(Places.refused(where, match.size() + 1, verdict));
        }
        match = verdict.match();
        List<Ruling> decides = source.form().deciding(verdict.rulings());
        deciding = decides.isEmpty() ? deciding : decides;
        String now = source.form().write(new Entry<>(match.size(), event, verdict.rulings()));
        return compared(text, now, where);
    }

    private List<Problem> revision(String text, Where where) {
        return source.form()
                .readRevision(text, where)
                .fold(
                        revision ->
                                source.revised(match, revision, line)
                                        .<List<Problem>>fold(
                                                done -> revised(text, revision, done, where),
                                                problems -> List.copyOf(problems)),
                        problems -> List.<Problem>copyOf(problems));
    }

    private List<Problem> revised(
            String text, Revision<E> revision, Revised.Done<S, E> done, Where where) {
        match = done.match();
        deciding = JournalForm.deciding(match);
        revisions++;
        return compared(text, source.form().write(revision, done), where);
    }

    private List<Problem> checkpoint(String text, long at, Where where) {
        Checkpoint.Place place = Checkpoint.Place.of(match.size(), line, at, earlier, revisions);
        earlier = at;
        String now = source.form().write(new Checkpoint<>(place, match.state(), deciding));
        if (text.equals(now)) {
            return List.of();
        }
        Reading<Checkpoint<S>> read = source.form().readCheckpoint(text, where);
        return read.problems().isEmpty() ? compared(text, now, where) : read.problems();
    }

    private List<Problem> compared(String stored, String now, Where where) {
        if (stored.equals(now)) {
            return List.of();
        }
        Node was = JsonText.read(stored, where).orElseThrow();
        Node is = JsonText.read(now, where).orElseThrow();
        return List.of(
                FirstDifference.of(was, is)
                        .map(difference -> told(difference, is, where))
                        .orElseGet(() -> spelling(stored, now, where)));
    }

    private static Problem told(FirstDifference found, Node now, Where where) {
        return Problem.of(
                        "journal-differs",
                        where.at(where.line(), found.column()).path(found.path()))
                .withValue(found.stored())
                .withAllowed(found.now())
                .withRule(rule(found.path(), now));
    }

    /** The rule of the ruling that a path leads into; empty when it leads elsewhere. */
    private static String rule(String path, Node line) {
        String[] parts = path.split("/", -1);
        if (parts.length > 2
                && line instanceof Node.Fields fields
                && fields.values().get(parts[1]) instanceof Node.Items rulings
                && parts[2].chars().allMatch(Character::isDigit)) {
            int index = Integer.parseInt(parts[2]);
            if (index < rulings.values().size()
                    && rulings.values().get(index) instanceof Node.Fields ruling
                    && ruling.values().get("rule") instanceof Node.Text rule) {
                return rule.value();
            }
        }
        return "";
    }

    private static Problem spelling(String stored, String now, Where where) {
        int same = Arrays.mismatch(stored.toCharArray(), now.toCharArray());
        return Problem.of("journal-spelling", where.at(where.line(), same + 1));
    }
}
