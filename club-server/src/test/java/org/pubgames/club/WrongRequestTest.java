package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Requests that no page sends: a program is told what is wrong, and the log stays short. */
class WrongRequestTest {

    private final Club club = Club.shared();
    private final HttpClient client = HttpClient.newHttpClient();
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    private static Logger root() {
        return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    }

    @BeforeEach
    void listen() {
        log.start();
        root().addAppender(log);
    }

    @AfterEach
    void listenNoMore() {
        root().detachAppender(log);
    }

    private HttpResponse<String> send(
            String method, String path, String type, String body, String lang) throws Exception {
        Browser browser = club.browser();
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + club.port() + path))
                        .header("Accept-Language", lang)
                        .header("Cookie", "club-visit=" + browser.cookie("club-visit"))
                        .header("Club-Token", browser.token())
                        .method(method, HttpRequest.BodyPublishers.ofString(body));
        if (!type.isEmpty()) {
            request.header("Content-Type", type);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static void isProblem(
            HttpResponse<String> answer, int status, String code, String said) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type"))
                .hasValueSatisfying(
                        type -> assertThat(type).startsWith("application/problem+json"));
        assertThat(answer.body()).contains("\"code\":\"" + code + "\"").contains(said);
    }

    @Test
    void underTheAddressOfMatchesItIsAProblem() throws Exception {
        Night night = Night.league(club, "assign", "Anna", "Bram");
        night.act("draw");
        String match = "/api/matches/" + night.evening().at(1).orElseThrow().match();
        isProblem(
                send("DELETE", match + "/lines", "", "", "en"),
                405,
                "club-request-method",
                "Allowed: ");
        isProblem(
                send("POST", match + "/lines", "text/plain", "hello", "en"),
                415,
                "club-request-type",
                "Allowed: application/json");
        isProblem(
                send("DELETE", match + "/lines", "", "", "nl"),
                405,
                "club-request-method",
                "kan op");
        isProblem(
                send("DELETE", match + "/lines", "", "", "de"),
                405,
                "club-request-method",
                "geht an");
        isProblem(
                send("GET", "/api/nothing", "", "", "en"),
                404,
                "club-request-address",
                "/api/nothing");
        isProblem(
                send("POST", match + "/lines", "application/json", "x".repeat(300_000), "en"),
                413,
                "club-request-long",
                "300000");
        HttpResponse<String> strange =
                client.send(
                        HttpRequest.newBuilder(
                                        URI.create(
                                                "http://127.0.0.1:"
                                                        + club.port()
                                                        + match
                                                        + "/lines"))
                                .POST(HttpRequest.BodyPublishers.ofString("{}"))
                                .header("Content-Type", "application/json")
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        isProblem(strange, 403, "club-request-token", "Club-Token");
        assertThat(log.list).isEmpty();
    }

    @Test
    void theAddressOfErrorsIsNone() throws Exception {
        for (String method : List.of("GET", "POST")) {
            HttpResponse<String> answer = send(method, "/error", "", "", "en");
            assertThat(answer.statusCode()).isEqualTo(404);
            assertThat(answer.body()).contains("There is no such page");
        }
        assertThat(log.list).isEmpty();
    }

    /** Without saying before how much it is. */
    @Test
    void whatIsTooLargeLeavesNoTrace() throws Exception {
        Browser organizer = club.organizer();
        String cookies =
                "club-visit="
                        + organizer.cookie("club-visit")
                        + "; club-organizer="
                        + organizer.cookie("club-organizer");
        String part =
                "--x\r\nContent-Disposition: form-data; name=\"zip\"; filename=\"a.zip\"\r\n\r\n";
        Map<String, String> bodies =
                Map.of(
                        "/organizer/evenings application/x-www-form-urlencoded",
                        "house=" + "y".repeat(400_000),
                        "/code application/x-www-form-urlencoded",
                        "code=" + "y".repeat(400_000),
                        "/api/matches/m/lines application/json",
                        "x".repeat(400_000),
                        "/organizer/zip multipart/form-data;boundary=x",
                        part + "z".repeat(34_000_000) + "\r\n--x--\r\n");
        for (Map.Entry<String, String> each : bodies.entrySet()) {
            String[] where = each.getKey().split(" ", 2);
            for (String token : List.of(organizer.token(), "")) {
                HttpRequest.Builder request =
                        HttpRequest.newBuilder(
                                        URI.create("http://127.0.0.1:" + club.port() + where[0]))
                                .header("Content-Type", where[1])
                                .header("Cookie", cookies)
                                .POST(
                                        HttpRequest.BodyPublishers.ofInputStream(
                                                () ->
                                                        new ByteArrayInputStream(
                                                                each.getValue()
                                                                        .getBytes(
                                                                                StandardCharsets
                                                                                        .UTF_8))));
                if (!token.isEmpty()) {
                    request.header("Club-Token", token);
                }
                try {
                    HttpResponse<String> answer =
                            client.send(request.build(), HttpResponse.BodyHandlers.ofString());
                    assertThat(answer.statusCode())
                            .as(where[0] + ": " + answer.body())
                            .isIn(403, 413);
                } catch (java.io.IOException e) {
                    // the server answers and hangs up before everything is sent
                    assertThat(e).hasMessageMatching("(?s).*(reset|Broken pipe|EOF|closed).*");
                }
            }
        }
        assertThat(log.list)
                .extracting(each -> each.getLoggerName() + " " + each.getFormattedMessage())
                .isEmpty();
    }
}
