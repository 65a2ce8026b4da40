package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A browser without a screen: it keeps cookies and the token of its last page. */
final class Browser {

    private static final Pattern TOKEN = Pattern.compile("name=\"token\" value=\"([0-9a-f]+)\"");

    private String base;
    private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
    private final HttpClient client =
            HttpClient.newBuilder()
                    .cookieHandler(cookies)
                    .followRedirects(HttpClient.Redirect.NORMAL)
                    .connectTimeout(Duration.ofSeconds(20))
                    .build();
    private String token = "";
    String language = "en";
    private @Nullable HttpResponse<String> last;

    Browser(String base) {
        this.base = base;
        get("/");
    }

    /** The same person at another server. */
    void goTo(String other) {
        base = other;
    }

    String get(String path) {
        return send(request(path).GET());
    }

    String post(String path, String... fields) {
        List<String> pairs = new ArrayList<>(List.of("token=" + token));
        for (int i = 0; i < fields.length; i += 2) {
            pairs.add(fields[i] + "=" + URLEncoder.encode(fields[i + 1], StandardCharsets.UTF_8));
        }
        return send(
                request(path)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(String.join("&", pairs))));
    }

    String postBody(String path, String type, String body, String... headers) {
        HttpRequest.Builder request = request(path).header("Content-Type", type);
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return send(request.POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    /** Sends a file with a form. */
    String postFile(String path, String field, byte[] file) {
        String line = "--part--in--between";
        String head =
                "--%1$s\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\n%2$s\r\n--%1$s\r\n"
                        .formatted(line, token);
        String named =
                "Content-Disposition: form-data; name=\"%s\"; filename=\"evening.zip\"\r\nContent-Type: application/zip\r\n\r\n"
                        .formatted(field);
        return send(
                request(path)
                        .header("Content-Type", "multipart/form-data; boundary=" + line)
                        .POST(
                                HttpRequest.BodyPublishers.concat(
                                        HttpRequest.BodyPublishers.ofString(head + named),
                                        HttpRequest.BodyPublishers.ofByteArray(file),
                                        HttpRequest.BodyPublishers.ofString(
                                                "\r\n--" + line + "--\r\n"))));
    }

    /** Reports an event, as the script of a page does. */
    String report(String as, String match, int number, String event) {
        return report(as, match, number, event, UUID.randomUUID().toString());
    }

    String report(String as, String match, int number, String event, String key) {
        return postBody(
                "/api/matches/" + match + "/lines",
                "application/json",
                event,
                "Club-As",
                as,
                "Club-Token",
                token,
                "If-Match",
                "\"" + number + "\"",
                "Idempotency-Key",
                key);
    }

    /** Asks the library's address as somebody. */
    String ask(String as, String path) {
        return send(request(path).header("Club-As", as).GET());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(base + path))
                .timeout(Duration.ofSeconds(60))
                .header("Accept-Language", language);
    }

    private String send(HttpRequest.Builder request) {
        try {
            last = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        Matcher found = TOKEN.matcher(last().body());
        if (found.find()) {
            token = found.group(1);
        }
        return last().body();
    }

    private HttpResponse<String> last() {
        return Objects.requireNonNull(last, "nothing was asked yet");
    }

    int status() {
        return last().statusCode();
    }

    String path() {
        return last().uri().getPath();
    }

    Optional<String> header(String name) {
        return last().headers().firstValue(name);
    }

    List<String> headers(String name) {
        return last().headers().allValues(name);
    }

    String token() {
        return token;
    }

    String cookie(String name) {
        return cookies.getCookieStore().getCookies().stream()
                .filter(each -> each.getName().equals(name))
                .map(HttpCookie::getValue)
                .findFirst()
                .orElseThrow();
    }

    byte[] bytes(String path) {
        try {
            return client.send(request(path).GET().build(), HttpResponse.BodyHandlers.ofByteArray())
                    .body();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    void forge(String cookie, String value) {
        HttpCookie forged = new HttpCookie(cookie, value);
        forged.setPath("/");
        forged.setVersion(0);
        cookies.getCookieStore().add(URI.create(base), forged);
    }

    Browser expecting(int status) {
        assertThat(status()).as("%s %s", last().uri(), last().body()).isEqualTo(status);
        return this;
    }

    /** The value of an attribute on the part of the page that changes. */
    String part(String attribute) {
        Matcher found =
                Pattern.compile("id=\"part\"[^>]*? data-" + attribute + "=\"([^\"]*)\"")
                        .matcher(last().body());
        return found.find() ? found.group(1) : "";
    }
}
