package org.pubgames.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;

/** A whole conversation, as an editor leads it. */
@Timeout(300)
class ServerTest {

    private static final String URI = "untitled:house.yaml";

    private static final String HOUSE =
            """
            variant: 2
            game: sjoelen
            id: anchor
            title: {en: "The Anchor"}
            extends: masters@3
            changes:
              turns: {to: 3, because: "Last orders are at eleven."}
              order: {to: free, because: "Who comes back from the bar plays."}
            """;

    @TempDir private Path folder = Path.of(".");

    @Test
    void problemsAreToldAsTheyAreTyped() {
        try (Editor editor = Editor.started("en")) {
            assertThat(editor.open(URI, HOUSE)).isEmpty();
            List<Diagnostic> wrong = editor.change(URI, HOUSE.replace("turns", "turnz"));
            assertThat(wrong).hasSize(1);
            Diagnostic problem = wrong.get(0);
            assertThat(problem.getCode().getLeft()).isEqualTo("unknown-setting");
            assertThat(problem.getSeverity()).isEqualTo(DiagnosticSeverity.Error);
            assertThat(problem.getSource()).isEqualTo("pubgames");
            assertThat(problem.getRange())
                    .isEqualTo(new Range(new Position(6, 2), new Position(6, 7)));
            assertThat(problem.getMessage().getLeft()).contains("turnz").contains("turns");
            assertThat(editor.change(URI, HOUSE)).isEmpty();
            assertThat(editor.end()).isZero();
        }
    }

    /** Whoever types faster than files are read is told about the last state. */
    @Test
    void ofManyStatesTheLastIsTold() {
        try (Editor editor = Editor.started("en")) {
            editor.open(URI, HOUSE);
            editor.open("untitled:other.yaml", HOUSE.replace("id: anchor", "id: other"));
            for (int i = 0; i < 200; i++) {
                editor.changeOnly(URI, HOUSE.replace("{to: 3,", "{to: " + i + "00,"));
            }
            assertThat(editor.problems(URI, editor.version()))
                    .extracting(each -> each.getCode().getLeft())
                    .containsExactly("too-large");
        }
    }

    @Test
    void theSuggestedWordIsOneKeyAway() {
        try (Editor editor = Editor.started("de")) {
            String wrong = HOUSE.replace("turns", "turnz");
            List<Diagnostic> told = editor.open(URI, wrong);
            List<CodeAction> fixes = editor.fixes(URI, told.get(0).getRange());
            assertThat(fixes).hasSize(1);
            assertThat(fixes.get(0).getTitle()).isEqualTo("turns statt turnz schreiben");
            TextEdit edit = fixes.get(0).getEdit().getChanges().values().iterator().next().get(0);
            Document before = new Document(URI, 1, wrong);
            String after =
                    wrong.substring(0, before.offset(edit.getRange().getStart()))
                            + edit.getNewText()
                            + wrong.substring(before.offset(edit.getRange().getEnd()));
            assertThat(after).isEqualTo(HOUSE);
            assertThat(editor.fixes(URI, new Range(new Position(0, 0), new Position(0, 0))))
                    .isEmpty();
        }
    }

    @Test
    void aSettingIsExplained() {
        try (Editor editor = Editor.started("nl-BE")) {
            editor.open(URI, HOUSE);
            String text = text(editor.hover(URI, new Position(6, 4)));
            assertThat(text)
                    .startsWith("**turns** – ")
                    .contains("Toegestaan: 1–40")
                    .contains("gezet door masters")
                    .contains("3, gezet door anchor: Last orders are at eleven. (dit geldt)")
                    .contains("**sjoelen.");
            assertThat(text(editor.hover(URI, new Position(7, 16)))).startsWith("**free** – ");
            assertThat(text(editor.hover(URI, new Position(4, 12)))).startsWith("**masters@3** – ");
            assertThat(text(editor.hover(URI, new Position(2, 1)))).startsWith("**id** – ");
            assertThat(editor.hover(URI, new Position(99, 99))).isEmpty();
            assertThat(editor.hover("untitled:other", new Position(0, 0))).isEmpty();
        }
    }

    /** A file with a mistake is explained too, by what it extends. */
    @Test
    void aFileWithMistakesIsExplainedByItsParent() {
        try (Editor editor = Editor.started("en")) {
            assertThat(editor.open(URI, HOUSE + "  discs: {to: many, because: x}\n")).hasSize(1);
            assertThat(text(editor.hover(URI, new Position(6, 4))))
                    .contains("set by masters")
                    .doesNotContain("set by anchor");
        }
    }

    private static String text(Optional<Hover> hover) {
        return hover.orElseThrow().getContents().getRight().getValue();
    }

    @Test
    void theCommandsLanguageCountsMoreThanTheEditors() {
        try (Editor editor = Editor.started("nl", Optional.of(Lang.DE))) {
            List<Diagnostic> told = editor.open(URI, HOUSE.replace("turns", "turnz"));
            assertThat(told.get(0).getMessage().getLeft())
                    .contains("Dieses Spiel hat keine Einstellung");
        }
    }

    @Test
    void namesAreCompleted() {
        try (Editor editor = Editor.started("en")) {
            Marked marked = Marked.of(HOUSE + "  tar|");
            editor.open(URI, marked.text());
            assertThat(editor.complete(URI, marked.position()))
                    .anyMatch(item -> item.getLabel().equals("target"))
                    .noneMatch(item -> item.getLabel().equals("turns"));
        }
    }

    /** The text in the editor counts, for the file itself and for those that extend it. */
    @Test
    void filesOfAFolderExtendEachOther() throws IOException {
        Path parent = folder.resolve("anchor.yaml");
        Files.writeString(parent, HOUSE);
        String child = HOUSE.replace("id: anchor", "id: second").replace("masters@3", "anchor@1");
        try (Editor editor = Editor.started("en")) {
            String second = folder.resolve("second.yaml").toUri().toString();
            assertThat(editor.open(second, child)).isEmpty();
            assertThat(editor.open(parent.toUri().toString(), HOUSE.replace("turns", "turnz")))
                    .hasSize(1);
            assertThat(editor.problems(second, told -> !told.getDiagnostics().isEmpty()))
                    .extracting(each -> each.getCode().getLeft())
                    .containsExactly("parent-broken");
        }
    }

    @Test
    void otherYamlIsLeftAlone() {
        try (Editor editor = Editor.started("en")) {
            assertThat(editor.open("untitled:compose.yaml", "services:\n  web:\n    image: x\n"))
                    .isEmpty();
            assertThat(editor.open("untitled:new.yaml", "")).isEmpty();
            assertThat(editor.complete("untitled:new.yaml", new Position(0, 0)))
                    .anyMatch(item -> item.getLabel().equals("game"));
        }
    }

    @Test
    void aClosedFileHasNoProblems() {
        try (Editor editor = Editor.started("en")) {
            assertThat(editor.open(URI, "variant: 2\n")).isNotEmpty();
            editor.closeFile(URI);
            assertThat(editor.problems(URI, told -> told.getDiagnostics().isEmpty())).isEmpty();
        }
    }

    @Test
    void columnsCountAsEditorsCountThem() {
        try (Editor editor = Editor.started("en")) {
            String text = HOUSE.replace("because: \"Last", "becaus: \"🎯🎯 Last");
            text = text.replace("{to: 3, ", "{because: \"🎯\", to: 3, ");
            List<Diagnostic> told = editor.open(URI, text);
            assertThat(told).hasSize(1);
            Range range = told.get(0).getRange();
            Document document = new Document(URI, 1, text);
            assertThat(
                            text.substring(
                                    document.offset(range.getStart()),
                                    document.offset(range.getEnd())))
                    .isEqualTo("becaus");
        }
    }

    @Test
    void whatIsForgottenForDoublesIsANote() {
        try (Editor editor = Editor.started("en")) {
            List<Diagnostic> told =
                    editor.open(
                            URI,
                            """
                            variant: 2
                            game: table-shuffleboard
                            id: long
                            title: {en: "Long"}
                            extends: %s
                            changes:
                              target: {to: 17, because: "We have time."}
                            """
                                    .formatted(tableStandard()));
            assertThat(told).allMatch(each -> each.getSeverity() == DiagnosticSeverity.Information);
        }
    }

    private static String tableStandard() {
        return Games.find("table-shuffleboard").orElseThrow().variants().standard().pinned();
    }

    @Test
    void aConversationThatBreaksOffEndsTheServer() {
        Editor editor = Editor.started("en");
        editor.open(URI, HOUSE);
        assertThat(editor.breakOff()).isEqualTo(1);
    }
}
