package org.pubgames.cli;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Lines of bytes on their way to a terminal, each made harmless. Belongs to one thread. */
final class ShownLines extends OutputStream {

    private final Output out;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    ShownLines(Output out) {
        this.out = out;
    }

    @Override
    public void write(int b) {
        if (b == '\n') {
            out.line(line.toString(StandardCharsets.UTF_8));
            line.reset();
        } else {
            line.write(b);
        }
    }

    @Override
    public void flush() {
        out.flush();
    }
}
