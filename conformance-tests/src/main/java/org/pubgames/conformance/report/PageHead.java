package org.pubgames.conformance.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.pubgames.core.Lang;

/** The beginning of a page that is one file and loads nothing, up to its body. */
public final class PageHead {

    private PageHead() {}

    /**
     * Writes it.
     *
     * @param out the page
     * @param title of the page
     * @param lang its language
     * @param beside the class beside which the style sheet lies
     * @param sheet the name of the style sheet
     */
    public static void write(Markup out, String title, Lang lang, Class<?> beside, String sheet) {
        String code = lang.code();
        out.raw("<!DOCTYPE html>\n");
        out.open("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", code, "xml:lang", code);
        out.raw("\n").open("head").empty("meta", "charset", "utf-8").raw("\n");
        // the page loads nothing, even if a name in it were a link
        out.empty(
                        "meta",
                        "http-equiv",
                        "Content-Security-Policy",
                        "content",
                        "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
                .raw("\n");
        out.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        out.empty("meta", "name", "color-scheme", "content", "light dark").raw("\n");
        // without an icon browsers would request one
        out.empty("link", "rel", "icon", "href", "data:,").raw("\n");
        out.leaf("title", title).raw("\n");
        out.open("style").raw(style(beside, sheet)).close("style").end("head");
    }

    private static String style(Class<?> beside, String sheet) {
        try (InputStream in = beside.getResourceAsStream(sheet)) {
            return new String(
                    Objects.requireNonNull(in, sheet).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the style of a page cannot be read", e);
        }
    }
}
