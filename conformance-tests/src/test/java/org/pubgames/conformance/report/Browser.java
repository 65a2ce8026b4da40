package org.pubgames.conformance.report;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A real browser without a window, if one is installed. */
record Browser(Path program, Path folder) {

    private static final Pattern FOUND =
            Pattern.compile("<ol id=\"found\">(.*?)</ol>", Pattern.DOTALL);
    private static final long SECONDS = 1200;

    /** The browser that is installed; without one the test is left out. */
    static Browser installed(Path folder) {
        Optional<Path> program =
                Stream.of(
                                System.getenv()
                                        .getOrDefault("PATH", "")
                                        .split(java.io.File.pathSeparator))
                        .flatMap(
                                at ->
                                        Stream.of("chromium", "chromium-browser", "google-chrome")
                                                .map(name -> Path.of(at, name)))
                        .filter(Files::isExecutable)
                        .findFirst();
        assumeTrue(program.isPresent(), "no browser is installed");
        return new Browser(program.get(), folder);
    }

    /** The findings of a script in a page; it calls {@code found(text)} for each. */
    List<String> findings(String html, String script, int width) throws Exception {
        String checked =
                // the page forbids all scripts, this one too
                html.replaceFirst("<meta http-equiv=\"Content-Security-Policy\"[^>]*/>", "")
                        .replaceFirst(
                                "<head>",
                                "<head><script>" + Matcher.quoteReplacement(ERRORS) + "</script>")
                        .replace(
                                "</body>",
                                "<script>//<![CDATA[\n" + script + "\n//]]></script></body>");
        Path inner = Files.writeString(folder.resolve("page.html"), checked);
        // windows have a least width, frames do not
        String frame =
                "<html><body><iframe id='page' src='page.html' style='border:0;width:"
                        + width
                        + "px;height:900px'></iframe><script>window.onmessage = function (e) {"
                        + "document.body.innerHTML = '<ol id=\"found\"></ol>';"
                        + "e.data.forEach(function (text) { var li = document.createElement('li');"
                        + "li.textContent = text; document.getElementById('found').append(li); });"
                        + "};</script></body></html>";
        Path outer = Files.writeString(inner.resolveSibling("frame.html"), frame);
        Matcher found = FOUND.matcher(dumped(outer));
        if (!found.find()) {
            throw new AssertionError("the page was not checked");
        }
        List<String> findings = new ArrayList<>();
        Matcher item = Pattern.compile("<li>(.*?)</li>", Pattern.DOTALL).matcher(found.group(1));
        while (item.find()) {
            findings.add(item.group(1));
        }
        return findings;
    }

    private static final String ERRORS =
            "var all = []; function found(text) { all.push(text); }"
                    + "window.onerror = function (text) { found('error: ' + text); };"
                    + "document.addEventListener('securitypolicyviolation',"
                    + " function (e) { found('policy: ' + e.violatedDirective); });";

    private String dumped(Path page) throws IOException, InterruptedException {
        Path out = folder.resolve("dom.html");
        Process process =
                new ProcessBuilder(
                                program.toString(),
                                "--headless",
                                "--no-sandbox",
                                "--disable-gpu",
                                "--disable-quic",
                                "--no-first-run",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-sync",
                                "--allow-file-access-from-files",
                                "--user-data-dir=" + folder.resolve("profile"),
                                "--window-size=1300,1000",
                                "--virtual-time-budget=2000",
                                "--dump-dom",
                                page.toUri().toString())
                        .redirectOutput(out.toFile())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the browser did not come to an end");
        }
        return Files.readString(out);
    }
}
