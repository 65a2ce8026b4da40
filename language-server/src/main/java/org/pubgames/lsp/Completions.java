package org.pubgames.lsp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.MixIn;
import org.pubgames.core.Variant;

/** What may be written at a place: names that are still missing there, and values. */
final class Completions {

    private final Document document;
    private final Catalogue around;
    private final Lang lang;
    private final boolean snippets;
    private final boolean markdown;
    private final Outline outline;

    /**
     * Completions of a document.
     *
     * @param around the variants that it may extend
     * @param snippets whether the editor lets people fill in parts of what it inserts
     * @param markdown whether the editor shows Markdown
     */
    Completions(
            Document document, Catalogue around, Lang lang, boolean snippets, boolean markdown) {
        this.document = document;
        this.around = around;
        this.lang = lang;
        this.snippets = snippets;
        this.markdown = markdown;
        this.outline = document.outline();
    }

    /** What may be written at an offset; empty where nothing can be listed. */
    List<CompletionItem> at(int offset) {
        Optional<Slot> found = outline.typed(offset);
        if (found.isEmpty()) {
            return List.of();
        }
        Slot slot = found.get();
        Optional<Game<?, ?>> game = document.game();
        List<CompletionItem> items = new ArrayList<>();
        if (slot.kind() == Slot.Kind.NAME) {
            if (game.isPresent() || slot.path().isEmpty()) {
                names(slot, game.orElseGet(() -> Games.installed().get(0)), items);
            }
        } else if (slot.path().equals(List.of("game"))) {
            Games.installed()
                    .forEach(each -> add(slot, each.key().id(), each.title().in(lang), items));
        } else {
            values(slot, game.orElseGet(() -> Games.installed().get(0)), game.isPresent(), items);
        }
        return items;
    }

    private void names(Slot slot, Game<?, ?> game, List<CompletionItem> items) {
        Schema schema = Schema.of(game, lang);
        Map<String, String> names = new LinkedHashMap<>(schema.names(slot.path()));
        List<String> there = new ArrayList<>(outline.names(slot.path()));
        there.remove(Quoted.plain(slot.in(document.text())));
        there.forEach(names::remove);
        if (slot.path().isEmpty() && outline.value(List.of("kind")).equals("mixin")) {
            schema.notInMixIns().forEach(names::remove);
        }
        NameText text = new NameText(schema, lang, flow(slot), indentation(slot));
        boolean named = hasColon(slot.end());
        names.forEach(
                (name, about) -> {
                    String written = named ? name : text.of(Outline.under(slot.path(), name));
                    items.add(
                            item(
                                    slot,
                                    name,
                                    written,
                                    about,
                                    CompletionItemKind.Property,
                                    items.size()));
                });
    }

    /** Whether a place is within brackets. */
    private boolean flow(Slot slot) {
        int at = slot.start() - 1;
        while (at >= 0 && Character.isWhitespace(document.text().charAt(at))) {
            at--;
        }
        return at >= 0 && "{,".indexOf(document.text().charAt(at)) >= 0;
    }

    private int indentation(Slot slot) {
        return document.position(slot.start()).getCharacter();
    }

    private boolean hasColon(int end) {
        int at = end;
        while (at < document.text().length() && document.text().charAt(at) == ' ') {
            at++;
        }
        return at < document.text().length() && document.text().charAt(at) == ':';
    }

    private void values(Slot slot, Game<?, ?> game, boolean known, List<CompletionItem> items) {
        List<String> path = slot.path();
        String first = path.get(0);
        if (known && first.equals("extends")) {
            String own = outline.value(List.of("id"));
            for (Variant each : around.of(game).all()) {
                if (!each.id().equals(own)) {
                    add(slot, each.pinned(), each.title().in(lang), items);
                }
            }
            return;
        }
        if (known && path.size() == 2 && first.equals("with")) {
            for (MixIn each : around.of(game).mixIns()) {
                add(slot, each.pinned(), each.title().in(lang), items);
            }
            return;
        }
        if (known && path.get(path.size() - 1).equals("clause")) {
            for (Clause each : game.rulebook().clauses()) {
                add(slot, each.id(), each.statement().in(lang), items);
            }
            return;
        }
        if (!known && path.size() > 1) {
            return;
        }
        Schema schema = Schema.of(game, lang);
        if (path.size() == 2 && first.equals("changes")) {
            String whole = new NameText(schema, lang, true, 0).change(path);
            items.add(
                    item(
                            slot,
                            NameText.filled(whole),
                            whole,
                            schema.text(path),
                            CompletionItemKind.Snippet,
                            0));
            return;
        }
        schema.values(path).forEach(each -> add(slot, each.written(), each.text(), items));
    }

    private void add(Slot slot, String value, String about, List<CompletionItem> items) {
        items.add(item(slot, value, value, about, CompletionItemKind.Value, items.size()));
    }

    private CompletionItem item(
            Slot slot,
            String label,
            String written,
            String about,
            CompletionItemKind kind,
            int place) {
        CompletionItem item = new CompletionItem(label);
        item.setKind(kind);
        boolean parts = snippets && !NameText.filled(written).equals(written);
        String text = parts ? written : NameText.filled(written);
        if (parts) {
            item.setInsertTextFormat(InsertTextFormat.Snippet);
        }
        item.setTextEdit(
                Either.forLeft(new TextEdit(document.range(slot.start(), slot.end()), text)));
        item.setFilterText(Objects.requireNonNull(label));
        item.setSortText("%04d".formatted(place));
        if (!about.isEmpty()) {
            item.setDocumentation(new Markup(markdown).say(about).content());
        }
        return item;
    }
}
