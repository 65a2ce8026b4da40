package org.pubgames.cli.rejudge;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.variant.VariantFiles;

/**
 * The matches of a zip, such as the club server writes of an evening. They are read from the stream
 * one by one; nothing is unpacked under a name that stands in the zip. For one zip.
 */
final class ZippedSeason {

    /** What a club decided on an evening; no match. */
    static final String DECISIONS = "decisions.jsonl";

    /** From so many bytes on it counts how many times more comes out than is in. */
    private static final long HARMLESS = 1 << 26;

    /** So many times more no matches take: it is made to fill a memory or a day. */
    private static final long MOST_TIMES = 200;

    /** In a zip that is larger, the variants of a club are not looked for before its matches. */
    private static final long LARGEST_WITH_VARIANTS = 1 << 24;

    private static final int MOST_VARIANTS = 100;

    private final Path path;
    private final String zip;
    private final Catalogue catalogue;
    private final Season.Sink sink;

    ZippedSeason(Path path, String zip, Catalogue catalogue, Season.Sink sink) {
        this.path = path;
        this.zip = zip;
        this.catalogue = catalogue;
        this.sink = sink;
    }

    /** Whether a zip stands there. */
    static boolean begins(BufferedInputStream in) throws IOException {
        in.mark(8);
        byte[] start = in.readNBytes(4);
        in.reset();
        return start.length == 4
                && start[0] == 'P'
                && start[1] == 'K'
                && (start[2] == 3 || start[2] == 5);
    }

    void read(InputStream in) {
        List<VariantFile> variants = variants();
        if (!variants.isEmpty()) {
            catalogue.with(variants).problems().forEach(sink::unread);
        }
        Counted packed = new Counted(in);
        long[] unpacked = {0};
        boolean any = false;
        try (ZipInputStream entries = new ZipInputStream(packed, StandardCharsets.UTF_8)) {
            for (ZipEntry each = entries.getNextEntry();
                    each != null;
                    each = entries.getNextEntry()) {
                if (!each.isDirectory()) {
                    any = true;
                    InputStream limited = new Limited(entries, unpacked, packed);
                    entry(each.getName(), limited, variants);
                    // what nobody reads is passed over within the same limit
                    limited.transferTo(OutputStream.nullOutputStream());
                }
            }
            if (!any) {
                sink.unread(Problem.of("zip-empty", Where.file(zip)));
            }
        } catch (TooMuch e) {
            sink.unread(
                    Problem.of("zip-too-much", Where.file(zip))
                            .withAllowed("≤ " + MOST_TIMES + " ×"));
        } catch (IOException | IllegalArgumentException e) {
            // broken off, packed wrongly, or names that are none
            sink.unread(
                    Problem.of("zip-unreadable", Where.file(zip))
                            .withValue(String.valueOf(e.getMessage())));
        }
    }

    private void entry(String name, InputStream in, List<VariantFile> variants) throws IOException {
        String shown = zip + "/" + name;
        if (leadsOutside(name)) {
            sink.unread(
                    Problem.of("zip-name", Where.file(zip))
                            .withValue(name.length() > 80 ? name.substring(0, 80) + "…" : name));
            return;
        }
        String last = name.substring(name.lastIndexOf('/') + 1);
        if (last.endsWith(".zip")) {
            sink.unread(Problem.of("zip-in-zip", Where.file(zip)).withValue(name));
            return;
        }
        if (last.equals(DECISIONS) || Season.ENDINGS.stream().noneMatch(last::endsWith)) {
            return;
        }
        BufferedInputStream lines = new BufferedInputStream(in, 1 << 16);
        if (WrittenJournal.begins(lines)) {
            WrittenJournal.copied(lines, shown, zip, catalogue, sink);
        } else {
            new MatchLines(shown, zip, variants, sink).read(lines);
        }
    }

    private static boolean leadsOutside(String name) {
        return name.startsWith("/")
                || name.contains("\\")
                || name.contains(":")
                || name.length() > 1_000
                || List.of(name.split("/", -1)).contains("..");
    }

    /** The variants of the club, which stand behind its matches. */
    private List<VariantFile> variants() {
        List<VariantFile> variants = new ArrayList<>();
        try {
            if (path.toString().isEmpty() || Files.size(path) > LARGEST_WITH_VARIANTS) {
                return variants;
            }
            try (ZipFile file = new ZipFile(path.toFile(), StandardCharsets.UTF_8)) {
                List<? extends ZipEntry> found =
                        file.stream()
                                .filter(each -> each.getName().matches("variants/[^/]+\\.ya?ml"))
                                .limit(MOST_VARIANTS)
                                .toList();
                for (ZipEntry each : found) {
                    try (InputStream in = file.getInputStream(each)) {
                        variant(in.readNBytes(VariantFiles.LARGEST + 1), each.getName(), variants);
                    }
                }
            }
        } catch (IOException | IllegalArgumentException e) {
            // told when its matches are read
            return variants;
        }
        return variants;
    }

    private void variant(byte[] bytes, String name, List<VariantFile> variants) {
        Reading<VariantFile> read =
                bytes.length > VariantFiles.LARGEST
                        ? Reading.failed(
                                Problem.of("file-too-large", Where.file(zip)).withValue(name))
                        : VariantFiles.text(bytes, zip + "/" + name);
        if (read instanceof Reading.Read<VariantFile> sound) {
            variants.add(sound.value());
        } else {
            sink.unread(read.problems().get(0));
        }
    }

    private static final class TooMuch extends IOException {
        private static final long serialVersionUID = 1L;
    }

    /** Counts what is in the zip. */
    private static final class Counted extends FilterInputStream {

        private long bytes;

        Counted(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int b = super.read();
            bytes += b < 0 ? 0 : 1;
            return b;
        }

        @Override
        public int read(byte[] to, int from, int length) throws IOException {
            int read = super.read(to, from, length);
            bytes += Math.max(0, read);
            return read;
        }
    }

    /** What comes out of the zip, as long as it is not far too much. It is not closed. */
    private static final class Limited extends FilterInputStream {

        private final long[] unpacked;
        private final Counted packed;

        Limited(InputStream in, long[] unpacked, Counted packed) {
            super(in);
            this.unpacked = unpacked;
            this.packed = packed;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] to, int from, int length) throws IOException {
            int read = super.read(to, from, length);
            unpacked[0] += Math.max(0, read);
            if (unpacked[0] > HARMLESS && unpacked[0] > MOST_TIMES * packed.bytes) {
                throw new TooMuch();
            }
            return read;
        }

        @Override
        public void close() {
            // the next entry is read from the same stream
        }
    }
}
