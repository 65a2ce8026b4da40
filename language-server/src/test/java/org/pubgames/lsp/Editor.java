package org.pubgames.lsp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.pubgames.core.Lang;

/** An editor that does what a test says, at the other end of two pipes. */
final class Editor implements AutoCloseable, LanguageClient {

    private final Map<String, PublishDiagnosticsParams> told = new HashMap<>();
    private final CompletableFuture<Integer> status = new CompletableFuture<>();
    private final Pipe toServer;
    private final LanguageServer server;
    private int version;

    private Editor(Pipe toServer, Pipe fromServer, Optional<Lang> asked) {
        this.toServer = toServer;
        Thread serving =
                new Thread(
                        () ->
                                status.complete(
                                        VariantLanguageServer.serve(
                                                Channels.newInputStream(toServer.source()),
                                                Channels.newOutputStream(fromServer.sink()),
                                                asked,
                                                Lang.EN,
                                                "test")));
        serving.setDaemon(true);
        serving.start();
        Launcher<LanguageServer> launcher =
                LSPLauncher.createClientLauncher(
                        this,
                        Channels.newInputStream(fromServer.source()),
                        Channels.newOutputStream(toServer.sink()));
        var unused = launcher.startListening();
        server = launcher.getRemoteProxy();
    }

    /** An editor that has said hello. */
    static Editor started(String locale) {
        return started(locale, Optional.empty());
    }

    static Editor started(String locale, Optional<Lang> asked) {
        try {
            Editor editor = new Editor(Pipe.open(), Pipe.open(), asked);
            editor.hello(locale);
            return editor;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    InitializeResult hello(String locale) {
        InitializeParams params = new InitializeParams();
        params.setLocale(locale);
        CompletionItemCapabilities items = new CompletionItemCapabilities(true);
        items.setDocumentationFormat(List.of("markdown"));
        TextDocumentClientCapabilities text = new TextDocumentClientCapabilities();
        text.setCompletion(new CompletionCapabilities(items));
        text.setHover(new HoverCapabilities(List.of("markdown", "plaintext"), false));
        params.setCapabilities(new ClientCapabilities());
        params.getCapabilities().setTextDocument(text);
        return got(server.initialize(params));
    }

    /** Opens a text and waits for what is wrong with it. */
    List<Diagnostic> open(String uri, String text) {
        TextDocumentItem item = new TextDocumentItem(uri, "yaml", ++version, text);
        server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(item));
        return problems(uri, version);
    }

    /** Changes a text and waits for what is wrong with it. */
    List<Diagnostic> change(String uri, String text) {
        changeOnly(uri, text);
        return problems(uri, version);
    }

    void changeOnly(String uri, String text) {
        server.getTextDocumentService()
                .didChange(
                        new DidChangeTextDocumentParams(
                                new VersionedTextDocumentIdentifier(uri, ++version),
                                List.of(new TextDocumentContentChangeEvent(text))));
    }

    void closeFile(String uri) {
        server.getTextDocumentService()
                .didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
    }

    /** The problems of a state of a document, once they are told. */
    List<Diagnostic> problems(String uri, int wanted) {
        return problems(uri, params -> params.getVersion() == wanted);
    }

    /** The problems of a document, once what is told last of it is such. */
    List<Diagnostic> problems(String uri, Predicate<PublishDiagnosticsParams> such) {
        synchronized (told) {
            try {
                PublishDiagnosticsParams last = told.get(uri);
                while (last == null || !such.test(last)) {
                    told.wait();
                    last = told.get(uri);
                }
                return last.getDiagnostics();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }

    int version() {
        return version;
    }

    /** The text of a hover; empty when there is none. */
    Optional<Hover> hover(String uri, Position position) {
        return Optional.ofNullable(
                got(
                        server.getTextDocumentService()
                                .hover(
                                        new HoverParams(
                                                new TextDocumentIdentifier(uri), position))));
    }

    List<CompletionItem> complete(String uri, Position position) {
        return got(server.getTextDocumentService()
                        .completion(
                                new CompletionParams(new TextDocumentIdentifier(uri), position)))
                .getLeft();
    }

    List<CodeAction> fixes(String uri, Range range) {
        return got(
                        server.getTextDocumentService()
                                .codeAction(
                                        new CodeActionParams(
                                                new TextDocumentIdentifier(uri),
                                                range,
                                                new CodeActionContext(List.of()))))
                .stream()
                .map(each -> each.getRight())
                .toList();
    }

    /** Ends the conversation as the protocol has it; returns the exit status. */
    int end() {
        var unused = got(server.shutdown());
        server.exit();
        return got(status);
    }

    /** Ends the input in the middle of everything; returns the exit status. */
    int breakOff() {
        close();
        return got(status);
    }

    private static <T> T got(CompletableFuture<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        try {
            toServer.sink().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        synchronized (told) {
            told.put(diagnostics.getUri(), diagnostics);
            told.notifyAll();
        }
    }

    @Override
    public void telemetryEvent(Object object) {
        throw new IllegalStateException("nothing is measured: " + object);
    }

    @Override
    public void showMessage(MessageParams message) {
        throw new IllegalStateException("nothing pops up: " + message);
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(
            ShowMessageRequestParams request) {
        throw new IllegalStateException("nothing is asked: " + request);
    }

    @Override
    public void logMessage(MessageParams message) {
        throw new IllegalStateException("nothing is logged: " + message);
    }
}
