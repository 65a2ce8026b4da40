package org.pubgames.club;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A browser among hundreds: it shares their connections, and nobody waits for its answers. Its
 * cookies are those that a {@link Browser} was given.
 */
final class Visit {

    private final HttpClient client;
    private final String base;
    private final String cookies;
    private final String token;

    /** An answer; the number is that of the last line of the match it is about, or -1. */
    record Answer(int status, int number, String body) {}

    Visit(HttpClient client, String base, Map<String, String> cookies, String token) {
        this.client = client;
        this.base = base;
        this.cookies =
                cookies.entrySet().stream()
                        .map(each -> each.getKey() + "=" + each.getValue())
                        .collect(Collectors.joining("; "));
        this.token = token;
    }

    CompletableFuture<Answer> get(String path, String as) {
        return sent(request(path).header("Club-As", as).GET());
    }

    /** Sends an entry as the queue of a page does. */
    CompletableFuture<Answer> report(String match, int number, String event, String key) {
        return sent(
                request("/api/matches/" + match + "/lines")
                        .header("Content-Type", "application/json")
                        .header("Club-As", "board")
                        .header("Club-Token", token)
                        .header("If-Match", "\"" + number + "\"")
                        .header("Idempotency-Key", key)
                        .POST(HttpRequest.BodyPublishers.ofString(event)));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(base + path))
                .header("Cookie", cookies)
                .header("Accept-Language", "en");
    }

    private CompletableFuture<Answer> sent(HttpRequest.Builder request) {
        HttpRequest asked =
                request.header("Accept-Encoding", "gzip").timeout(Duration.ofMinutes(1)).build();
        return client.sendAsync(asked, HttpResponse.BodyHandlers.ofByteArray())
                .thenApply(
                        answer ->
                                new Answer(
                                        answer.statusCode(),
                                        answer.headers()
                                                .firstValue("ETag")
                                                .map(tag -> tag.replaceAll("[^0-9]", ""))
                                                .filter(tag -> !tag.isEmpty())
                                                .map(Integer::valueOf)
                                                .orElse(-1),
                                        text(answer)));
    }

    private static String text(HttpResponse<byte[]> answer) {
        byte[] body = answer.body();
        if (answer.headers().firstValue("Content-Encoding").filter("gzip"::equals).isPresent()) {
            try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(body))) {
                body = in.readAllBytes();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return new String(body, StandardCharsets.UTF_8);
    }

    /**
     * Hears a stream of events.
     *
     * @param data told each line of data
     * @return ends it
     */
    @SuppressWarnings("FutureReturnValueIgnored") // its lines are told, and then it is over
    Runnable hear(String path, Consumer<String> data) {
        Lines lines = new Lines(data);
        HttpRequest asked = request(path).header("Accept", "text/event-stream").GET().build();
        client.sendAsync(asked, HttpResponse.BodyHandlers.fromLineSubscriber(lines));
        return lines::end;
    }

    /** The lines of a stream, as they come. */
    private static final class Lines implements Flow.Subscriber<String> {
        private static final String DATA = "data:";

        private final Consumer<String> data;
        private volatile Flow.@Nullable Subscription subscription;

        Lines(Consumer<String> data) {
            this.data = data;
        }

        @Override
        public void onSubscribe(Flow.Subscription begun) {
            subscription = begun;
            begun.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(String line) {
            if (line.startsWith(DATA)) {
                data.accept(line.substring(DATA.length()).strip());
            }
        }

        @Override
        public void onError(Throwable thrown) {
            // the server has ended, or this page was left
        }

        @Override
        public void onComplete() {
            // the server has ended
        }

        void end() {
            Flow.Subscription begun = subscription;
            if (begun != null) {
                begun.cancel();
            }
        }
    }
}
