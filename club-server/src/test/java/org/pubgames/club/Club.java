package org.pubgames.club;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.club.access.Keys;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.pages.EveningLook;
import org.pubgames.club.pages.EveningLooks;
import org.pubgames.club.play.Fixture;
import org.pubgames.club.play.Fixtures;
import org.pubgames.core.Lang;
import org.pubgames.store.StoredMatches;
import org.springframework.context.ConfigurableApplicationContext;

/** A server that is really started, on a port that is free, in a folder of its own. */
final class Club implements AutoCloseable {

    private final ConfigurableApplicationContext context;

    private Club(ConfigurableApplicationContext context) {
        this.context = context;
    }

    private static final class Shared {
        static final Club CLUB = temporary();

        private static Club temporary() {
            try {
                return in(Files.createTempDirectory("club"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** One for all tests that do not end it. */
    static Club shared() {
        return Shared.CLUB;
    }

    static Club in(Path folder) throws IOException {
        return in(folder, 0);
    }

    static Club in(Path folder, int port) throws IOException {
        return in(folder, port, null);
    }

    static Club in(Path folder, int port, @Nullable String database) throws IOException {
        return new Club(ClubServer.start(new Options(port, folder, database, false)));
    }

    int port() {
        return context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
    }

    String organizerCode() {
        return context.getBean(Keys.class).organizerCode();
    }

    Evening evening(String id) {
        return context.getBean(Evenings.class).find(id).orElseThrow();
    }

    StoredMatches matches() {
        return context.getBean(StoredMatches.class);
    }

    String file(String match) {
        return matches().file(match).orElseThrow();
    }

    List<Fixture> fixtures(String evening) {
        return context.getBean(Fixtures.class).of(evening(evening));
    }

    EveningLook look(String evening) {
        return context.getBean(EveningLooks.class).of(evening(evening), Lang.EN);
    }

    Browser browser() {
        return new Browser("http://127.0.0.1:" + port());
    }

    Browser organizer() {
        Browser organizer = browser();
        organizer.post("/code", "code", organizerCode());
        return organizer;
    }

    @Override
    public void close() {
        context.close();
    }
}
