package org.example.club;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Somebody at the service, with every byte that he was sent, by the line that was the last then. */
final class Visitor {

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    final String seat;
    private final String root;
    private final String key;
    private final String me;
    private final Map<Integer, Queue<String>> sent = new ConcurrentHashMap<>();
    private volatile int told = -1;

    Visitor(String root, String key, String seat, String ticket) {
        this.root = root;
        this.key = key;
        this.seat = seat;
        this.me = seat.isEmpty() ? "" : "me=" + seat + "&ticket=" + ticket;
    }

    String get(int line, String path) {
        return send(line, request(path).GET());
    }

    String post(int line, String path, String body) {
        return send(
                line,
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path) {
        String uri = root + path + (path.contains("?") ? "&" : "?") + me;
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(uri));
        return key.isEmpty() ? request : request.header("Key", key);
    }

    private String send(int line, HttpRequest.Builder request) {
        HttpResponse<String> response = sent(request, HttpResponse.BodyHandlers.ofString());
        keep(line, response.headers().map() + "\n" + response.body());
        return response.body();
    }

    private static <T> HttpResponse<T> sent(
            HttpRequest.Builder request, HttpResponse.BodyHandler<T> body) {
        try {
            return HTTP.send(request.build(), body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void keep(int line, String text) {
        sent.computeIfAbsent(line, any -> new ConcurrentLinkedQueue<>()).add(text);
    }

    /** Follows a stream until the service ends. */
    void follow(String path) {
        var lines = sent(request(path).GET(), HttpResponse.BodyHandlers.ofInputStream()).body();
        Thread reader = new Thread(() -> read(new BufferedReader(new InputStreamReader(lines, StandardCharsets.UTF_8))));
        reader.setDaemon(true);
        reader.start();
    }

    private void read(BufferedReader lines) {
        int id = 0;
        try (lines) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                id = line.startsWith("id: ") ? Integer.parseInt(line.substring(4)) : id;
                keep(id, line);
                told = line.startsWith("data: ") ? id : told;
            }
        } catch (IOException e) {
            keep(id, e.toString()); // the service has ended
        }
    }

    /** Waits, at most two minutes, for a line in the stream. */
    void await(int line) throws InterruptedException {
        for (int i = 0; told < line && i < 6_000; i++) {
            Thread.sleep(20);
        }
        if (told < line) {
            throw new AssertionError(seat + " was told " + told + ", not " + line);
        }
    }

    /** What he was sent while a line was the last, each answer and each line of the stream alone. */
    List<String> sentAt(int line) {
        return List.copyOf(sent.getOrDefault(line, new ConcurrentLinkedQueue<>()));
    }
}
