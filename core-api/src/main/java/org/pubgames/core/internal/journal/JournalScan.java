package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;

/** Looks through a journal from its beginning, for the line at which something is wrong. */
final class JournalScan {

    private static final Pattern NUMBERED =
            Pattern.compile("\\{\"(?:number|checkpoint)\":(\\d{1,9})[,}].*", Pattern.DOTALL);

    private final String name;
    private final JournalBytes bytes;

    JournalScan(String name, JournalBytes bytes) {
        this.name = name;
        this.bytes = bytes;
    }

    /** The first line whose number does not follow the one before; empty when all do. */
    List<Problem> outOfPlace(long body) throws IOException {
        int line = 1;
        int events = 0;
        JournalLines lines = bytes.lines(body, bytes.size());
        for (JournalBytes.Line found = lines.next(); found != null; found = lines.next()) {
            line++;
            if (found.begins(JournalForm.REVISION)) {
                events =
                        found.text(Where.file(name).at(line, 0))
                                .<Integer>fold(JournalForm::events, problems -> -1);
                continue;
            }
            boolean event = found.begins(JournalForm.EVENT);
            if (!event && !found.begins(JournalForm.CHECKPOINT)) {
                continue;
            }
            events += event ? 1 : 0;
            Matcher number = NUMBERED.matcher(found.beginning(JournalForm.LONGEST_PLACE));
            int says = number.matches() ? Integer.parseInt(number.group(1)) : -1;
            if (says != events) {
                Where where = Where.file(name).at(line, 0);
                return List.of(Places.number(where, events, says));
            }
        }
        return List.of();
    }
}
