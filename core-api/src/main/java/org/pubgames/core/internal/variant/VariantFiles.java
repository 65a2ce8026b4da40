package org.pubgames.core.internal.variant;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Positions;
import org.pubgames.core.internal.data.YamlText;

/** Variant files on disk. Nothing but the named file or folder is read. */
public final class VariantFiles {

    /** The largest variant file, in bytes. */
    public static final int LARGEST = 1 << 18;

    /** The most files of a folder. */
    public static final int MOST = 1000;

    private static final YamlText.Limits LIMITS = new YamlText.Limits(LARGEST, 1000);

    private VariantFiles() {}

    /** One file, by its name; unreadable when it is missing, too large or not UTF-8. */
    public static Reading<VariantFile> file(Path path) {
        return file(path, path.toString());
    }

    private static Reading<VariantFile> file(Path path, String name) {
        Where where = Where.file(name);
        if (!Files.exists(path)) {
            return Reading.failed(Problem.of("file-not-found", where).withValue(name));
        }
        if (!Files.isRegularFile(path)) {
            return Reading.failed(Problem.of("not-a-file", where).withValue(name));
        }
        // not the size that the file system tells: some files tell none and never end
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                return Reading.failed(
                        Problem.of("file-too-large", where)
                                .withValue(name)
                                .withAllowed("≤ " + LARGEST / 1024 + " KB"));
            }
            return text(bytes, name);
        } catch (IOException e) {
            return Reading.failed(Problem.of("cannot-open", where).withValue(name));
        }
    }

    /**
     * Bytes as a variant file; UTF-8 with or without a mark at its start. Other encodings are told
     * at the first character that shows them, with what the byte there is likely to be.
     */
    public static Reading<VariantFile> text(byte[] bytes, String name) {
        CharBuffer chars = CharBuffer.allocate(bytes.length);
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        CoderResult end = StandardCharsets.UTF_8.newDecoder().decode(rest, chars, true);
        String text = chars.flip().toString();
        // in ASCII written as UTF-16 every other byte is nought
        boolean wide = text.length() > 1 && (text.charAt(0) == 0 || text.charAt(1) == 0);
        if (end.isError() || wide) {
            int at = wide ? 0 : rest.position();
            Node.Mark mark = Positions.of(text, wide ? 0 : text.length());
            Where where = Where.file(name).at(mark.line(), mark.column());
            return Reading.failed(
                    Problem.of("not-utf-8", where)
                            .withValue(LikelyEncoding.of(bytes).shown(bytes, at)));
        }
        String marked = text.startsWith("\uFEFF") ? text.substring(1) : text;
        return Reading.of(new VariantFile(name, marked));
    }

    /** What bytes that are not UTF-8 are likely to say; to be shown, not to be used. */
    public static VariantFile guessed(byte[] bytes, String name) {
        return new VariantFile(name, LikelyEncoding.of(bytes).text(bytes));
    }

    /** The tree of a variant file. */
    static Reading<Node> tree(String yaml, String name) {
        return YamlText.read(yaml, name, LIMITS);
    }

    /** What a folder holds: its files, and what was wrong with those that cannot be read. */
    public record Folder(List<VariantFile> files, List<Problem> problems) {
        public Folder {
            files = List.copyOf(files);
            problems = List.copyOf(problems);
        }
    }

    /**
     * The files of a folder that end in {@code .yaml} or {@code .yml}, in the order of their names;
     * folders in it are not looked into, and links that lead out of it are refused.
     */
    public static Reading<Folder> folder(Path folder) {
        String name = folder.toString();
        if (!Files.isDirectory(folder)) {
            return Reading.failed(
                    Problem.of(
                                    Files.exists(folder) ? "not-a-folder" : "file-not-found",
                                    Where.file(name))
                            .withValue(name));
        }
        List<VariantFile> files = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        try (Stream<Path> entries = Files.list(folder)) {
            List<Path> named =
                    entries.filter(VariantFiles::yaml).sorted().limit(MOST + 1L).toList();
            if (named.size() > MOST) {
                return Reading.failed(
                        Problem.of("too-many-files", Where.file(name))
                                .withValue(name)
                                .withAllowed("≤ " + MOST));
            }
            Path home = folder.toRealPath();
            for (Path path : named) {
                inside(home, path).fold(files::add, problems::addAll);
            }
        } catch (IOException | UncheckedIOException e) {
            return Reading.failed(Problem.of("cannot-open", Where.file(name)).withValue(name));
        }
        return Reading.of(new Folder(files, problems));
    }

    /** A file of a folder; a link in it may lead to another file of the folder only. */
    private static Reading<VariantFile> inside(Path home, Path path) {
        String name = path.toString();
        Where where = Where.file(name);
        try {
            if (!Files.exists(path)) {
                return Reading.failed(Problem.of("file-not-found", where).withValue(name));
            }
            Path real = path.toRealPath();
            if (!real.startsWith(home)) {
                return Reading.failed(
                        Problem.of("leads-outside", where).withValue(path.getFileName()));
            }
            return file(real, name);
        } catch (IOException e) {
            return Reading.failed(Problem.of("cannot-open", where).withValue(name));
        }
    }

    private static boolean yaml(Path path) {
        String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
        return (name.endsWith(".yaml") || name.endsWith(".yml"))
                && !name.startsWith(".")
                && !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
    }

    /** The game a file names, empty when it names none that can be read. */
    public static String game(VariantFile file) {
        return tree(file.text(), file.name()).fold(VariantFiles::game, problems -> "");
    }

    private static String game(Node node) {
        return node instanceof Node.Fields fields
                        && fields.values().get("game") instanceof Node.Text game
                ? game.value()
                : "";
    }
}
