package org.pubgames.conformance.profile;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.Vector.Polarity;
import org.pubgames.conformance.docs.DrlPlaces;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;
import org.pubgames.core.mutation.RulesInForce;
import org.pubgames.core.rules.RuledGames;

/**
 * Which rules the vectors of a profile are aimed at.
 *
 * @param inForce the rules that the variant's settings do not leave out
 * @param positive those with a vector in which they fire
 * @param negative those with a vector in which they just do not
 */
record Aims(Set<String> inForce, Set<String> positive, Set<String> negative) {

    private static final Map<String, String> TEXTS = DrlPlaces.texts();

    static Game<?, ?> game(Profile profile) {
        return Games.find(profile.game()).orElseThrow();
    }

    static Variant variant(Profile profile) {
        return game(profile).variants().find(profile.variant()).orElseThrow();
    }

    static Aims of(Profile profile) {
        Settings settings = variant(profile).settings();
        Set<String> inForce = new TreeSet<>();
        for (String rule : RuledGames.of(game(profile)).ruleIds()) {
            String text = TEXTS.get(rule);
            if (text == null || RulesInForce.canFire(text, settings)) {
                inForce.add(rule);
            }
        }
        return new Aims(
                inForce,
                aimed(profile, inForce, Polarity.POSITIVE),
                aimed(profile, inForce, Polarity.NEGATIVE));
    }

    private static Set<String> aimed(Profile profile, Set<String> inForce, Polarity polarity) {
        Set<String> aimed = new TreeSet<>();
        ShippedVectors.of(profile.game()).stream()
                .filter(vector -> vector.polarity() == polarity)
                .filter(vector -> vector.play().isPresent())
                .filter(vector -> profile.level(vector).isPresent())
                .map(Vector::rule)
                .filter(inForce::contains)
                .forEach(aimed::add);
        return aimed;
    }

    /** The rules in force without a vector of a polarity. */
    Set<String> without(Polarity polarity) {
        Set<String> without = new TreeSet<>(inForce);
        without.removeAll(polarity == Polarity.POSITIVE ? positive : negative);
        return without;
    }

    /** The figures of a profile in one line. */
    String line(Profile profile) {
        Set<String> both = new TreeSet<>(positive);
        both.retainAll(negative);
        long vectors =
                ShippedVectors.of(profile.game()).stream()
                        .filter(vector -> profile.level(vector).isPresent())
                        .count();
        return "%s: %d vectors; %d rules in force, %d aimed at from both sides, %d positively, %d negatively"
                .formatted(
                        profile.name(),
                        vectors,
                        inForce.size(),
                        both.size(),
                        positive.size(),
                        negative.size());
    }
}
