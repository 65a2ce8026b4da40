package org.pubgames.club.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * The texts in a zip of an evening. Nothing is unpacked to the disk, and no more than is allowed.
 */
final class ArchiveFiles {

    /** The decisions of an evening, its plan first. */
    static final String DECISIONS = "decisions.jsonl";

    static final String MATCHES = "matches/";
    static final String VARIANTS = "variants/";

    private static final Pattern NAME =
            Pattern.compile(
                    "evening\\.json|decisions\\.jsonl|standings\\.csv|results\\.csv"
                            + "|variants/[a-z0-9][a-z0-9-]{0,63}\\.yaml"
                            + "|matches/[a-z0-9][a-z0-9-]{0,63}\\.jsonl");

    private static final int MOST_FILES = 2_000;
    private static final long MOST_BYTES = 20_000_000;

    private ArchiveFiles() {}

    static String match(String id) {
        return MATCHES + id + ".jsonl";
    }

    static String variant(String id) {
        return VARIANTS + id + ".yaml";
    }

    /** The name without its folder and its ending. */
    static String stem(String name) {
        return name.substring(name.indexOf('/') + 1, name.lastIndexOf('.'));
    }

    static void write(Map<String, String> texts, OutputStream out) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(out, UTF_8)) {
            for (Map.Entry<String, String> each : texts.entrySet()) {
                zip.putNextEntry(new ZipEntry(each.getKey()));
                zip.write(each.getValue().getBytes(UTF_8));
                zip.closeEntry();
            }
        }
    }

    /** {@return the texts by their names; or why this is no zip of an evening} */
    static Reading<Map<String, String>> read(InputStream in) {
        Map<String, String> texts = new LinkedHashMap<>();
        long[] room = {MOST_BYTES};
        try (ZipInputStream zip = new ZipInputStream(in, UTF_8)) {
            for (ZipEntry each = zip.getNextEntry(); each != null; each = zip.getNextEntry()) {
                if (each.isDirectory() && NAME.matcher(each.getName() + "a.yaml").matches()) {
                    continue; // a zip that was packed again
                }
                if (!NAME.matcher(each.getName()).matches() || texts.containsKey(each.getName())) {
                    return Reading.failed(problem("club-zip-name", shown(each.getName())));
                }
                byte[] bytes = bytes(zip, room);
                if (room[0] < 0 || texts.size() >= MOST_FILES) {
                    return Reading.failed(tooLarge());
                }
                texts.put(each.getName(), text(bytes));
            }
        } catch (IOException | IllegalArgumentException e) {
            // broken off, packed wrongly, or names and texts that are none
            return Reading.failed(problem("club-zip", ""));
        }
        return texts.isEmpty() ? Reading.failed(problem("club-zip", "")) : Reading.of(texts);
    }

    /** A zip may say that it is small and grow: what comes out is counted while it comes. */
    private static byte[] bytes(InputStream in, long[] room) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] some = new byte[8192];
        for (int read = in.read(some); read >= 0 && room[0] >= 0; read = in.read(some)) {
            room[0] -= read;
            bytes.write(some, 0, read);
        }
        return bytes.toByteArray();
    }

    private static String text(byte[] bytes) throws CharacterCodingException {
        return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }

    private static String shown(String name) {
        String visible = name.replaceAll("[^\\p{Print}]", "?");
        return visible.length() > 80 ? visible.substring(0, 80) + "…" : visible;
    }

    static Problem tooLarge() {
        return problem("club-zip-large", "").withAllowed(MOST_BYTES / 1_000_000 + " MB");
    }

    static Problem problem(String code, String value) {
        return Problem.of(code, Where.UNKNOWN).withValue(value);
    }
}
