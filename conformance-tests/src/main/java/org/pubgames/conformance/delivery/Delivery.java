package org.pubgames.conformance.delivery;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.WholeFile;
import org.pubgames.conformance.protocol.ProtocolSchema;
import org.pubgames.conformance.report.ReportSchema;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.journal.MatchSchema;
import org.pubgames.core.internal.variant.VariantSchema;

/**
 * The vectors as they are published: a suite for each game, the schemas, and a page that describes
 * the files. Equal vectors give equal bytes.
 *
 * @param files the texts by their paths
 */
public record Delivery(SortedMap<String, String> files) {

    /** The path of the schema of vector files. */
    public static final String VECTORS_SCHEMA = "schemas/conformance-vectors.schema.json";

    private static final LocalDateTime LONG_AGO = LocalDateTime.of(1980, 1, 1, 0, 0);

    /** These vectors, with the schemas of their games. */
    public static Delivery of(List<Vector> vectors) {
        Map<String, List<Vector>> games = new TreeMap<>();
        vectors.forEach(
                vector ->
                        games.computeIfAbsent(vector.game(), game -> new ArrayList<>())
                                .add(vector));
        SortedMap<String, String> files = new TreeMap<>();
        files.put("README.md", ReadMe.of(games));
        files.put(VECTORS_SCHEMA, VectorSchema.text());
        files.put("schemas/conformance-report.schema.json", ReportSchema.text());
        files.put("schemas/conformance-protocol.schema.json", ProtocolSchema.text());
        files.put("schemas/match-header.schema.json", MatchSchema.ofHeader());
        games.forEach(
                (id, own) -> {
                    files.put("vectors/" + id + ".json", VectorJson.suite(id, own));
                    Games.find(id).ifPresent(game -> schemas(game, files));
                });
        return new Delivery(files);
    }

    private static void schemas(Game<?, ?> game, SortedMap<String, String> files) {
        String id = game.key().id();
        files.put("schemas/" + id + "-event.schema.json", game.codec().eventSchema());
        files.put("schemas/" + id + "-line.schema.json", game.codec().lineSchema());
        game.codec()
                .positionSchema()
                .ifPresent(schema -> files.put("schemas/" + id + "-position.schema.json", schema));
        files.put("schemas/" + id + "-variant.schema.json", VariantSchema.of(game, Lang.EN));
    }

    /**
     * Writes an archive, when the name ends in {@code .zip}, or a folder. Files of the same names
     * are replaced.
     *
     * @return how many files there are, or why they cannot be written
     */
    public Reading<Integer> write(String name) {
        try {
            Path path = Path.of(name);
            if (name.endsWith(".zip")) {
                archive(path);
            } else {
                for (Map.Entry<String, String> file : files.entrySet()) {
                    Path target = path.resolve(file.getKey());
                    Files.createDirectories(target.getParent());
                    WholeFile.write(target, file.getValue());
                }
            }
            return Reading.of(files.size());
        } catch (IOException | InvalidPathException e) {
            return Reading.failed(Problem.of("cannot-write-here", Where.UNKNOWN).withValue(name));
        }
    }

    private void archive(Path path) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(LONG_AGO);
                zip.putNextEntry(entry);
                zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        WholeFile.write(path, bytes.toByteArray());
    }
}
