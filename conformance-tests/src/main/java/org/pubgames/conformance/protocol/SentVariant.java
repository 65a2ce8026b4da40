package org.pubgames.conformance.protocol;

import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.Json;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;

/** Finds the variant of this library that is meant by the rules in a request. */
final class SentVariant {

    private SentVariant() {}

    /** The variant with exactly these rules, or why there is none. */
    static Reading<Variant> of(Request.Rules rules) {
        Reading<Game<?, ?>> game = Games.look(rules.game(), Where.UNKNOWN);
        return game.fold(found -> of(found, rules), Reading::failed);
    }

    private static Reading<Variant> of(Game<?, ?> game, Request.Rules rules) {
        Optional<Variant> known =
                game.variants()
                        .find(rules.variant())
                        .filter(variant -> variant.digest().equals(rules.digest()));
        if (known.isPresent()) {
            return Reading.of(known.get());
        }
        return game.variants()
                .read(changes(game, rules.settings()), "settings")
                .fold(variant -> same(variant, rules), Reading::failed);
    }

    /**
     * The changes of the standard variant that give settings which no variant of this library has.
     */
    private static String changes(Game<?, ?> game, String settings) {
        Variant standard = game.variants().standard();
        Map<String, Node> usual = fields(JsonWriter.write(standard.settings()));
        StringBuilder changes = new StringBuilder();
        fields(settings)
                .forEach(
                        (name, value) -> {
                            Node before = usual.get(name);
                            String to = Json.canonical(value);
                            if (before == null || !to.equals(Json.canonical(before))) {
                                changes.append("\n  ")
                                        .append(JsonWriter.write(name))
                                        .append(": {to: ")
                                        .append(to)
                                        .append(", because: \"it was sent so\"}");
                            }
                        });
        return """
        variant: 2
        game: %s
        id: sent
        title: {en: sent, nl: sent, de: sent}
        extends: %s
        changes:%s
        """
                .formatted(game.key().id(), standard.pinned(), changes.isEmpty() ? " {}" : changes);
    }

    private static Map<String, Node> fields(String json) {
        Node node = JsonText.read(json, Where.UNKNOWN).orElseThrow();
        return node instanceof Node.Fields named ? named.values() : Map.<String, Node>of();
    }

    private static Reading<Variant> same(Variant variant, Request.Rules rules) {
        return variant.digest().equals(rules.digest())
                ? Reading.of(variant)
                : Reading.failed(
                        Problem.of("digest-mismatch", Where.UNKNOWN.path("/digest"))
                                .withValue(rules.digest())
                                .withAllowed(variant.digest()));
    }

    /** Why there is none, in words. */
    static String why(Reading<Variant> reading) {
        return reading.problems().get(0).line(Lang.EN);
    }
}
