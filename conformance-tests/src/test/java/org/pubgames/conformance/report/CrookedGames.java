package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Game;
import org.pubgames.core.Variant;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;

/**
 * An implementation that goes wrong in every way that a report can show: rules are missing, answers
 * are off by one, complaints are kept back, long matches crash it, and some are skipped.
 */
final class CrookedGames implements Testee {

    /** Every ninth rule is missing. */
    private static final int EVERY = 9;

    private static final int LONG_MATCH = 25;

    private final OwnGames games;

    CrookedGames(List<? extends Game<?, ?>> right) {
        List<Game<?, ?>> wrong = new ArrayList<>();
        right.forEach(game -> wrong.add(lacking(RuledGames.of(game))));
        games = new OwnGames(wrong);
    }

    private static RuledGame<?, ?> lacking(RuledGame<?, ?> game) {
        RuledGame<?, ?> lacking = game;
        List<String> rules = game.ruleIds().stream().sorted().toList();
        for (int i = EVERY / 2; i < rules.size(); i += EVERY) {
            lacking = lacking.without(rules.get(i));
        }
        return lacking;
    }

    @Override
    public Claim claim() {
        Claim own = games.claim();
        Map<String, List<String>> played = new TreeMap<>(own.games());
        played.remove("deck-shuffleboard");
        played.put("sjoelen", List.of("ans-pre2016", "masters", "s240"));
        return new Claim(
                "crooked", "0.9", "Java", "https://example.org/", "", played, own.features());
    }

    @Override
    public Optional<String> variant(Variant variant) {
        return variant.id().equals("cassell-1896")
                ? Optional.of("there is no such board here")
                : games.variant(variant);
    }

    @Override
    public Course play(Vector.Play play) {
        if (play.given().size() > LONG_MATCH) {
            throw new TesteeException(TesteeException.Why.CRASHED, "exit status 139");
        }
        if (play.seats().size() > 4) {
            throw new TesteeException(
                    TesteeException.Why.SKIPPED, "no large tables yet", "https://example.org/7");
        }
        return games.play(play);
    }

    @Override
    public List<Map<String, String>> ask(List<String> questions) {
        return games.ask(questions).stream().map(CrookedGames::off).toList();
    }

    /** Long numbers of points are one too high. */
    private static Map<String, String> off(Map<String, String> answer) {
        Map<String, String> wrong = new TreeMap<>(answer);
        wrong.replaceAll(
                (column, value) ->
                        value.matches("\\d\\d+") ? Integer.parseInt(value) + 1 + "" : value);
        return wrong;
    }

    @Override
    public List<Vector.Complaint> check(String game, Vector.Document document) {
        List<Vector.Complaint> found = games.check(game, document);
        return found.subList(Math.min(1, found.size()), found.size());
    }

    @Override
    public String murmur() {
        return "warning: <b>board</b> & bar unclean\n\u001b[31mred\u001b[0m";
    }

    @Override
    public void close() {
        games.close();
    }
}
