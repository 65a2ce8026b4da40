package org.pubgames.conformance;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The shipped vectors, each file read once for all tests. */
public final class ShippedVectors {

    private static final Map<String, List<Vector>> READ = new ConcurrentHashMap<>();

    private ShippedVectors() {}

    /** The vectors of a game. */
    public static List<Vector> of(String game) {
        return READ.computeIfAbsent(game, id -> VectorFiles.shipped(id).orElseThrow());
    }
}
