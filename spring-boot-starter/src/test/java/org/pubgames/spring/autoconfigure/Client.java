package org.pubgames.spring.autoconfigure;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who talks to the application over HTTP, with all that he was ever sent. */
final class Client {

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final String root;
    private final String who;
    private final ByteArrayOutputStream received = new ByteArrayOutputStream();

    Client(ConfigurableApplicationContext application, String who) {
        this.root =
                "http://localhost:"
                        + application.getEnvironment().getRequiredProperty("local.server.port");
        this.who = who;
    }

    /** An answer. */
    record Answer(int status, String body, HttpResponse<?> whole) {
        JsonNode json() {
            return JsonMapper.shared().readTree(body);
        }

        String header(String name) {
            return whole.headers().firstValue(name).orElse("");
        }

        String code() {
            return json().path("code").stringValue("");
        }
    }

    Answer get(String path, String... headers) {
        return send(request(path, headers).GET());
    }

    Answer post(String path, String body, String... headers) {
        return send(
                request(path, headers)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    /** What a page of others can send without being asked. */
    Answer postAs(String type, String path, String body) {
        HttpRequest.Builder request = request(path);
        return send(
                (type.isEmpty() ? request : request.header("Content-Type", type))
                        .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(root + path));
        if (!who.isEmpty()) {
            request.header("Who", who);
        }
        return headers.length == 0 ? request : request.headers(headers);
    }

    private Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response =
                    HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            keep(response.headers().map().toString());
            keep(response.body());
            return new Answer(response.statusCode(), response.body(), response);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private synchronized void keep(String text) {
        received.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        received.write('\n');
    }

    synchronized String received() {
        return received.toString(StandardCharsets.UTF_8);
    }

    /** Opens a stream. */
    Stream stream(String path, String... headers) {
        try {
            HttpResponse<InputStream> response =
                    HTTP.send(
                            request(path, headers).GET().build(),
                            HttpResponse.BodyHandlers.ofInputStream());
            return new Stream(response);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A message of a stream. */
    record Message(int id, String event, String data) {}

    /** A stream that is read as it comes. */
    final class Stream implements AutoCloseable {

        private final HttpResponse<InputStream> response;
        private final List<Message> messages = new ArrayList<>();
        private boolean ended;

        Stream(HttpResponse<InputStream> response) {
            this.response = response;
            Thread reader = new Thread(this::read, "stream of " + who);
            reader.setDaemon(true);
            reader.start();
        }

        int status() {
            return response.statusCode();
        }

        private void read() {
            StringBuilder message = new StringBuilder();
            try (var lines =
                    new java.io.BufferedReader(
                            new java.io.InputStreamReader(
                                    response.body(), StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    keep(line);
                    if (line.isEmpty()) {
                        told(message.toString());
                        message.setLength(0);
                    } else {
                        message.append(line).append('\n');
                    }
                }
            } catch (IOException e) {
                keep(e.toString());
            }
            synchronized (this) {
                ended = true;
                notifyAll();
            }
        }

        private synchronized void told(String message) {
            String[] lines = message.split("\n", -1);
            if (lines.length == 4) {
                messages.add(
                        new Message(
                                Integer.parseInt(lines[0].substring("id: ".length())),
                                lines[1].substring("event: ".length()),
                                lines[2].substring("data: ".length())));
                notifyAll();
            }
        }

        /** All messages up to one that is waited for; that it never comes takes two minutes. */
        synchronized List<Message> until(Predicate<List<Message>> there) {
            List<Message> all = asFarAsItGoes(there);
            if (!there.test(all)) {
                throw new AssertionError("ended: " + ended + ", only " + all);
            }
            return all;
        }

        /** The same, or what there is when the stream ends before. */
        synchronized List<Message> asFarAsItGoes(Predicate<List<Message>> there) {
            long last = System.nanoTime() + 120_000_000_000L;
            try {
                while (!there.test(messages) && !ended && System.nanoTime() < last) {
                    wait(1_000);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return List.copyOf(messages);
        }

        List<Message> until(int id) {
            return until(all -> !all.isEmpty() && all.get(all.size() - 1).id() >= id);
        }

        /** Waits for the end, at most two minutes. */
        synchronized boolean ends() throws InterruptedException {
            long last = System.nanoTime() + 120_000_000_000L;
            while (!ended && System.nanoTime() < last) {
                wait(1_000);
            }
            return ended;
        }

        @Override
        public void close() throws IOException {
            response.body().close();
        }
    }
}
