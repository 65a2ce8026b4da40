package org.pubgames.club.pages;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubgames.club.access.Visitor;
import org.pubgames.club.archive.Archives;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.play.Fixture;
import org.pubgames.core.Lang;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

/**
 * Everything to take away: tables for a spreadsheet, and the file of each match, which {@code
 * pubgames judge} judges again. A match with hidden dice is given away when it is over.
 */
@Controller
public class ExportController {

    private final Visitor visitor;
    private final Evenings evenings;
    private final EveningLooks looks;
    private final Archives archives;
    private final PageLanguage languages;

    /** What can be taken away. */
    public ExportController(
            Visitor visitor,
            Evenings evenings,
            EveningLooks looks,
            Archives archives,
            PageLanguage languages) {
        this.visitor = visitor;
        this.evenings = evenings;
        this.looks = looks;
        this.archives = archives;
        this.languages = languages;
    }

    @GetMapping("/export/{id}/standings.csv")
    ResponseEntity<byte[]> standings(HttpServletRequest request, @PathVariable("id") String id) {
        return csv("standings.csv", standings(look(request, id)));
    }

    @GetMapping("/export/{id}/results.csv")
    ResponseEntity<byte[]> results(HttpServletRequest request, @PathVariable("id") String id) {
        return csv("results.csv", results(look(request, id)));
    }

    private EveningLook look(HttpServletRequest request, String id) {
        Evening evening = evenings.find(id).orElseThrow(NoSuchPage::new);
        return looks.of(evening, languages.of(request));
    }

    private static List<String> standings(EveningLook look) {
        List<String> lines = new ArrayList<>(List.of("rank,player,played,points,decided"));
        look.standings()
                .forEach(
                        each ->
                                lines.add(
                                        row(
                                                each.rank(),
                                                each.player(),
                                                each.played(),
                                                each.points(),
                                                each.decided())));
        return lines;
    }

    private static List<String> results(EveningLook look) {
        List<String> lines = new ArrayList<>(List.of("round,players,stage,result,match"));
        for (Fixture each : look.fixtures()) {
            lines.add(
                    row(
                            each.round() == 0 ? "" : each.round(),
                            each.names(),
                            each.stage().name().toLowerCase(Locale.ROOT),
                            each.counted(),
                            each.call().map(call -> String.join(" ", call.all())).orElse("")));
        }
        return lines;
    }

    /** One line; a text that a spreadsheet would take for a formula stays a text. */
    static String row(Object... cells) {
        return Stream.of(cells)
                .map(String::valueOf)
                .map(
                        cell ->
                                cell.matches("(?s)\\s*[=+@\\-].*") && !cell.matches("-?\\d+")
                                        ? "'" + cell
                                        : cell)
                .map(
                        cell ->
                                cell.matches("(?s).*[\",\\n\\r].*")
                                        ? "\"" + cell.replace("\"", "\"\"") + "\""
                                        : cell)
                .collect(Collectors.joining(","));
    }

    private static ResponseEntity<byte[]> csv(String name, List<String> lines) {
        byte[] body = (String.join("\r\n", lines) + "\r\n").getBytes(UTF_8);
        return file(name, "text/csv; charset=utf-8", body);
    }

    private static ResponseEntity<byte[]> file(String name, String type, byte[] body) {
        return ResponseEntity.ok()
                .header(HttpHeaders.CONTENT_TYPE, type)
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + name + "\"")
                .body(body);
    }

    @GetMapping("/export/{id}/match/{match}.jsonl")
    ResponseEntity<byte[]> match(
            HttpServletRequest request,
            @PathVariable("id") String id,
            @PathVariable("match") String match) {
        organizes(request);
        Evening evening = evenings.find(id).orElseThrow(NoSuchPage::new);
        boolean his =
                evening.matches().contains(match)
                        || evening.competition().equals(Optional.of(match));
        String text = his ? archives.file(evening, match).orElseThrow(NoSuchPage::new) : null;
        if (text == null) {
            throw new NoSuchPage();
        }
        return file(match + ".jsonl", "application/jsonl", text.getBytes(UTF_8));
    }

    @GetMapping("/export/{id}/evening.zip")
    ResponseEntity<byte[]> zip(HttpServletRequest request, @PathVariable("id") String id) {
        organizes(request);
        Evening evening = evenings.find(id).orElseThrow(NoSuchPage::new);
        EveningLook look = looks.of(evening, Lang.EN);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            archives.write(
                    evening,
                    Map.of(
                            "standings.csv", String.join("\r\n", standings(look)) + "\r\n",
                            "results.csv", String.join("\r\n", results(look)) + "\r\n"),
                    bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file("evening.zip", "application/zip", bytes.toByteArray());
    }

    private void organizes(HttpServletRequest request) {
        if (!visitor.organizes(request)) {
            throw new NotYours();
        }
    }
}
