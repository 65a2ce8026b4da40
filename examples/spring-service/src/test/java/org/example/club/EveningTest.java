package org.example.club;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Viewer;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenState;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/** A whole evening of Schocken over HTTP: nobody is ever sent a die that he may not see. */
class EveningTest {

    private static final String KEY = "a secret of the test";
    private static final List<String> SEATS = List.of("Fritz", "Gerda", "Heinz");
    private static final Schocken SCHOCKEN = Games.game(Schocken.KEY);
    private static final Set<String> PLAY =
            Set.of("starter-thrown", "thrown", "uncovered", "set-aside", "stood", "roll-off-thrown");

    @TempDir private Path folder;

    /** A throw that lay hidden from a viewer when a line was the last, and what he might see then. */
    private record HiddenThrow(Visitor from, String of, List<Integer> dice, int line, String view) {}

    private final List<HiddenThrow> hidden = new ArrayList<>();

    @Test
    void nobodyIsSentWhatLiesUnderACupOfOthers() throws Exception {
        SpringApplication application = new SpringApplication(Club.class);
        application.setDefaultProperties(
                Map.of("server.port", "0", "pubgames.store.path", folder.resolve("matches").toString()));
        try (ConfigurableApplicationContext club = application.run("--club.key=" + KEY)) {
            String root = "http://localhost:" + club.getEnvironment().getProperty("local.server.port");
            Visitor host = new Visitor(root, KEY, "", "");
            String header =
                    "{\"format\":1,\"game\":\"schocken\",\"variant\":\"hattersheim\",\"seats\":[\"Fritz\",\"Gerda\",\"Heinz\"]}";
            String id = host.post(0, "/matches", header).replaceAll(".*\"id\":\"([^\"]+)\".*", "$1");
            List<Visitor> viewers =
                    List.of(
                            new Visitor(root, "", "Fritz", Club.ticket(KEY, id, "Fritz")),
                            new Visitor(root, "", "Gerda", Club.ticket(KEY, id, "Gerda")),
                            new Visitor(root, "", "", ""));
            int lines = play("/matches/" + id, host, viewers);
            for (Visitor viewer : viewers) {
                viewer.await(lines);
            }
            nothingLeaked(host);
        }
    }

    private int play(String match, Visitor host, List<Visitor> viewers) {
        Random random = new Random(20261129);
        viewers.forEach(viewer -> viewer.follow(match + "/stream"));
        Match<SchockenState, SchockenEvent> now =
                SCHOCKEN.open(SCHOCKEN.variants().get("hattersheim"), new Seats(SEATS));
        while (now.outcome().isEmpty() && now.size() < 150) {
            SchockenEvent event = now.legal().sample(random).orElseThrow();
            if (PLAY.contains(SCHOCKEN.kind(event).kind())) {
                now = now.judge(event).orElseThrow().match();
                report(match, host, viewers, event, now.size());
                note(now, viewers);
            }
        }
        assertTrue(now.size() > 100, "an evening is longer than " + now.size() + " lines");
        return now.size();
    }

    /** Chance throws; players say what they do. Then everybody looks at everything, and guesses. */
    private static void report(
            String match, Visitor host, List<Visitor> viewers, SchockenEvent event, int line) {
        boolean thrown = event instanceof SchockenEvent.Thrown;
        Visitor sender =
                viewers.stream()
                        .filter(each -> !thrown && each.seat.equals(event.player()))
                        .findFirst()
                        .orElse(host);
        String json = SCHOCKEN.codec().writeEvent(event);
        String answer = sender.post(line, match + "/lines", json);
        assertTrue(answer.contains("\"accepted\":true"), () -> json + " " + answer);
        host.get(line, match + "/state");
        for (Visitor viewer : viewers) {
            viewer.get(line, match + "/view");
            if (line % 5 == 0) {
                viewer.get(line, match + "/state");
                viewer.get(line, match + "/moves");
                viewer.get(line, match + "/view?seat=Heinz");
                String about = SEATS.get(line % SEATS.size());
                String guess = "{\"event\":\"set-aside\",\"player\":\"" + about + "\",\"dice\":[7]}";
                assertFalse(viewer.post(line, match + "/lines", guess).contains("\"accepted\":true"));
            }
        }
    }

    private void note(Match<SchockenState, SchockenEvent> now, List<Visitor> viewers) {
        for (Visitor visitor : viewers) {
            Viewer viewer = visitor.seat.isEmpty() ? Viewer.table() : Viewer.seat(visitor.seat);
            String view = SCHOCKEN.answers(Lang.EN).writeView(now.view(viewer));
            for (SchockenPlayer player : now.state().players()) {
                List<Integer> dice = dice(now.state(), player.name());
                if (dice.size() == Hand.DICE && dice(now.state(viewer), player.name()).isEmpty()) {
                    hidden.add(new HiddenThrow(visitor, player.name(), dice, now.size(), view));
                }
            }
        }
    }

    private static List<Integer> dice(SchockenState state, String name) {
        return state.hand(name).flatMap(Hand::dice).orElse(List.of());
    }

    /**
     * Nothing that a viewer was sent at the time has those three dice side by side, in any order,
     * unless he may see the same dice elsewhere, or it names every throw there is, as the moves of
     * whoever is to throw do. The control: what the host was sent has them.
     */
    private void nothingLeaked(Visitor host) {
        int looked = 0;
        for (HiddenThrow one : hidden) {
            Predicate<String> told = sideBySide(one.dice()).asPredicate();
            assertTrue(host.sentAt(one.line()).stream().anyMatch(told), "the host knows it");
            if (!told.test(one.view())) {
                List<String> sent = one.from().sentAt(one.line());
                assertTrue(sent.contains("event: line"), "the stream is looked at too");
                for (String each : sent) {
                    assertFalse(
                            told.test(each) && !namesEveryThrow(each),
                            () -> one.dice() + " of " + one.of() + " in " + each);
                }
                looked++;
            }
        }
        assertTrue(looked > 100, looked + " of " + hidden.size() + " could be told from dice that lie open");
    }

    private static boolean namesEveryThrow(String text) {
        return Pattern.compile("\\[[1-6],[1-6],[1-6]\\]").matcher(text).results()
                        .map(MatchResult::group)
                        .distinct()
                        .count()
                == 6 * 6 * 6;
    }

    private static Pattern sideBySide(List<Integer> dice) {
        int a = dice.get(0);
        int b = dice.get(1);
        int c = dice.get(2);
        int[][] orders = {{a, b, c}, {a, c, b}, {b, a, c}, {b, c, a}, {c, a, b}, {c, b, a}};
        return Pattern.compile(
                java.util.Arrays.stream(orders)
                        .map(each -> each[0] + "\\D{1,5}" + each[1] + "\\D{1,5}" + each[2])
                        .collect(Collectors.joining("|", "(?<!\\d)(", ")(?!\\d)")));
    }
}
