package org.pubgames.core.internal.data;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Short names of contents: equal contents, equal digests. */
public final class Digest {

    private static final String ALGORITHM = "sha256:";

    private Digest() {}

    /** {@code sha256:} and half the hash of the content's canonical JSON. */
    public static String of(Object content) {
        return ALGORITHM + HexFormat.of().formatHex(hash(JsonWriter.canonical(content)), 0, 16);
    }

    /** {@code sha256:} and the whole hash of a text in UTF-8. */
    public static String whole(String text) {
        return ALGORITHM + HexFormat.of().formatHex(hash(text));
    }

    private static byte[] hash(String text) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
