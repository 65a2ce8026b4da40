package org.pubgames.spring;

import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Lang;
import org.pubgames.core.Pinning;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What an application may set under {@code pubgames}.
 *
 * @param language language of texts for whoever asks for none that there is
 * @param variants the house's own variants
 * @param store where matches are kept
 * @param web the controllers
 */
@ConfigurationProperties("pubgames")
public record PubgamesProperties(
        @DefaultValue("en") Lang language,
        @DefaultValue Variants variants,
        @DefaultValue Store store,
        @DefaultValue Web web) {

    /**
     * The house's own variants.
     *
     * @param folder folder of variant files; it is watched, and new matches find what is sound in
     *     it
     * @param pinning what to do with a match whose variant has changed since it was begun
     */
    public record Variants(@Nullable Path folder, @DefaultValue("kept") Pinning pinning) {}

    /** Where matches are kept. */
    public enum Kind {
        /** In the application's database where it has one, otherwise embedded. */
        AUTO,
        /** In the application's database. */
        DATABASE,
        /** In a database of its own, a file of H2. */
        EMBEDDED,
        /** In a folder, a file for each match. */
        FOLDER,
        /** In memory: they end with the process. */
        MEMORY
    }

    /**
     * Where matches are kept.
     *
     * @param kind in what they are kept
     * @param path the embedded database's file, or the folder
     * @param hot how many matches are kept in memory as they are, at least 1
     * @param parked how many more are kept in memory in a few bytes an event, at least 0
     * @param snapshotEvery after how many lines a snapshot is put, at least 1
     */
    public record Store(
            @DefaultValue("auto") Kind kind,
            @DefaultValue("pubgames-matches") Path path,
            @DefaultValue("1000") int hot,
            @DefaultValue("10000") int parked,
            @DefaultValue("64") int snapshotEvery) {}

    /**
     * The controllers.
     *
     * @param enabled whether there are any
     * @param path what their addresses begin with, such as {@code /api}; empty for nothing
     * @param longestBody the most characters of a header, an event or a revision
     * @param streams streams of server-sent events
     */
    public record Web(
            @DefaultValue("false") boolean enabled,
            @DefaultValue("") String path,
            @DefaultValue("1000000") int longestBody,
            @DefaultValue Streams streams) {}

    /**
     * Streams of server-sent events.
     *
     * @param most how many are open at a time
     * @param queue how many messages wait for a viewer who does not read; with more his stream is
     *     closed, and he comes back by its last id
     * @param writers how many threads make messages; none of them waits for a viewer
     * @param heartbeat how often a sign of life is sent
     */
    public record Streams(
            @DefaultValue("1000") int most,
            @DefaultValue("64") int queue,
            @DefaultValue("2") int writers,
            @DefaultValue("15s") Duration heartbeat) {}
}
