package org.pubgames.core.internal.book;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.pubgames.core.EventKind;
import org.pubgames.core.LocalText;
import org.pubgames.core.Role;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.OrEmpty;

/** The kinds of event of a game, from {@code events.yaml}. */
public final class EventTexts {

    private static final String FILE = "events.yaml";

    private EventTexts() {}

    /** The file. */
    record Texts(List<Entry> events) {}

    /** One kind. */
    record Entry(
            String kind,
            List<Role> roles,
            LocalText label,
            LocalText help,
            @OrEmpty List<String> clauses) {}

    /**
     * The kinds of event of a game, in the order of the file; those that it does not name may be
     * reported by everybody and are called as they are written.
     *
     * @param family a class beside which the texts shared with relatives lie; the game's own class
     *     when it stands alone
     * @param events the sealed type of the events
     */
    public static List<EventKind> read(Class<?> game, Class<?> family, Class<?> events) {
        Map<String, EventKind> kinds = new LinkedHashMap<>();
        for (Class<?> anchor : family == game ? List.of(game) : List.of(family, game)) {
            if (anchor.getResource(FILE) != null) {
                for (Entry entry : BookFiles.file(anchor, FILE, Texts.class).events()) {
                    kinds.put(
                            entry.kind(),
                            new EventKind(
                                    entry.kind(),
                                    EnumSet.copyOf(entry.roles()),
                                    entry.label(),
                                    entry.help(),
                                    entry.clauses()));
                }
            }
        }
        TreeSet<String> written = new TreeSet<>(Names.kinds(events).keySet());
        TreeSet<String> odd = new TreeSet<>(kinds.keySet());
        odd.removeAll(written);
        if (!odd.isEmpty()) {
            throw new IllegalStateException(FILE + " names events that there are not: " + odd);
        }
        for (String kind : written) {
            LocalText name = new LocalText(kind, kind, kind);
            kinds.putIfAbsent(
                    kind, new EventKind(kind, EnumSet.allOf(Role.class), name, name, List.of()));
        }
        return List.copyOf(new ArrayList<>(kinds.values()));
    }
}
