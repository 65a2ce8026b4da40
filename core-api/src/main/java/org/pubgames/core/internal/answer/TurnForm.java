package org.pubgames.core.internal.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Turn;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.spi.OrEmpty;

/** Whose turn it is: {@code {"who":"player","names":["Anna"]}}. */
public final class TurnForm {

    private TurnForm() {}

    /** Who speaks. */
    enum Who {
        PLAYER,
        SEVERAL,
        CHANCE,
        OFFICIAL,
        NOBODY
    }

    /**
     * A turn as written.
     *
     * @param names who it is; none for an official and nobody
     */
    record TurnLine(Who who, @OrEmpty List<String> names) {}

    /** A turn as a map to be written. */
    public static Map<String, Object> written(Turn turn) {
        if (turn instanceof Turn.Player player) {
            return map(Who.PLAYER, List.of(player.name()));
        }
        if (turn instanceof Turn.Several several) {
            return map(Who.SEVERAL, several.names());
        }
        if (turn instanceof Turn.Chance chance) {
            return map(Who.CHANCE, chance.names());
        }
        return map(turn instanceof Turn.Official ? Who.OFFICIAL : Who.NOBODY, List.of());
    }

    private static Map<String, Object> map(Who who, List<String> names) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("who", who);
        if (who != Who.OFFICIAL && who != Who.NOBODY) {
            map.put("names", names);
        }
        return map;
    }

    /** The turn in a tree; null when there was a problem. */
    static @Nullable Turn read(Node node, String path, Binder binder) {
        TurnLine line = binder.bind(TurnLine.class, node, path, List.of());
        if (line == null) {
            return null;
        }
        if (line.who() == Who.PLAYER && line.names().size() != 1) {
            int names = line.names().size();
            binder.problem("wrong-size", node.mark(), path + "/names", "" + names, "1", "");
            return null;
        }
        return switch (line.who()) {
            case PLAYER -> new Turn.Player(line.names().get(0));
            case SEVERAL -> new Turn.Several(line.names());
            case CHANCE -> new Turn.Chance(line.names());
            case OFFICIAL -> new Turn.Official();
            case NOBODY -> new Turn.Over();
        };
    }
}
