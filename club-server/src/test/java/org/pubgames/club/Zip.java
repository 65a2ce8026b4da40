package org.pubgames.club;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** The zip of an evening in a test, which can be tampered with. */
final class Zip {

    private final Map<String, String> texts = new LinkedHashMap<>();

    static Zip of(byte[] bytes) {
        Zip zip = new Zip();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(bytes), UTF_8)) {
            for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
                zip.texts.put(each.getName(), new String(in.readAllBytes(), UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return zip;
    }

    Map<String, String> texts() {
        return texts;
    }

    Zip with(String name, String text) {
        texts.put(name, text);
        return this;
    }

    Zip without(String name) {
        texts.remove(name);
        return this;
    }

    /** As servers wrote it that did not say what is in it. */
    Zip old() {
        return without("evening.json");
    }

    Zip changed(String name, UnaryOperator<String> how) {
        texts.computeIfPresent(name, (same, text) -> how.apply(text));
        return this;
    }

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, UTF_8)) {
            for (Map.Entry<String, String> each : texts.entrySet()) {
                zip.putNextEntry(new ZipEntry(each.getKey()));
                zip.write(each.getValue().getBytes(UTF_8));
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
