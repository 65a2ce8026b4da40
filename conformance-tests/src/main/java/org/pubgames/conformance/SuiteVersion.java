package org.pubgames.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** The version of the shipped vectors, which is that of the library. */
public final class SuiteVersion {

    private SuiteVersion() {}

    /** {@code 0.2.0-SNAPSHOT}. */
    public static String text() {
        Properties properties = new Properties();
        try (@Nullable InputStream in =
                SuiteVersion.class.getResourceAsStream("version.properties")) {
            if (in != null) {
                properties.load(in);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the version cannot be read", e);
        }
        return properties.getProperty("version", "");
    }
}
