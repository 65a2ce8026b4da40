package org.pubgames.core.internal.variant;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.Settings;
import org.pubgames.core.internal.data.Digest;

/** Digests of rules: equal rules, equal digest. */
final class Digests {

    private Digests() {}

    /** The digest of resolved settings and tables under one version of the rules. */
    static String of(String game, int rules, Settings settings, List<DecisionTable> tables) {
        Map<String, Object> content = new LinkedHashMap<>();
        content.put("game", game);
        content.put("rules", rules);
        content.put("settings", settings);
        if (!tables.isEmpty()) {
            content.put("tables", tables.stream().map(DecisionTable::content).toList());
        }
        return Digest.of(content);
    }
}
