package org.pubgames.club.play;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Moves;
import org.pubgames.core.Role;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.StoredMatches;
import org.pubgames.store.Submission;
import org.pubgames.store.SubmitResult;
import org.springframework.stereotype.Service;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Throws dice where a phone is the cup. How many, the match says; each pip of each die is as likely
 * as any other, and what was thrown is reported like a throw at the table.
 */
@Service
public class Dice {

    private static final int PIPS = 6;

    private final StoredMatches matches;
    private final JsonMapper json;
    private final SecureRandom random = new SecureRandom();

    /** Dice for stored matches. */
    public Dice(StoredMatches matches, JsonMapper json) {
        this.matches = matches;
        this.json = json;
    }

    /**
     * Throws a player's dice.
     *
     * @param match where
     * @param player whose
     * @param kind what kind of throw
     * @param number of the last line that he has seen
     * @return whether it was thrown
     */
    public boolean thrown(String match, String player, String kind, int number) {
        Optional<Integer> many =
                matches.read(match).fold(held -> many(held, player, kind), no -> Optional.empty());
        if (many.isEmpty()) {
            return false;
        }
        List<Integer> dice = new ArrayList<>();
        for (int i = 0; i < many.get(); i++) {
            dice.add(random.nextInt(PIPS) + 1);
        }
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("event", kind);
        event.put("player", player);
        event.put("dice", dice);
        SubmitResult result =
                matches.judge(match, Submission.of(json.writeValueAsString(event)).after(number));
        return result instanceof SubmitResult.Accepted;
    }

    private Optional<Integer> many(HeldMatch<?, ?> held, String player, String kind) {
        return held.use(
                new HeldMatch.Use<Optional<Integer>>() {
                    @Override
                    public <S extends GameState, E extends GameEvent> Optional<Integer> with(
                            HeldMatch<S, E> match) {
                        boolean chance =
                                match.game().events().stream()
                                        .anyMatch(
                                                each ->
                                                        each.kind().equals(kind)
                                                                && each.roles()
                                                                        .contains(Role.CHANCE));
                        return chance ? many(match, player, kind) : Optional.empty();
                    }

                    private <S extends GameState, E extends GameEvent> Optional<Integer> many(
                            HeldMatch<S, E> match, String who, String what) {
                        Moves<E> moves = match.match().legal().as(Role.PLAYER).moves();
                        int most = 0;
                        for (E event : moves.listed()) {
                            JsonNode node = json.readTree(match.codec().writeEvent(event));
                            if (what.equals(node.path("event").asString(""))
                                    && who.equals(node.path("player").asString(""))) {
                                most = Math.max(most, node.path("dice").size());
                            }
                        }
                        if (most > 0) {
                            return Optional.of(most);
                        }
                        return moves.forms(what).stream()
                                .filter(form -> about(form, who))
                                .map(form -> form.field("dice").values())
                                .filter(FieldValues.Dice.class::isInstance)
                                .map(values -> ((FieldValues.Dice) values).fewest())
                                .findFirst();
                    }
                });
    }

    private static boolean about(Form form, String player) {
        for (FormField field : form.fields()) {
            if (field.name().equals("player")
                    && field.values() instanceof FieldValues.OneOf names) {
                return names.names().contains(player);
            }
        }
        return false;
    }
}
