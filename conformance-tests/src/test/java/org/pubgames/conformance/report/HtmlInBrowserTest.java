package org.pubgames.conformance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Lang;

/** The page in a real browser: nothing overflows, every link has a target, all text is readable. */
class HtmlInBrowserTest {

    private static final int PHONE = 360;
    private static final int DESK = 1200;
    private static final String DARK = "(prefers-color-scheme: dark)";

    @TempDir Path folder;

    @ParameterizedTest
    @CsvSource({"EN,360,light", "DE,360,dark", "NL,1200,dark", "DE,1200,light"})
    void thePageIsSound(Lang lang, int width, String mode) throws Exception {
        Browser browser = Browser.installed(folder);
        String html = mode(HtmlReport.of(SampleReports.fewOfEach(), lang), mode);
        assertThat(browser.findings(html, script(), width)).isEmpty();
    }

    @Test
    void hostileTextsRunNothingAndFit() throws Exception {
        Browser browser = Browser.installed(folder);
        String html = HtmlReport.of(SampleReports.hostile(), Lang.EN);
        String alarm = "window.alert = function () { found('a script of others ran'); };\n";
        assertThat(browser.findings(html, alarm + script(), PHONE)).isEmpty();
    }

    /** The check itself must notice such mistakes. */
    @Test
    void control_aSpoiltPageIsFoundOut() throws Exception {
        Browser browser = Browser.installed(folder);
        String html =
                HtmlReport.of(SampleReports.own(), Lang.EN)
                        .replace("<main>", "<main><p style=\"width:5000px;color:#eee\">pale</p>")
                        .replace("<h2", "<h4")
                        .replace("</h2>", "</h4>")
                        .replace("href=\"#coverage\"", "href=\"#nowhere\"");
        assertThat(browser.findings(html, script(), DESK))
                .anyMatch(found -> found.startsWith("wider than"))
                .anyMatch(found -> found.startsWith("contrast"))
                .anyMatch(found -> found.startsWith("heading jumps"))
                .anyMatch(found -> found.startsWith("link to nowhere"));
    }

    /** Both modes without asking the machine for its own. */
    private static String mode(String html, String mode) {
        assertThat(html).contains(DARK);
        return html.replace(DARK, mode.equals("dark") ? "all" : "not all");
    }

    private static String script() throws IOException {
        try (InputStream in = HtmlInBrowserTest.class.getResourceAsStream("check.js")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
