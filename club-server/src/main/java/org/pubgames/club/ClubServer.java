package org.pubgames.club;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.club.access.Keys;
import org.pubgames.store.StoreException;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.scheduling.annotation.EnableScheduling;

/**
 * {@code pubgames serve}: starts the server, and says where it is and how the organizer gets in.
 */
@SpringBootApplication
@ComponentScan
@EnableScheduling
public class ClubServer {

    private static final PrintStream OUT =
            new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private static final PrintStream ERR =
            new PrintStream(System.err, true, StandardCharsets.UTF_8);

    /** For Spring. */
    public ClubServer() {}

    /** Starts it; ends with status 2 when it cannot. */
    public static void main(String[] arguments) {
        try {
            Options options = Options.of(List.of(arguments));
            if (options.help()) {
                OUT.print(Options.usage());
                return;
            }
            welcome(start(options), options);
        } catch (Options.Wrong e) {
            refuse(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            refuse("the folder cannot be used: " + e.getMessage());
        } catch (RuntimeException e) {
            refuse(said(e));
        }
    }

    private static void refuse(String text) {
        ERR.println("pubgames: " + text);
        System.exit(2);
    }

    static ConfigurableApplicationContext start(Options options) throws IOException {
        Path data = options.data().toAbsolutePath().normalize();
        prepare(data);
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("server.port", options.port());
        properties.put("pubgames.variants.folder", data.resolve("variants").toString());
        properties.put("club.data", data.toString());
        String database = options.database();
        if (database == null) {
            properties.put("pubgames.store.kind", "embedded");
            properties.put("pubgames.store.path", data.resolve("club").toString());
            properties.put(
                    "spring.autoconfigure.exclude",
                    "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration");
        } else {
            properties.put("pubgames.store.kind", "database");
            properties.put("spring.datasource.url", database);
        }
        SpringApplication application = new SpringApplication(ClubServer.class);
        application.setDefaultProperties(properties);
        return application.run();
    }

    private static void prepare(Path data) throws IOException {
        try {
            Files.createDirectories(data.resolve("variants"));
        } catch (IOException e) {
            throw new IOException(data + " is no folder, or cannot be written", e);
        }
        if (!Files.isWritable(data)) {
            throw new IOException(data + " cannot be written");
        }
        HouseVariants.bring(data.resolve("variants"));
    }

    private static void welcome(ConfigurableApplicationContext context, Options options) {
        int port = context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
        OUT.println();
        OUT.println("  The club server answers at");
        Addresses.of(port).forEach(address -> OUT.println("    " + address));
        OUT.println();
        OUT.println("  Organizer's code   " + context.getBean(Keys.class).organizerCode());
        String database = options.database();
        OUT.println(
                database == null
                        ? "  Kept in            " + options.data().toAbsolutePath().normalize()
                        : "  Kept in            the database that was named");
        OUT.println();
        OUT.println("  Ctrl+C ends it; what was entered stays.");
        OUT.println();
    }

    /** What a person can do something about. */
    private static String said(Throwable thrown) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            if (each instanceof PortInUseException busy) {
                return "port "
                        + busy.getPort()
                        + " is taken; is it running already? Another one: --port "
                        + (busy.getPort() + 1);
            }
            if (each instanceof StoreException store) {
                return store.trouble() == StoreException.Trouble.IN_USE
                        ? "another club server has this folder open; end it, or name another: --data DIR"
                        : "what was kept cannot be opened: "
                                + store.getMessage()
                                + " ("
                                + deepest(store).getMessage()
                                + ")";
            }
            if (each instanceof java.net.ConnectException
                    || each.getClass().getName().startsWith("org.postgresql.")) {
                return "the database does not answer: " + each.getMessage();
            }
        }
        return "it cannot be started: " + deepest(thrown);
    }

    private static Throwable deepest(Throwable thrown) {
        Throwable last = thrown;
        for (Throwable cause = last.getCause(); cause != null; cause = cause.getCause()) {
            last = cause;
        }
        return last;
    }
}
