package org.pubgames.conformance.protocol;

import static org.pubgames.conformance.protocol.ProtocolSchema.NUMBER;
import static org.pubgames.conformance.protocol.ProtocolSchema.OBJECT;
import static org.pubgames.conformance.protocol.ProtocolSchema.SEQ;
import static org.pubgames.conformance.protocol.ProtocolSchema.TEXT;
import static org.pubgames.conformance.protocol.ProtocolSchema.TEXTS;
import static org.pubgames.conformance.protocol.ProtocolSchema.constant;
import static org.pubgames.conformance.protocol.ProtocolSchema.listOf;
import static org.pubgames.conformance.protocol.ProtocolSchema.object;
import static org.pubgames.conformance.protocol.ProtocolSchema.reference;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Lang;
import org.pubgames.core.Role;
import org.pubgames.core.internal.data.JsonSchema;

/** The part of the protocol's schema that opens, judges and shows matches for a host. */
final class RefereeSchema {

    /** The names of the requests. */
    static final List<String> REQUESTS =
            List.of(
                    "open", "judge", "revise", "moves", "forms", "state", "view", "rules", "save",
                    "close");

    /** The names of the replies. */
    static final List<String> REPLIES =
            List.of(
                    "opened", "judged", "revised", "movable", "formed", "stood", "seen", "listed",
                    "ruled", "saved", "wrong");

    private static final Map<String, Object> LANG = JsonSchema.ofEnum(Lang.class);
    private static final Map<String, Object> ROLE = JsonSchema.ofEnum(Role.class);
    private static final Map<String, Object> VIEWS = listOf(reference("viewer"));

    /** How a match stands. */
    private static final Object[] STANDING = {
        "events", NUMBER, "state", OBJECT, "turn", OBJECT, "position?", OBJECT, "outcome?", OBJECT
    };

    private RefereeSchema() {}

    static void requests(Map<String, Object> all) {
        all.put("open", request("open", "header?", OBJECT, "file?", TEXT, "lang?", LANG));
        all.put(
                "judge",
                ofMatch("judge", "event", OBJECT, "role?", ROLE, "views?", VIEWS, "lang?", LANG));
        all.put(
                "revise",
                ofMatch(
                        "revise",
                        "revision",
                        OBJECT,
                        "role?",
                        ROLE,
                        "views?",
                        VIEWS,
                        "lang?",
                        LANG));
        all.put("moves", ofMatch("moves", "role?", ROLE));
        all.put("forms", ofMatch("forms", "role?", ROLE, "kind?", TEXT));
        all.put("state", ofMatch("state", "lang?", LANG));
        all.put("view", ofMatch("view", "seat?", TEXT, "lang?", LANG));
        all.put("rules", request("rules", "game", TEXT, "rule?", TEXT, "lang?", LANG));
        all.put("save", ofMatch("save"));
        all.put("close", ofMatch("close"));
    }

    private static Map<String, Object> request(String cmd, Object... fields) {
        return joined(new Object[] {"cmd", constant(cmd), "seq", SEQ}, fields);
    }

    private static Map<String, Object> ofMatch(String cmd, Object... fields) {
        return joined(new Object[] {"cmd", constant(cmd), "seq", SEQ, "match", NUMBER}, fields);
    }

    private static Map<String, Object> joined(Object[] first, Object... others) {
        Object[] all = Arrays.copyOf(first, first.length + others.length);
        System.arraycopy(others, 0, all, first.length, others.length);
        return object(all);
    }

    static void replies(Map<String, Object> all) {
        all.put("opened", joined(new Object[] {"seq", SEQ, "match", NUMBER}, STANDING));
        all.put("judged", object("seq", SEQ, "verdict", OBJECT, "views?", listOf(OBJECT)));
        all.put("revised", object("seq", SEQ, "revised", OBJECT, "views?", listOf(OBJECT)));
        all.put("movable", object("seq", SEQ, "moves", OBJECT));
        all.put("formed", object("seq", SEQ, "forms", listOf(OBJECT)));
        all.put("stood", joined(new Object[] {"seq", SEQ}, STANDING));
        all.put("seen", object("seq", SEQ, "view", OBJECT));
        all.put("listed", object("seq", SEQ, "rules", TEXTS));
        all.put("ruled", object("seq", SEQ, "rule", OBJECT));
        all.put("saved", object("seq", SEQ, "file", TEXT));
        all.put("wrong", object("seq", SEQ, "wrong", listOf(OBJECT)));
    }
}
