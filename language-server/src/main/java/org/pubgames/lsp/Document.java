package org.pubgames.lsp;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.VariantFile;

/**
 * A text that is open in the editor.
 *
 * @param uri what the editor calls it
 * @param version the editor's number of its state
 * @param text the whole text
 */
record Document(String uri, int version, String text) {

    /** What tells a variant file from other YAML, even before it can be read. */
    private static final Pattern OURS =
            Pattern.compile("(?m)^(variant|game)\\s*:|^#.*-variant\\.schema\\.json");

    private static final Pattern LINE_END = Pattern.compile("\\r\\n|\\n|\\r");

    /** Where it lies on the disk; empty when it was never saved. */
    Optional<Path> path() {
        try {
            URI parsed = URI.create(uri);
            return "file".equals(parsed.getScheme())
                    ? Optional.of(Path.of(parsed))
                    : Optional.empty();
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty();
        }
    }

    /** The folder it lies in; empty when it was never saved. */
    Optional<Path> folder() {
        return path().map(Path::getParent);
    }

    /** As the reader of variants takes it. */
    VariantFile file() {
        return new VariantFile(path().map(Path::toString).orElse(uri), text);
    }

    /** Whether it wants to be a variant file. */
    boolean ours() {
        return text.isBlank() || OURS.matcher(text).find();
    }

    /** The game that it names; empty when it names none of ours. */
    Optional<Game<?, ?>> game() {
        return Games.find(outline().value(List.of("game")));
    }

    Outline outline() {
        return Outline.of(text);
    }

    /** The offset of a place, in UTF-16 units; the nearest there is. */
    int offset(Position position) {
        int begin = 0;
        for (int line = 0; line < position.getLine(); line++) {
            int end = text.indexOf('\n', begin);
            if (end < 0) {
                return text.length();
            }
            begin = end + 1;
        }
        int end = text.indexOf('\n', begin);
        return Math.min(
                begin + Math.max(position.getCharacter(), 0), end < 0 ? text.length() : end);
    }

    /** The place of an offset. */
    Position position(int offset) {
        int line = 0;
        int begin = 0;
        for (int at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
            line++;
            begin = at + 1;
        }
        return new Position(line, offset - begin);
    }

    Range range(int start, int end) {
        return new Range(position(start), position(end));
    }

    /**
     * The range of a value at a line and column as problems have them.
     *
     * @param line from 1; 0 for the whole file
     * @param column in characters, from 1; 0 for the whole line
     * @param value what stands there, as far as it is known
     */
    Range range(int line, int column, String value) {
        String[] lines = LINE_END.split(text, -1);
        if (line < 1 || line > lines.length) {
            return new Range(new Position(0, 0), new Position(0, 0));
        }
        String row = lines[line - 1];
        int from =
                column < 1
                        ? 0
                        : row.offsetByCodePoints(
                                0, Math.min(column - 1, row.codePointCount(0, row.length())));
        int to;
        if (column < 1) {
            to = row.length();
        } else if (!value.isEmpty() && row.startsWith(value, from)) {
            to = from + value.length();
        } else {
            to = word(row, from);
        }
        return new Range(new Position(line - 1, from), new Position(line - 1, to));
    }

    /** Behind the word or the quoted text at an offset of a line; at least one character. */
    private static int word(String row, int from) {
        if (from >= row.length()) {
            return row.length();
        }
        if (Quoted.isQuote(row.charAt(from))) {
            return Quoted.closing(row, from, row.length());
        }
        int at = from;
        while (at < row.length() && " ,:}]#".indexOf(row.charAt(at)) < 0) {
            at++;
        }
        return Math.max(at, from + 1);
    }
}
