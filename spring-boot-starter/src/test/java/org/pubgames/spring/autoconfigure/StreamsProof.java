package org.pubgames.spring.autoconfigure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pubgames.spring.autoconfigure.Client.Message;
import org.springframework.context.ConfigurableApplicationContext;

/** Streams of lines: nothing is missed, nothing told twice, and nobody waits for a viewer. */
@Tag("proof")
class StreamsProof {

    private static final String SJOELEN =
            "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"ans-pre2016\",\"seats\":[\"Anna\",\"Bram\"]}";

    private ConfigurableApplicationContext club;
    private Client host;
    private String match = "";

    @BeforeEach
    void start() {
        club =
                ClubApplication.start(
                        ClubApplication.class,
                        "pubgames.web.streams.heartbeat=4s",
                        "pubgames.web.streams.most=40");
        host = new Client(club, "host");
        match = "/matches/" + host.post("/matches", SJOELEN).json().get("id").stringValue();
    }

    @AfterEach
    void stop() {
        club.close();
    }

    /** One more line: the organizer gives Anna a point, as often as you like. */
    private void line() {
        String award =
                "{\"event\":\"organizer-decided\",\"player\":\"Anna\",\"decision\":\"award\",\"points\":1,\"matter\":\"%s\"}"
                        .formatted("x".repeat(3_000));
        Client.Answer answer = host.post(match + "/lines", award);
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    }

    private static List<Integer> ids(List<Message> messages) {
        return messages.stream().map(Message::id).toList();
    }

    @Test
    void linesComeInOrderAndAfterABreakTheMissedOnes() throws Exception {
        line();
        Client viewer = new Client(club, "Anna");
        try (Client.Stream stream = viewer.stream(match + "/stream")) {
            assertThat(stream.until(1).get(0).event()).isEqualTo("view");
            line();
            line();
            assertThat(ids(stream.until(3))).containsExactly(1, 2, 3);
        }
        line();
        try (Client.Stream stream = viewer.stream(match + "/stream", "Last-Event-ID", "1")) {
            line();
            List<Message> missed = stream.until(5);
            assertThat(ids(missed)).containsExactly(2, 3, 4, 5);
            assertThat(missed).allMatch(message -> message.event().equals("line"));
            assertThat(missed.get(0).data()).contains("\"number\":2");
        }
        for (int i = 0; i < 40; i++) {
            line();
        }
        try (Client.Stream stream = viewer.stream(match + "/stream", "Last-Event-ID", "1")) {
            assertThat(stream.until(45).get(0).event()).as("missed too much").isEqualTo("view");
        }
        try (Client.Stream stream = viewer.stream(match + "/stream", "Last-Event-ID", "99")) {
            assertThat(stream.until(45).get(0).event()).as("from another life").isEqualTo("view");
        }
        assertThat(viewer.get(match + "/stream", "Last-Event-ID", "x").status()).isEqualTo(400);
        assertThat(viewer.get("/matches/none/stream").status()).isEqualTo(404);
    }

    /** A revision between: the lines since are judged again from the opening, and told alike. */
    @Test
    void aRevisionIsToldLiveAndLater() throws Exception {
        Client viewer = new Client(club, "table");
        List<Message> live;
        try (Client.Stream stream = viewer.stream(match + "/stream")) {
            stream.until(0);
            line();
            String undo = "{\"revise\":\"undo\",\"because\":\"mistyped\",\"by\":\"jury\"}";
            assertThat(host.post(match + "/lines", undo).status()).isEqualTo(200);
            line();
            live = stream.until(3);
        }
        try (Client.Stream stream = viewer.stream(match + "/stream", "Last-Event-ID", "0")) {
            assertThat(stream.until(3)).isEqualTo(live.subList(1, 4));
        }
    }

    /** Viewers come and go while lines are written: each has each line once. */
    @Test
    void whoeverComesInTheMiddleMissesNothing() throws Exception {
        int lines = 60;
        ExecutorService viewers = Executors.newCachedThreadPool();
        try {
            List<Future<List<Integer>>> seen = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                seen.add(viewers.submit(() -> followed(lines)));
            }
            for (int i = 0; i < lines; i++) {
                line();
            }
            for (Future<List<Integer>> each : seen) {
                List<Integer> ids = each.get(5, TimeUnit.MINUTES);
                assertThat(ids)
                        .isEqualTo(IntStream.rangeClosed(ids.get(0), lines).boxed().toList());
            }
        } finally {
            viewers.shutdownNow();
        }
    }

    /** The numbers that a viewer sees who breaks off after every tenth line. */
    private List<Integer> followed(int lines) throws IOException {
        Client viewer = new Client(club, "table");
        List<Integer> ids = new ArrayList<>();
        while (ids.isEmpty() || ids.get(ids.size() - 1) < lines) {
            String[] last =
                    ids.isEmpty()
                            ? new String[0]
                            : new String[] {"Last-Event-ID", "" + ids.get(ids.size() - 1)};
            try (Client.Stream stream = viewer.stream(match + "/stream", last)) {
                List<Message> told =
                        stream.asFarAsItGoes(
                                all ->
                                        all.size() >= 10
                                                || (!all.isEmpty()
                                                        && all.get(all.size() - 1).id() >= lines));
                if (told.isEmpty()) {
                    continue; // closed at once: he comes back
                }
                if (!ids.isEmpty() && told.get(0).event().equals("view")) {
                    ids.clear(); // he was away too long and begins anew
                }
                ids.addAll(ids(told));
            }
        }
        return ids;
    }

    /** A viewer who never reads is closed; the others and whoever reports do not notice. */
    @Test
    void whoDoesNotReadIsClosedAndHoldsNobodyUp() throws Exception {
        int port = Integer.parseInt(club.getEnvironment().getRequiredProperty("local.server.port"));
        try (Socket deaf = new Socket()) {
            deaf.setReceiveBufferSize(4_096);
            deaf.connect(new java.net.InetSocketAddress("localhost", port));
            String request =
                    "GET " + match + "/stream HTTP/1.1\r\nHost: localhost\r\nWho: table\r\n\r\n";
            deaf.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            Client viewer = new Client(club, "table");
            try (Client.Stream stream = viewer.stream(match + "/stream")) {
                stream.until(0);
                int lines = 0;
                while (gauge("pubgames.streams") != 1) {
                    line();
                    lines++;
                    assertThat(lines).as("lines until the deaf one is closed").isLessThan(20_000);
                }
                assertThat(ids(stream.until(lines)))
                        .isEqualTo(IntStream.rangeClosed(0, lines).boxed().toList());
            }
        }
        assertThat(gauge("pubgames.streams.overflowed")).isEqualTo(1);
    }

    private int gauge(String name) {
        return (int)
                club.getBean(io.micrometer.core.instrument.MeterRegistry.class)
                        .get(name)
                        .meter()
                        .measure()
                        .iterator()
                        .next()
                        .getValue();
    }

    /** Whoever hangs up is noticed by a sign of life; and there is a limit. */
    @Test
    void streamsAreCountedAndLimited() throws Exception {
        Client viewer = new Client(club, "table");
        List<Client.Stream> all = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            all.add(viewer.stream(match + "/stream"));
        }
        assertThat(viewer.get(match + "/stream").code()).isEqualTo("too-many-streams");
        for (Client.Stream stream : all) {
            stream.until(0);
            stream.close();
        }
        while (gauge("pubgames.streams") > 0) {
            Thread.sleep(50); // until the signs of life have found nobody
        }
        try (Client.Stream stream = viewer.stream(match + "/stream")) {
            assertThat(stream.status()).isEqualTo(200);
            club.close();
            assertThat(stream.ends()).as("the application ends").isTrue();
        }
    }
}
