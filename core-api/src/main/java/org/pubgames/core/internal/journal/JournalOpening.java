package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;

/**
 * How a journal stands: its last checkpoint is read and what was accepted since is judged again.
 * Nothing before it is looked at.
 */
final class JournalOpening<S extends GameState, E extends GameEvent> {

    private final JournalSource<S, E> source;

    /**
     * An opened journal.
     *
     * @param match the match as it stands
     * @param deciding the rulings that decided it last
     * @param last the last checkpoint
     * @param lines how many whole lines there are
     * @param end the byte behind the last of them
     * @param since the byte behind the last checkpoint, or behind the header
     * @param tail what is wrong with the end of the file
     * @param revisions how many of the lines are revisions
     * @param sum the checksum of the last whole line; 0 where lines have none
     */
    record Opened<S extends GameState, E extends GameEvent>(
            Match<S, E> match,
            List<Ruling> deciding,
            Optional<Checkpoint.Place> last,
            int lines,
            long end,
            long since,
            Tail tail,
            int revisions,
            int sum) {}

    /**
     * The end of a file.
     *
     * @param torn how many bytes follow that do not count
     * @param unended whether the last whole line has no end
     * @param holed whether these bytes are more than a torn line: the disk had not all of them
     */
    record Tail(long torn, boolean unended, boolean holed) {}

    JournalOpening(JournalSource<S, E> source) {
        this.source = source;
    }

    Reading<Opened<S, E>> open(JournalBytes bytes) throws IOException {
        long body = Math.min(source.body(), bytes.size());
        OptionalLong behind = bytes.endOfLines(body);
        if (behind.isEmpty()) {
            return Reading.failed(
                    Lines.tooLong(
                            source.at(bytes.number(bytes.size())),
                            JournalBytes.LONGEST_CHECKPOINT));
        }
        long ended = behind.getAsLong();
        boolean whole = whole(bytes, ended);
        long last = whole ? bytes.size() : ended;
        Reading<JournalSums.Sound> summed =
                source.summed()
                        ? new JournalSums(bytes, source.name()).sound(last)
                        : Reading.of(new JournalSums.Sound(LineSum.NONE, last));
        if (!(summed instanceof Reading.Read<JournalSums.Sound> read)) {
            return Reading.failed(summed.problems());
        }
        int sum = read.value().sum();
        long end = read.value().end();
        Tail tail =
                new Tail(
                        bytes.size() - end,
                        end == last && (end > ended || source.body() > bytes.size()),
                        end < last);
        OptionalLong checkpointed = bytes.lastCheckpoint(body, end);
        if (checkpointed.isEmpty()) {
            Match<S, E> opening = source.opening();
            Opened<S, E> start =
                    new Opened<>(opening, List.of(), Optional.empty(), 1, end, body, tail, 0, sum);
            return judge(start, bytes.lines(body, end));
        }
        JournalBytes.Line line = bytes.line(checkpointed.getAsLong());
        Reading<Checkpoint<S>> kept = checkpoint(line, bytes);
        if (!(kept instanceof Reading.Read<Checkpoint<S>> sound)) {
            return Reading.failed(kept.problems());
        }
        Checkpoint<S> checkpoint = sound.value();
        Opened<S, E> start =
                new Opened<>(
                        source.match(checkpoint),
                        checkpoint.deciding(),
                        Optional.of(checkpoint.place()),
                        checkpoint.place().line(),
                        end,
                        line.next(),
                        tail,
                        checkpoint.place().revisions().orElse(0),
                        sum);
        return judge(start, bytes.lines(line.next(), end));
    }

    /** Whether what stands behind the last end of a line lacks nothing but that end. */
    private boolean whole(JournalBytes bytes, long ended) throws IOException {
        if (ended == bytes.size() || bytes.read(bytes.size() - 1, bytes.size())[0] != '}') {
            return false;
        }
        JournalBytes.Line last = bytes.line(ended);
        // nobody wrote so much in one go: it is refused, not cut off
        return last.tooLong()
                || last.text(source.at(0)).<Boolean>fold(JournalForm::whole, problems -> false);
    }

    private Reading<Checkpoint<S>> checkpoint(JournalBytes.Line line, JournalBytes bytes)
            throws IOException {
        Reading<Checkpoint<S>> unplaced = source.checkpoint(line, 0);
        if (!(unplaced instanceof Reading.Read<Checkpoint<S>> read)) {
            return source.checkpoint(line, bytes.number(line.at()));
        }
        Checkpoint.Place place = read.value().place();
        boolean sound =
                place.at() == line.at()
                        && place.checkpoint() > 0
                        && place.earlier() < place.at()
                        && (place.earlier() == 0 || place.earlier() >= source.body())
                        && place.line() > place.checkpoint();
        if (!sound) {
            JournalScan scan = new JournalScan(source.name(), bytes);
            List<Problem> problems = new ArrayList<>(scan.outOfPlace(source.body()));
            problems.add(Places.shifted(source.at(bytes.number(line.at())), line.at(), place));
            return Reading.failed(problems);
        }
        return unplaced;
    }

    /** Judges what was accepted since the checkpoint. */
    private Reading<Opened<S, E>> judge(Opened<S, E> start, JournalLines lines) throws IOException {
        Match<S, E> match = start.match();
        List<Ruling> deciding = start.deciding();
        int number = start.lines();
        int revisions = start.revisions();
        for (JournalBytes.Line line = lines.next(); line != null; line = lines.next()) {
            number++;
            if (line.begins(JournalForm.REVISION)) {
                Match<S, E> before = match;
                int at = number;
                Reading<Revised.Done<S, E>> read =
                        source.revision(line, at)
                                .fold(
                                        revision -> source.revised(before, revision, at),
                                        Reading::failed);
                if (!(read instanceof Reading.Read<Revised.Done<S, E>> done)) {
                    return Reading.failed(read.problems());
                }
                match = done.value().match();
                deciding = JournalForm.deciding(match);
                revisions++;
                continue;
            }
            Reading<Entry<E>> read = source.event(line, number, match.size() + 1);
            if (!(read instanceof Reading.Read<Entry<E>> entry)) {
                return Reading.failed(read.problems());
            }
            Verdict<S, E> verdict = match.judge(entry.value().event());
            if (!verdict.accepted()) {
                return Reading.failed(Places.refused(source.at(number), match.size() + 1, verdict));
            }
            match = verdict.match();
            List<Ruling> decides = source.form().deciding(verdict.rulings());
            deciding = decides.isEmpty() ? deciding : decides;
        }
        return Reading.of(
                new Opened<>(
                        match,
                        deciding,
                        start.last(),
                        number,
                        start.end(),
                        start.since(),
                        start.tail(),
                        revisions,
                        start.sum()));
    }
}
