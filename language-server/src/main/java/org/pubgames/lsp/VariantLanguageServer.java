package org.pubgames.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Lang;

/**
 * A language server for variant files, on two streams. It writes to no file, and reads only the
 * folders of files that are open.
 */
public final class VariantLanguageServer implements LanguageServer {

    /** Standard error belongs to the command; what an editor sends broken ends the conversation. */
    private static final Logger LOG = Logger.getLogger("org.eclipse.lsp4j");

    private final Optional<Lang> asked;
    private final Lang otherwise;
    private final ServerInfo info;
    private final ExecutorService worker =
            Executors.newSingleThreadExecutor(
                    task -> {
                        Thread thread = new Thread(task, "pubgames-variants");
                        thread.setDaemon(true);
                        return thread;
                    });
    private final OpenDocuments documents = new OpenDocuments(worker, this::publish);
    private final CompletableFuture<Integer> ended = new CompletableFuture<>();
    private final AtomicReference<@Nullable LanguageClient> client = new AtomicReference<>();
    private volatile boolean shut;

    private VariantLanguageServer(Optional<Lang> asked, Lang otherwise, String version) {
        this.asked = asked;
        this.otherwise = otherwise;
        this.info = new ServerInfo("pubgames", version);
    }

    /**
     * Serves one editor until it ends the conversation or the input ends.
     *
     * @param in what the editor writes
     * @param out what it reads; nothing else may be written there
     * @param asked the language of all texts; empty for that of the editor
     * @param otherwise the language where the editor says none, or none of ours
     * @param version the version that the editor is told
     * @return the exit status that the protocol asks for: 0 after {@code shutdown}, otherwise 1
     */
    public static int serve(
            InputStream in,
            OutputStream out,
            Optional<Lang> asked,
            Lang otherwise,
            String version) {
        LOG.setLevel(Level.OFF);
        VariantLanguageServer server = new VariantLanguageServer(asked, otherwise, version);
        Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
        server.client.set(launcher.getRemoteProxy());
        Future<Void> listening = launcher.startListening();
        try {
            // the input ends, or the editor says exit, whichever comes first
            start(() -> server.waitFor(listening));
            return server.ended.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        } catch (ExecutionException e) {
            throw new IllegalStateException("the end is told without a failure", e);
        } finally {
            listening.cancel(true);
            server.worker.shutdown();
        }
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task, "pubgames-input");
        thread.setDaemon(true);
        thread.start();
    }

    private void waitFor(Future<Void> listening) {
        try {
            listening.get();
            end(shut ? 0 : 1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | CancellationException e) {
            // the stream is broken: the same as its end
            end(1);
        }
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
        documents.client(Client.of(params, asked, otherwise));
        ServerCapabilities capabilities = new ServerCapabilities();
        TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
        sync.setOpenClose(true);
        sync.setChange(TextDocumentSyncKind.Full);
        sync.setSave(new SaveOptions(false));
        capabilities.setTextDocumentSync(sync);
        capabilities.setHoverProvider(true);
        capabilities.setCompletionProvider(
                new CompletionOptions(false, List.of(":", " ", "{", "[", ",")));
        capabilities.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
        return CompletableFuture.completedFuture(new InitializeResult(capabilities, info));
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        shut = true;
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void exit() {
        end(shut ? 0 : 1);
    }

    /** What was asked before is answered first. */
    private void end(int status) {
        try {
            worker.execute(() -> ended.complete(status));
        } catch (RejectedExecutionException e) {
            // it has ended already, and this was the end of the input behind that
            ended.complete(status);
        }
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return documents;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return new WorkspaceService() {
            @Override
            public void didChangeConfiguration(DidChangeConfigurationParams params) {
                documents.checkAll();
            }

            @Override
            public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
                documents.checkAll();
            }
        };
    }

    private void publish(Document document, List<Diagnostic> problems) {
        PublishDiagnosticsParams params = new PublishDiagnosticsParams(document.uri(), problems);
        params.setVersion(document.version());
        LanguageClient editor = client.get();
        if (editor != null) {
            editor.publishDiagnostics(params);
        }
    }
}
