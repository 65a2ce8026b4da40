package org.pubgames.lsp;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.pubgames.core.Lang;

/**
 * What the editor at the other end can show.
 *
 * @param lang the language of all texts
 * @param hovers whether explanations may be Markdown
 * @param documentation whether texts of completions may be Markdown
 * @param snippets whether parts of a completion can be filled in
 */
record Client(Lang lang, boolean hovers, boolean documentation, boolean snippets) {

    /** One that has said nothing yet. */
    static final Client PLAIN = new Client(Lang.EN, false, false, false);

    /**
     * What a client says of itself.
     *
     * @param asked the language that the command was given; otherwise that of the editor counts
     * @param otherwise the language where the editor says none of ours
     */
    static Client of(InitializeParams params, Optional<Lang> asked, Lang otherwise) {
        Optional<TextDocumentClientCapabilities> text =
                Optional.ofNullable(params.getCapabilities())
                        .map(ClientCapabilities::getTextDocument);
        Optional<CompletionItemCapabilities> item =
                text.map(TextDocumentClientCapabilities::getCompletion)
                        .map(CompletionCapabilities::getCompletionItem);
        Lang lang = asked.or(() -> lang(params.getLocale())).orElse(otherwise);
        return new Client(
                lang,
                markdown(
                        text.map(TextDocumentClientCapabilities::getHover)
                                .map(HoverCapabilities::getContentFormat)),
                markdown(item.map(CompletionItemCapabilities::getDocumentationFormat)),
                item.map(CompletionItemCapabilities::getSnippetSupport).orElse(false));
    }

    private static boolean markdown(Optional<List<String>> formats) {
        return formats.filter(some -> some.contains(MarkupKind.MARKDOWN)).isPresent();
    }

    /** {@code nl-BE} is Dutch too. */
    private static Optional<Lang> lang(String locale) {
        return Optional.ofNullable(locale)
                .filter(name -> name.length() >= 2)
                .flatMap(name -> Lang.of(name.substring(0, 2).toLowerCase(Locale.ROOT)));
    }
}
