package org.pubgames.core.internal.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import org.jspecify.annotations.Nullable;

/** Where the build keeps the compact forms of a game's files. */
public final class PackedFiles {

    private static final String FOLDER = "packed/";

    private PackedFiles() {}

    /** The path of a compact form beside a game's class. */
    public static String path(String name) {
        return FOLDER + name;
    }

    /**
     * A compact form; null where there is none, and beside loose class files: there the written
     * form may be newer.
     */
    public static byte @Nullable [] of(Class<?> anchor, String name) {
        URL url = anchor.getResource(path(name));
        if (url == null || url.getProtocol().equals("file")) {
            return null;
        }
        return bytes(url);
    }

    /**
     * A compact form that goes with another one.
     *
     * @throws IllegalStateException when it is missing
     */
    static byte[] further(Class<?> anchor, String name) {
        URL url = anchor.getResource(path(name));
        if (url == null) {
            throw new IllegalStateException(path(name) + " is missing beside " + anchor);
        }
        return bytes(url);
    }

    private static byte[] bytes(URL url) {
        try (InputStream in = url.openStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(url + " cannot be read", e);
        }
    }
}
