package org.pubgames.core.internal.parts;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * What the modules of this project bring, by name. A jar that is made of many jars keeps one
 * service file of each name unless whoever makes it has them merged; what is named here is found
 * there all the same. Safe to share between threads.
 */
public final class Parts {

    private static final class Named {
        static final Properties NAMES = read();
    }

    private Parts() {}

    /**
     * The modules that bring texts, each in a folder of its own under {@code META-INF/pubgames}.
     */
    public static List<String> texts() {
        return names("texts").toList();
    }

    /**
     * The classes of this project that provide a service, whether they are on the class path or
     * not.
     *
     * @param service the name of the service's type
     */
    static List<String> providers(String service) {
        return names(service).toList();
    }

    private static Stream<String> names(String key) {
        return Stream.of(Named.NAMES.getProperty(key, "").split(","))
                .filter(name -> !name.isEmpty());
    }

    private static Properties read() {
        Properties names = new Properties();
        try (InputStream in = Parts.class.getResourceAsStream("parts.properties")) {
            if (in == null) {
                throw new IllegalStateException("parts.properties is missing");
            }
            names.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("parts.properties cannot be read", e);
        }
        return names;
    }
}
