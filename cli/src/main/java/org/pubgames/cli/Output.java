package org.pubgames.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.pubgames.core.internal.text.Characters;
import org.pubgames.core.spi.picture.Style;

/** Text on its way to a stream: UTF-8 and buffered. Belongs to one thread. */
public final class Output {

    private final Writer out;
    private final boolean colours;
    private final OutputStream stream;

    Output(OutputStream out, boolean colours) {
        this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
        this.colours = colours;
        this.stream = out;
    }

    /** The stream takes no more text: its reader has ended, or the disk is full. */
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Closed(IOException cause) {
            super(String.valueOf(cause.getMessage()), cause, false, false);
        }

        /** Whether the reader has closed the pipe, as {@code head} does. */
        boolean readerGone() {
            String message = String.valueOf(getMessage());
            return message.contains("roken pipe") || message.contains("ipe closed");
        }
    }

    /** One line for a person: styles as colours or left away, other characters made harmless. */
    public void line(String text) {
        StringBuilder clean = new StringBuilder(text.length() + 16);
        text.codePoints()
                .forEach(
                        c -> {
                            if (c <= Character.MAX_VALUE && Style.isMark((char) c)) {
                                clean.append(colours ? Style.sequence((char) c) : "");
                            } else {
                                clean.appendCodePoint(Characters.disturbs(c) ? 0xFFFD : c);
                            }
                        });
        written(clean);
    }

    /** Several lines with the same indent. */
    public void lines(int indent, List<String> lines) {
        for (String line : lines) {
            line(line.isEmpty() ? "" : " ".repeat(indent) + line);
        }
    }

    /** One line for a program. In JSON a character may be written as its number: so it is shown. */
    void raw(CharSequence text) {
        StringBuilder clean = new StringBuilder(text.length() + 16);
        escape(text, clean);
        written(clean);
    }

    private static void escape(CharSequence text, StringBuilder clean) {
        text.codePoints()
                .forEach(
                        c -> {
                            if (c == '\n' || !Characters.disturbs(c)) {
                                clean.appendCodePoint(c);
                                return;
                            }
                            for (char half : Character.toChars(c)) {
                                clean.append("\\u%04x".formatted((int) half));
                            }
                        });
    }

    private void written(CharSequence text) {
        try {
            out.append(text).append('\n');
        } catch (IOException e) {
            throw new Closed(e);
        }
    }

    /** JSON of several lines. */
    void json(String text) {
        StringBuilder clean = new StringBuilder(text.length() + 16);
        escape(text, clean);
        text(clean.toString());
    }

    /** A text of several lines, as it is: nothing that was read may be in it. */
    void text(String text) {
        try {
            out.append(text);
        } catch (IOException e) {
            throw new Closed(e);
        }
    }

    /** The stream itself, for a protocol; flushes earlier texts first. */
    OutputStream stream() {
        flush();
        return stream;
    }

    void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new Closed(e);
        }
    }
}
