package org.pubgames.core.rules;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.GameEvent;
import org.pubgames.core.Party;
import org.pubgames.core.Rule;
import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;

/**
 * Whom the rulings of a rule concern: those that the facts named by the rulebook name; otherwise
 * the people, or else the side, in the rule's sentence; otherwise the player of the situation or
 * its side, or else whoever the event is about. Safe to share between threads.
 */
final class Concerned {

    private static final String PLAYER = "player";
    private static final String SIDE = "side";

    /** Facts that name people, in sentences. */
    private static final Set<String> PEOPLE =
            Set.of(
                    PLAYER, "players", "loser", "giver", "winner", "winners", "starter", "leader",
                    "leaders");

    /** The accessor of an event's player; none where the event names none. */
    private static final ClassValue<Optional<Method>> PLAYER_OF =
            new ClassValue<>() {
                @Override
                protected Optional<Method> computeValue(Class<?> event) {
                    return player(event);
                }
            };

    private final String rule;
    private final List<String> names;
    private final boolean named;
    private volatile @Nullable Facts facts;

    private Concerned(String rule, List<String> names, boolean named) {
        this.rule = rule;
        this.names = names;
        this.named = named;
    }

    /**
     * Whom the rulings of a rule concern.
     *
     * @param said the facts that its sentence names
     */
    static Concerned of(Rule rule, List<String> said) {
        if (!rule.concerns().isEmpty()) {
            return new Concerned(rule.id(), rule.concerns(), true);
        }
        List<String> people = said.stream().filter(PEOPLE::contains).toList();
        if (people.isEmpty() && said.contains(SIDE)) {
            people = List.of(SIDE);
        }
        return people.isEmpty()
                ? new Concerned(rule.id(), List.of(PLAYER, SIDE), false)
                : new Concerned(rule.id(), people, true);
    }

    /**
     * Whom a conclusion of the rule concerns; nobody twice.
     *
     * @param event what was judged; null where a question is answered without one
     */
    List<Party> by(Finding finding, @Nullable GameEvent event) {
        List<Party> parties = List.of();
        for (int i = 0; i < names.size() && (named || parties.isEmpty()); i++) {
            Object value = value(finding, i);
            if (value != null) {
                parties = with(parties, value);
            }
        }
        return parties.isEmpty() && !named && event != null ? reporter(event) : parties;
    }

    private @Nullable Object value(Finding finding, int name) {
        List<Because> said = finding.reasons();
        for (int i = 0; i < said.size(); i++) {
            if (said.get(i).name().equals(names.get(name))) {
                return said.get(i).value();
            }
        }
        Facts known = facts(finding.about());
        return known.have(name) || named ? known.read(finding.about(), name) : null;
    }

    private List<Party> reporter(GameEvent event) {
        Optional<Method> player = PLAYER_OF.get(event.getClass());
        try {
            return player.isPresent() ? with(List.of(), player.get().invoke(event)) : List.of();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the player of " + event + " cannot be read", e);
        }
    }

    private static Optional<Method> player(Class<?> event) {
        try {
            Method player = event.getMethod(PLAYER);
            player.trySetAccessible();
            return Optional.of(player);
        } catch (NoSuchMethodException e) {
            return Optional.empty();
        }
    }

    private Facts facts(Situation situation) {
        Facts known = facts;
        if (known == null || !known.areOf(situation)) {
            known = new Facts(situation.getClass(), rule, names);
            facts = known;
        }
        return known;
    }

    private List<Party> with(List<Party> parties, Object value) {
        if (value instanceof Optional<?> maybe) {
            return maybe.isPresent() ? with(parties, maybe.get()) : parties;
        }
        if (value instanceof List<?> several) {
            List<Party> all = parties;
            for (Object each : several) {
                all = with(all, each);
            }
            return all;
        }
        Party party = party(value);
        if (party == null || parties.contains(party)) {
            return parties;
        }
        if (parties.isEmpty()) {
            return List.of(party);
        }
        List<Party> more = new ArrayList<>(parties);
        more.add(party);
        return more;
    }

    private @Nullable Party party(Object value) {
        if (value instanceof Enum<?> side) {
            return new Party.Side(Names.written(side));
        }
        if (value instanceof String name) {
            return name.isBlank() ? null : new Party.Player(name);
        }
        if (value instanceof Number) {
            // how many players, not who
            return null;
        }
        throw new IllegalStateException(
                "a ruling of '" + rule + "' concerns " + value + ", neither a player nor a side");
    }
}
