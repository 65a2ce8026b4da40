package org.pubgames.conformance.wrong;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.core.Game;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;

/** A game of this library that plays by a variant; wrong implementations change what it does. */
final class RightGame {

    private final Game<?, ?> game;
    private final Variant by;

    RightGame(Game<?, ?> game, Variant by) {
        this.game = game;
        this.by = by;
    }

    Variant by() {
        return by;
    }

    /** A setting of the variant, as in files. */
    String setting(String name) {
        return JsonWriter.write(
                Objects.requireNonNull(Records.values(by.settings()).get(name), name));
    }

    Course play(Vector.Play play) {
        return playing().play(play);
    }

    List<Map<String, String>> ask(List<String> questions) {
        return playing().ask(questions);
    }

    private OwnGames playing() {
        OwnGames own = new OwnGames(List.of(game));
        own.variant(by);
        return own;
    }

    /** The same game by another variant. */
    RightGame under(Variant other) {
        return new RightGame(game, other);
    }

    /** The same game with one setting changed, even to a value that no variant may have. */
    RightGame under(String setting, String json) {
        Map<String, Node> values = new TreeMap<>(fields(JsonWriter.write(by.settings())).values());
        if (!values.containsKey(setting)) {
            throw new IllegalArgumentException("no setting '" + setting + "'");
        }
        values.put(setting, JsonText.read(json, Where.UNKNOWN).orElseThrow());
        Node.Mark mark = new Node.Mark(1, 1);
        Map<String, Node.Mark> keys = new TreeMap<>();
        values.keySet().forEach(name -> keys.put(name, mark));
        Binder binder = new Binder("changed");
        Settings changed =
                binder.bind(
                        by.settings().getClass(),
                        new Node.Fields(mark, values, keys),
                        "",
                        List.of());
        if (changed == null) {
            throw new IllegalArgumentException(setting + " " + json + ": " + binder.problems());
        }
        return under(
                new Variant(
                        by.id(),
                        by.edition(),
                        by.game(),
                        by.title(),
                        by.status(),
                        by.confidence(),
                        by.about(),
                        by.sources(),
                        by.borrows(),
                        by.parent(),
                        by.with(),
                        changed,
                        by.layers(),
                        by.tables(),
                        by.digest() + " " + setting + json));
    }

    private static Node.Fields fields(String json) {
        return (Node.Fields) JsonText.read(json, Where.UNKNOWN).orElseThrow();
    }

    /** The same game with rules silenced. */
    RightGame without(String... rules) {
        RuledGame<?, ?> silenced = RuledGames.of(game);
        for (String rule : rules) {
            silenced = silenced.without(rule);
        }
        return new RightGame(silenced, by);
    }
}
