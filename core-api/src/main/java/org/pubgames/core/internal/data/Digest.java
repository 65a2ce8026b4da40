package org.pubgames.core.internal.data;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Short names of contents: equal contents, equal digests. */
public final class Digest {

    private Digest() {}

    /** {@code sha256:} and half the hash of the content's canonical JSON. */
    public static String of(Object content) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(JsonWriter.canonical(content).getBytes(StandardCharsets.UTF_8));
            return "sha256:" + HexFormat.of().formatHex(hash, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
