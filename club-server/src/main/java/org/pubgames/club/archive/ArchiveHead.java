package org.pubgames.club.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a zip of an evening says of itself. Immutable.
 *
 * @param format of the zip: 1
 * @param evening the id of the evening
 * @param files the digest of each other file: what was lost on the way or edited is found out
 */
record ArchiveHead(int format, String evening, Map<String, String> files) {

    /** The name of the file that holds it. */
    static final String NAME = "evening.json";

    ArchiveHead {
        files = Map.copyOf(files);
    }

    static ArchiveHead of(String evening, Map<String, String> texts) {
        Map<String, String> digests = new TreeMap<>();
        texts.forEach((name, text) -> digests.put(name, digest(text)));
        return new ArchiveHead(1, evening, digests);
    }

    static String digest(String text) {
        try {
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
            return HexFormat.of().formatHex(sum);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java platform has it
        }
    }
}
