package org.pubgames.lsp;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.pubgames.core.Catalogue;

/**
 * The documents that are open in the editor. They are checked one after the other on a thread of
 * their own; of a document that has changed meanwhile only the last state is checked.
 */
final class OpenDocuments implements TextDocumentService {

    private final Map<String, Document> documents = new ConcurrentHashMap<>();
    private final ExecutorService worker;
    private final BiConsumer<Document, List<Diagnostic>> publish;
    private final AtomicBoolean waiting = new AtomicBoolean();
    private volatile Client client = Client.PLAIN;

    /**
     * No documents yet.
     *
     * @param worker runs one task at a time, in their order
     * @param publish takes the problems of a document
     */
    OpenDocuments(ExecutorService worker, BiConsumer<Document, List<Diagnostic>> publish) {
        this.worker = worker;
        this.publish = publish;
    }

    /** From now on texts are those of this client. */
    void client(Client newClient) {
        client = newClient;
    }

    @Override
    public void didOpen(DidOpenTextDocumentParams params) {
        TextDocumentItem item = params.getTextDocument();
        opened(new Document(item.getUri(), item.getVersion(), item.getText()));
    }

    @Override
    public void didChange(DidChangeTextDocumentParams params) {
        List<TextDocumentContentChangeEvent> changes = params.getContentChanges();
        if (!changes.isEmpty()) {
            // the whole text is sent each time, as it was asked for
            Integer version = params.getTextDocument().getVersion();
            opened(
                    new Document(
                            params.getTextDocument().getUri(),
                            version == null ? 0 : version,
                            changes.get(changes.size() - 1).getText()));
        }
    }

    @Override
    public void didClose(DidCloseTextDocumentParams params) {
        Document closed = documents.remove(params.getTextDocument().getUri());
        if (closed != null) {
            worker.execute(() -> publish.accept(closed, List.of()));
            checkAll();
        }
    }

    @Override
    public void didSave(DidSaveTextDocumentParams params) {
        checkAll();
    }

    private void opened(Document document) {
        documents.put(document.uri(), document);
        checkAll();
    }

    /**
     * A file may be the parent of any other: all that are open are looked at again, once, however
     * often they change before it is their turn.
     */
    void checkAll() {
        if (waiting.compareAndSet(false, true)) {
            worker.execute(this::round);
        }
    }

    private void round() {
        waiting.set(false);
        Map<Optional<Path>, Catalogue> folders = new HashMap<>();
        for (Document document : documents.values()) {
            boolean sought = document.ours() && !document.text().isBlank();
            List<Diagnostic> found = List.of();
            if (sought) {
                Catalogue around =
                        folders.computeIfAbsent(document.folder(), folder -> around(document));
                found = Check.of(document, around, client.lang()).diagnostics();
            }
            // closed or changed meanwhile: another round is on its way
            if (document.equals(documents.get(document.uri()))) {
                publish.accept(document, found);
            }
        }
    }

    private Check checked(Document document) {
        return Check.of(document, around(document), client.lang());
    }

    private Catalogue around(Document document) {
        Collection<Document> open = documents.values();
        return Houses.around(document, open);
    }

    @Override
    public CompletableFuture<Hover> hover(HoverParams params) {
        return answer(
                params.getTextDocument().getUri(),
                document -> {
                    Catalogue around = around(document);
                    Check check = Check.of(document, around, client.lang());
                    return new Hovers(document, around, check, client.lang(), client.hovers())
                            .at(document.offset(params.getPosition()))
                            .orElse(null);
                });
    }

    @Override
    public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
            CompletionParams params) {
        return answer(
                params.getTextDocument().getUri(),
                document ->
                        Either.forLeft(
                                new Completions(
                                                document,
                                                around(document),
                                                client.lang(),
                                                client.snippets(),
                                                client.documentation())
                                        .at(document.offset(params.getPosition()))));
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(
            CodeActionParams params) {
        return answer(
                params.getTextDocument().getUri(),
                document -> {
                    List<Either<Command, CodeAction>> actions = new ArrayList<>();
                    Fixes.of(checked(document), params.getRange())
                            .forEach(fix -> actions.add(Either.forRight(fix)));
                    return actions;
                });
    }

    /** Of a document that is not open or not ours there is nothing to say. */
    private <T> CompletableFuture<T> answer(String uri, Function<Document, T> question) {
        Optional<Document> document =
                Optional.ofNullable(documents.get(uri)).filter(Document::ours);
        return document.isPresent()
                ? CompletableFuture.supplyAsync(() -> question.apply(document.get()), worker)
                : CompletableFuture.completedFuture(null);
    }
}
