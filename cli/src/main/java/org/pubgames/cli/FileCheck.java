package org.pubgames.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Game;
import org.pubgames.core.MixIn;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;
import org.pubgames.core.internal.variant.DoublesNotes;
import org.pubgames.core.spi.picture.Style;

/** Checks variant files together and prints for each what is wrong with it, or its name. */
final class FileCheck {

    private final List<VariantFile> files;
    private final List<Problem> unread;
    private final KnownVariants known;
    private int sound;

    /**
     * A check.
     *
     * @param beside files that the checked ones may extend
     */
    FileCheck(FileCollection checked, FileCollection beside, Console console) {
        this.files = checked.files();
        this.unread = checked.unread();
        List<VariantFile> all = new ArrayList<>(files);
        beside.files().stream().filter(file -> !checked.holds(file)).forEach(all::add);
        this.known = KnownVariants.of(all, beside.unread(), console, new ProblemPrinter(console));
    }

    /** Prints everything; returns whether every checked file is without mistakes. */
    boolean run() {
        List<String> names = files.stream().map(VariantFile::name).toList();
        known.printer()
                .warn(
                        known.problems().stream()
                                .filter(problem -> !names.contains(problem.where().file()))
                                .toList());
        for (VariantFile file : files) {
            List<Problem> own =
                    known.problems().stream()
                            .filter(problem -> problem.where().file().equals(file.name()))
                            .toList();
            known.printer().print(own);
            if (own.isEmpty()) {
                tell(file);
                sound++;
            }
        }
        known.printer().print(unread);
        int all = files.size() + unread.size();
        if (all > 1 && !known.console().json()) {
            known.console()
                    .out()
                    .line(
                            known.words()
                                    .say(
                                            "check.count",
                                            new Because("sound", sound),
                                            new Because("files", all)));
        }
        return sound == all;
    }

    private void tell(VariantFile file) {
        Game<?, ?> game = GameOfFile.of(file).orElseThrow();
        VariantBook book = known.book(game);
        String id = id(file);
        Optional<Variant> variant = book.find(id);
        variant.ifPresent(found -> tell(file, found, book));
        if (variant.isEmpty()) {
            book.mixIns().stream()
                    .filter(mixIn -> mixIn.id().equals(id))
                    .forEach(mixIn -> tell(file, mixIn));
        }
    }

    private static String id(VariantFile file) {
        Node node = YamlText.read(file.text(), file.name()).orElseThrow();
        return node instanceof Node.Fields fields
                        && fields.values().get("id") instanceof Node.Text id
                ? id.value()
                : "";
    }

    private void tell(VariantFile file, Variant variant, VariantBook book) {
        String parent = variant.parent().orElse("");
        int changed =
                book.find(parent.contains("@") ? parent.substring(0, parent.indexOf('@')) : parent)
                        .map(found -> SettingValues.differing(variant, found).size())
                        .orElse(0);
        Map<String, Object> map = head(file, variant.game(), variant.id(), "variant");
        map.put("parent", variant.parent());
        map.put("with", variant.with());
        map.put("digest", variant.digest());
        map.put("changes", changed);
        List<String> notes = DoublesNotes.of(variant, file.name(), known.console().lang());
        if (!notes.isEmpty()) {
            map.put("notes", notes);
        }
        List<String> tables = variant.tables().stream().map(each -> each.kind().name()).toList();
        map.put("tables", tables);
        write(
                map,
                List.of(
                        VariantLines.origin(variant, known.words()),
                        variant.digest(),
                        known.words().say("check.changes", new Because("changes", changed)),
                        tables.isEmpty()
                                ? ""
                                : known.words()
                                        .say("check.tables", new Because("tables", tables))));
        if (!known.console().json()) {
            for (String note : notes) {
                known.console()
                        .out()
                        .lines(2, Paragraph.lines(note, known.console().width() - 2, 2));
            }
        }
    }

    private void tell(VariantFile file, MixIn mixIn) {
        int changes = mixIn.values().size();
        Map<String, Object> map = head(file, mixIn.game(), mixIn.id(), "mixin");
        map.put("changes", changes);
        write(
                map,
                List.of(
                        known.words().say("check.mix-in"),
                        known.words().say("check.changes", new Because("changes", changes))));
    }

    private static Map<String, Object> head(VariantFile file, String game, String id, String kind) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "sound");
        map.put("file", file.name());
        map.put("game", game);
        map.put("id", id);
        map.put("kind", kind);
        return map;
    }

    private void write(Map<String, Object> map, List<String> parts) {
        Output out = known.console().out();
        if (known.console().json()) {
            out.raw(JsonWriter.write(map));
            return;
        }
        List<String> line = new ArrayList<>();
        line.add(
                map.get("file")
                        + ": "
                        + Style.GOOD.of(known.words().say("check.sound"))
                        + " "
                        + Style.BOLD.of(String.valueOf(map.get("id"))));
        line.add(String.valueOf(map.get("game")));
        parts.stream().filter(part -> !part.isEmpty()).forEach(line::add);
        out.line(String.join(" · ", line));
    }
}
