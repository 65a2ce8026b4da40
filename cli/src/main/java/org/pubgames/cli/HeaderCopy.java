package org.pubgames.cli;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.pubgames.core.internal.journal.Lines;

/**
 * A match file that keeps a copy of its header, its first line that is not blank, when it is read.
 */
final class HeaderCopy extends FilterInputStream {

    private final ByteArrayOutputStream copy = new ByteArrayOutputStream();
    private boolean complete;

    HeaderCopy(InputStream in) {
        super(in);
    }

    /** The part of the header that was read so far. */
    String header() {
        String text = copy.toString(StandardCharsets.UTF_8);
        return (text.startsWith("\uFEFF") ? text.substring(1) : text).strip();
    }

    @Override
    public int read() throws IOException {
        int next = super.read();
        if (next >= 0) {
            keep(next);
        }
        return next;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int count = super.read(bytes, from, length);
        for (int i = 0; i < count && !complete; i++) {
            keep(bytes[from + i]);
        }
        return count;
    }

    private void keep(int next) {
        boolean blank = copy.size() == 0 && next >= 0 && next <= ' ';
        if (complete || blank) {
            return;
        }
        if (next == '\n' || copy.size() > Lines.LONGEST) {
            complete = true;
        } else {
            copy.write(next);
        }
    }
}
