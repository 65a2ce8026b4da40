package org.pubgames.store;

import static java.util.Objects.requireNonNull;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The idempotency key of a request, bound to what was requested: sent again, it is answered as
 * before; sent with something else, it is refused. Immutable.
 *
 * @param key 1 to {@value #LONGEST} printable characters of ASCII, no blank, quotation mark or
 *     backslash; chosen by whoever sends the request
 * @param digest of the body: 64 hexadecimal digits
 */
public record RequestKey(String key, String digest) {

    /** The longest key, in characters. */
    public static final int LONGEST = 200;

    /**
     * Checks the parts.
     *
     * @param key 1 to {@value #LONGEST} characters
     * @param digest 64 hexadecimal digits
     * @throws IllegalArgumentException when one of them is not so
     */
    public RequestKey {
        if (!isKey(key)) {
            throw new IllegalArgumentException(
                    "key '" + key + "' is not 1 to " + LONGEST + " printable characters of ASCII");
        }
        if (!requireNonNull(digest, "digest").matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("digest '" + digest + "' is not 64 digits 0-9a-f");
        }
    }

    /**
     * {@return whether a text may be a key}
     *
     * @param text as it was sent
     */
    public static boolean isKey(String text) {
        return !text.isEmpty()
                && text.length() <= LONGEST
                && text.chars().allMatch(c -> c > 0x20 && c < 0x7f && c != '"' && c != '\\');
    }

    /**
     * {@return a key with the digest of a body}
     *
     * @param key the key
     * @param body what is requested
     * @throws IllegalArgumentException when the key is none
     */
    public static RequestKey of(String key, String body) {
        try {
            byte[] sum =
                    MessageDigest.getInstance("SHA-256")
                            .digest(body.getBytes(StandardCharsets.UTF_8));
            return new RequestKey(key, HexFormat.of().formatHex(sum));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java platform has it
        }
    }
}
