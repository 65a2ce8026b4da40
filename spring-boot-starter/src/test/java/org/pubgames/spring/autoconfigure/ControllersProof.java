package org.pubgames.spring.autoconfigure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Where;
import org.pubgames.spring.autoconfigure.Client.Answer;
import org.springframework.boot.micrometer.metrics.autoconfigure.MetricsAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.JsonNode;

/** The controllers over HTTP. */
@Tag("proof")
class ControllersProof {

    private static final String SJOELEN =
            "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"ans-pre2016\",\"seats\":[\"Anna\",\"Bram\"]}";
    private static final String SCHOCKEN =
            "{\"format\":1,\"game\":\"schocken\",\"variant\":\"hattersheim\",\"seats\":[\"Fritz\",\"Gerda\"]}";
    private static final String FIRST =
            "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[7,7,9,7]}";

    private static ConfigurableApplicationContext club;
    private static Client host;

    @BeforeAll
    static void start() {
        club = ClubApplication.start(ClubApplication.class);
        host = new Client(club, "host");
    }

    @AfterAll
    static void stop() {
        club.close();
    }

    private static String opened(String header) {
        Answer answer = host.post("/matches", header);
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        return "/matches/" + answer.json().get("id").stringValue();
    }

    @Test
    void aMatchIsOpenedJudgedAndShown() {
        String match = opened(SJOELEN);
        Answer accepted = host.post(match + "/lines", FIRST, "If-Match", "\"0\"");
        assertThat(accepted.status()).isEqualTo(200);
        assertThat(accepted.header("ETag")).isEqualTo("\"1\"");
        assertThat(accepted.json().get("accepted").booleanValue()).isTrue();
        Answer refused = host.post(match + "/lines", FIRST.replace("Anna", "Carla"));
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.header("Content-Type")).startsWith("application/problem+json");
        assertThat(refused.code()).isEqualTo("event-refused");
        assertThat(refused.json().at("/answer/rulings/0/rule").stringValue())
                .isEqualTo("sjoelen.report.known-player");
        Answer view = new Client(club, "table").get(match + "/view");
        assertThat(
                        Games.find("sjoelen")
                                .orElseThrow()
                                .answers(Lang.EN)
                                .readView(view.body(), Where.UNKNOWN)
                                .problems())
                .isEmpty();
        assertThat(view.json().get("log")).hasSize(1);
        assertThat(host.get(match + "/moves").json().get("forms")).isNotEmpty();
        assertThat(host.get(match + "/forms").json().get("forms")).isNotEmpty();
        assertThat(host.get(match + "/forms").json().get("listed")).isEmpty();
        assertThat(host.get(match + "/rulebook").json().get("rules")).isNotEmpty();
        JsonNode listed = host.get("/matches").json().get("matches");
        assertThat(listed.toString()).contains(match.substring("/matches/".length()));
    }

    @Test
    void theNumberIsTheLockAndTheKeyCountsOnce() {
        String match = opened(SJOELEN);
        Answer first =
                host.post(match + "/lines", FIRST, "If-Match", "\"0\"", "Idempotency-Key", "a");
        Answer again =
                host.post(match + "/lines", FIRST, "If-Match", "\"0\"", "Idempotency-Key", "a");
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(again.header("ETag")).isEqualTo("\"1\"");
        String second = FIRST.replace("7,7,9,7", "1,1,1,1");
        assertThat(host.post(match + "/lines", second, "Idempotency-Key", "a").code())
                .isEqualTo("key-used");
        Answer late = host.post(match + "/lines", second, "If-Match", "\"0\"");
        assertThat(late.status()).isEqualTo(412);
        assertThat(late.code()).isEqualTo("read-again");
        assertThat(late.header("ETag")).isEqualTo("\"1\"");
        assertThat(host.post(match + "/lines", second, "If-Match", "one").code())
                .isEqualTo("bad-if-match");
        Answer once = host.post("/matches", SJOELEN, "Idempotency-Key", "open-1");
        Answer twice = host.post("/matches", SJOELEN, "Idempotency-Key", "open-1");
        assertThat(twice.status()).isEqualTo(200);
        assertThat(twice.json().get("id")).isEqualTo(once.json().get("id"));
    }

    /** The answer to a request that is sent again is that of the time, though lines came since. */
    @Test
    void anAnswerIsRepeatedAfterARevision() {
        String match = opened(SJOELEN);
        String few = FIRST.replace("7,7,9,7", "5,5,5,5");
        Answer first = host.post(match + "/lines", few, "Idempotency-Key", "a");
        String second = FIRST.replace("7,7,9,7", "6,6,6,6");
        Answer other = host.post(match + "/lines", second, "Idempotency-Key", "b");
        String undo = "{\"revise\":\"undo\",\"because\":\"mistyped\",\"by\":\"jury\"}";
        Answer undone = host.post(match + "/lines", undo, "Idempotency-Key", "c");
        assertThat(undone.status()).as(undone.body()).isEqualTo(200);
        assertThat(undone.header("ETag")).isEqualTo("\"3\"");
        assertThat(host.post(match + "/lines", second, "Idempotency-Key", "b").body())
                .isEqualTo(other.body());
        assertThat(host.post(match + "/lines", few, "Idempotency-Key", "a").body())
                .isEqualTo(first.body());
        assertThat(host.post(match + "/lines", undo, "Idempotency-Key", "c").body())
                .isEqualTo(undone.body());
        assertThat(new Client(club, "table").post(match + "/lines", undo).code())
                .isEqualTo("may-not-revise");
        assertThat(new Client(club, "reviser").post(match + "/lines", undo).status())
                .isEqualTo(200);
    }

    @Test
    void whatIsAskedWronglyIsToldInThreeLanguages() {
        for (Lang lang : Lang.values()) {
            Answer answer =
                    host.post("/matches", "{\"game\":\"sjolen\"}", "Accept-Language", lang.code());
            assertThat(answer.status()).isEqualTo(422);
            assertThat(answer.header("Content-Language")).isEqualTo(lang.code());
            assertThat(answer.json().at("/problems/0/code").stringValue())
                    .isEqualTo("unknown-game");
        }
        assertThat(host.get("/matches/none/view").status()).isEqualTo(404);
        assertThat(host.get("/games/sjolen/rulebook").code()).isEqualTo("unknown-game");
        assertThat(host.get("/games/sjoelen/variants/mastres").code()).isEqualTo("unknown-variant");
        String match = opened(SJOELEN);
        assertThat(host.post(match + "/lines", "{\"event\":\"flown\"}").status()).isEqualTo(400);
        assertThat(host.post(match + "/lines", "no json").status()).isEqualTo(400);
        for (String type :
                List.of(
                        "application/x-www-form-urlencoded",
                        "text/plain",
                        "application/octet-stream",
                        "")) {
            assertThat(host.postAs(type, match + "/lines", FIRST).status()).as(type).isEqualTo(415);
            assertThat(host.postAs(type, "/matches", SJOELEN).status()).as(type).isEqualTo(415);
        }
        assertThat(host.get("/matches", "Accept-Language", "-").status()).isEqualTo(200);
        assertThat(host.post(match + "/lines?role=king", FIRST).code()).isEqualTo("unknown-role");
        assertThat(host.post(match + "/lines", " ".repeat(1_000_001)).status()).isEqualTo(413);
        assertThat(host.get(match + "/view?seat=Carla").code()).isEqualTo("unknown-seat");
    }

    @Test
    void gamesAreTold() {
        JsonNode games = host.get("/games", "Accept-Language", "de").json().get("games");
        assertThat(games).hasSize(Games.installed().size());
        Client anybody = new Client(club, "");
        assertThat(anybody.get("/games/sjoelen/variants").json().get("variants")).hasSize(38);
        assertThat(
                        anybody.get("/games/sjoelen/variants/masters")
                                .json()
                                .get("variant")
                                .stringValue())
                .isEqualTo("masters");
        assertThat(anybody.get("/games/schocken/schema").json().get("$defs")).isNotEmpty();
        assertThat(anybody.get("/openapi.json").json().get("openapi").stringValue())
                .isEqualTo("3.1.0");
    }

    /** Whoever is not known, or when nobody says who is: nothing of a match is told. */
    @Test
    void withoutRightsEverythingIsRefused() {
        String match = opened(SJOELEN);
        for (String who : List.of("", "broken")) {
            Client stranger = new Client(club, who);
            for (Answer answer : everything(stranger, match)) {
                assertThat(answer.status()).as(who + " " + answer.whole().uri()).isEqualTo(403);
            }
            assertThat(stranger.get("/matches/none/view").status()).isEqualTo(403);
        }
        Answer list = new Client(club, "").get("/matches");
        assertThat(list.json().get("matches")).isEmpty();
        try (ConfigurableApplicationContext open =
                ClubApplication.start(ClubApplication.WithoutAccess.class)) {
            Client anybody = new Client(open, "host");
            for (Answer answer : everything(anybody, "/matches/any")) {
                assertThat(answer.status()).isEqualTo(403);
                assertThat(answer.code()).isEqualTo("no-match-access");
                assertThat(answer.body()).contains("org.pubgames.spring.MatchAccess");
            }
            assertThat(anybody.get("/matches").code()).isEqualTo("no-match-access");
            assertThat(anybody.get("/games").status()).isEqualTo(200);
        }
    }

    private static List<Answer> everything(Client client, String match) {
        return List.of(
                client.post("/matches", SJOELEN),
                client.post(match + "/lines", FIRST),
                client.get(match + "/view"),
                client.get(match + "/state"),
                client.get(match + "/moves"),
                client.get(match + "/forms"),
                client.get(match + "/rulebook"),
                client.get(match + "/stream"));
    }

    @Test
    void everybodyReportsWhatIsHis() {
        String match = opened(SCHOCKEN);
        Client fritz = new Client(club, "Fritz");
        String throwing = "{\"event\":\"starter-thrown\",\"player\":\"Fritz\",\"dice\":[6]}";
        assertThat(fritz.post(match + "/lines", throwing.replace("Fritz", "Gerda")).code())
                .isEqualTo("not-your-report");
        assertThat(fritz.post(match + "/lines?role=chance", throwing).code())
                .isEqualTo("role-not-yours");
        assertThat(fritz.get(match + "/moves?role=referee").status()).isEqualTo(403);
        assertThat(fritz.get(match + "/forms?role=referee").status()).isEqualTo(403);
        assertThat(new Client(club, "table").post(match + "/lines", throwing).code())
                .isEqualTo("reports-nothing");
        assertThat(new Client(club, "scorer").post(match + "/lines", throwing).code())
                .isEqualTo("role-may-not");
        assertThat(fritz.get(match + "/view?seat=Gerda").code()).isEqualTo("other-seat");
        assertThat(fritz.get(match + "/stream?seat=Gerda").code()).isEqualTo("other-seat");
        assertThat(fritz.get(match + "/state?seat=").status()).isEqualTo(200);
        assertThat(fritz.post(match + "/lines", throwing).status()).isEqualTo(200);
    }

    @Test
    void whatIsCountedNamesNobody() {
        try (ConfigurableApplicationContext counted =
                ClubApplication.start(
                        ClubApplication.class,
                        "management.endpoints.web.exposure.include=metrics,health")) {
            assertThat(counted.getBeanNamesForType(MetricsAutoConfiguration.class)).isNotEmpty();
            Client client = new Client(counted, "host");
            String match =
                    "/matches/" + client.post("/matches", SJOELEN).json().get("id").stringValue();
            client.post(match + "/lines", FIRST);
            client.post(match + "/lines", FIRST.replace("Anna", "Carla"));
            Answer judged = client.get("/actuator/metrics/pubgames.judged?tag=outcome:accepted");
            assertThat(judged.json().at("/measurements/0/value").intValue()).isEqualTo(1);
            String tags =
                    client.get("/actuator/metrics/pubgames.judged").json().get("availableTags")
                            + client.get("/actuator/metrics/pubgames.refused")
                                    .json()
                                    .get("availableTags")
                                    .toString();
            assertThat(tags)
                    .contains("sjoelen", "refused", "sjoelen.report.known-player")
                    .doesNotContain("Anna", "Carla", match);
            assertThat(client.get("/actuator/health").json().get("status").stringValue())
                    .isEqualTo("UP");
        }
    }
}
