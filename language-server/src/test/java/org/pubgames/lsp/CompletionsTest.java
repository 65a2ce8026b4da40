package org.pubgames.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Setting;
import org.pubgames.core.TableKind;
import org.pubgames.core.VariantFile;

/** What is offered is what the reader takes. */
class CompletionsTest {

    private static final String HEAD =
            "variant: 2\ngame: %s\nid: my-house\ntitle: {en: \"House\"}\nextends: %s\n";

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    private static String head(Game<?, ?> game) {
        return HEAD.formatted(game.key().id(), game.variants().standard().pinned());
    }

    private static List<CompletionItem> items(Marked marked) {
        Document document = new Document("untitled:house", 1, marked.text());
        Catalogue around = Houses.around(document, List.of(document));
        return new Completions(document, around, Lang.EN, false, true).at(marked.offset());
    }

    private static List<String> labels(String marked) {
        return items(Marked.of(marked)).stream().map(CompletionItem::getLabel).toList();
    }

    private static String taken(Marked marked, CompletionItem item) {
        Document document = new Document("untitled:house", 1, marked.text());
        TextEdit edit = item.getTextEdit().getLeft();
        return marked.text().substring(0, document.offset(edit.getRange().getStart()))
                + edit.getNewText()
                + marked.text().substring(document.offset(edit.getRange().getEnd()));
    }

    private static List<Problem> problems(String text) {
        return Games.catalogue().with(List.of(new VariantFile("house.yaml", text))).problems();
    }

    /** Every setting that is offered, with the value that comes with it, makes a sound file. */
    @ParameterizedTest
    @MethodSource("games")
    void everySettingMayBeTaken(Game<?, ?> game) {
        Marked marked = Marked.of(head(game) + "changes:\n  |");
        List<CompletionItem> items = items(marked);
        assertThat(items)
                .extracting(CompletionItem::getLabel)
                .containsExactlyInAnyOrderElementsOf(
                        game.settings().stream().map(Setting::name).toList());
        for (CompletionItem item : items) {
            String text = taken(marked, item);
            assertThat(problems(text)).as(text).isEmpty();
        }
    }

    /** Every value that is offered is one that the reader takes for the setting by itself. */
    @ParameterizedTest
    @MethodSource("games")
    void everyValueMayBeTaken(Game<?, ?> game) {
        for (Setting setting : game.settings()) {
            for (String place :
                    List.of("%s: {to: |, because: \"x\"}", "%s:\n    to: |\n    because: x")) {
                Marked marked =
                        Marked.of(head(game) + "changes:\n  " + place.formatted(setting.name()));
                List<CompletionItem> items = items(marked);
                assertThat(items).as(setting.name()).isNotEmpty();
                for (CompletionItem item : items) {
                    String text = taken(marked, item);
                    assertThat(problems(text))
                            .as(text)
                            .extracting(Problem::code)
                            .doesNotContain(
                                    "wrong-type",
                                    "unknown-value",
                                    "too-small",
                                    "too-large",
                                    "wrong-size",
                                    "number-out-of-range",
                                    "missing-field",
                                    "malformed-yaml");
                }
                boolean choice = !setting.choices().isEmpty() && !setting.allowed().contains("×");
                if (choice) {
                    assertThat(items)
                            .extracting(CompletionItem::getLabel)
                            .containsExactlyInAnyOrderElementsOf(
                                    setting.choices().stream().map(Setting.Choice::name).toList());
                }
            }
        }
    }

    /** A whole table grows from nothing but what is offered. */
    @ParameterizedTest
    @MethodSource("games")
    void everyColumnOfATableMayBeTaken(Game<?, ?> game) {
        for (TableKind kind : game.tables()) {
            String rows = head(game) + "tables:\n  " + kind.name() + ":\n    rows:\n";
            assertThat(labels(head(game) + "tables:\n  |")).contains(kind.name());
            assertThat(labels(rows + "      - {when: {|}}"))
                    .containsExactlyElementsOf(
                            kind.inputs().stream().map(column -> column.name()).toList());
            assertThat(labels(rows + "      - {then: {|}}"))
                    .containsExactlyElementsOf(
                            kind.outputs().stream().map(column -> column.name()).toList());
            kind.inputs()
                    .forEach(
                            column -> {
                                if (!column.words().isEmpty()) {
                                    assertThat(
                                                    labels(
                                                            rows
                                                                    + "      - {when: {"
                                                                    + column.name()
                                                                    + ": |}}"))
                                            .as(column.name())
                                            .containsAll(column.words());
                                }
                            });
        }
    }

    /** From an empty file, always taking the first that is needed, to a sound one. */
    @ParameterizedTest
    @MethodSource("games")
    void aFileGrowsFromNothing(Game<?, ?> game) {
        String text = grown("", "variant");
        text = grown(text, "game").replace("game: ", "game: " + game.key().id());
        text = grown(text, "id").replace("id: ", "id: my-house");
        text = grown(text, "title");
        text = grown(text, "extends").replace("extends: ", "extends: " + parent(text));
        assertThat(problems(text)).as(text).isEmpty();
    }

    private static String grown(String text, String name) {
        Marked marked = Marked.of(text + "|");
        CompletionItem item =
                items(marked).stream()
                        .filter(each -> each.getLabel().equals(name))
                        .findFirst()
                        .orElseThrow();
        String grown = taken(marked, item);
        String value = name.equals("variant") ? grown.strip() + " 2" : grown;
        return value.replace("variant: 2 2", "variant: 2") + "\n";
    }

    private static String parent(String text) {
        return labels(text + "extends: |").get(0);
    }

    @Test
    void whatIsThereIsNotOfferedAgain() {
        String text = "variant: 2\ngame: sjoelen\n|\nid: x\n";
        assertThat(labels(text))
                .contains("title", "extends", "changes")
                .doesNotContain("variant", "game", "id");
        assertThat(labels("variant: 2\ngame: sjoelen\nchanges:\n  turns: {to: 3, |}\n"))
                .containsExactlyInAnyOrder("because", "clause", "basis");
    }

    @Test
    void aMixInHasNoParent() {
        assertThat(labels("variant: 2\nkind: mixin\ngame: sjoelen\n|"))
                .contains("title", "changes")
                .doesNotContain("extends", "with");
    }

    @Test
    void aNameThatHasAValueIsReplacedAlone() {
        Marked marked = Marked.of("variant: 2\ngame: sjoelen\nchanges:\n  tur|: {to: 3}\n");
        CompletionItem turns =
                items(marked).stream()
                        .filter(each -> each.getLabel().equals("turns"))
                        .findFirst()
                        .orElseThrow();
        assertThat(taken(marked, turns)).contains("\n  turns: {to: 3}\n");
    }

    @Test
    void clausesComeWithWhatTheySay() {
        List<CompletionItem> items =
                items(Marked.of("variant: 2\ngame: sjoelen\nchanges:\n  turns: {clause: |}\n"));
        assertThat(items).hasSizeGreaterThan(100);
        assertThat(items).allMatch(item -> item.getDocumentation() != null);
    }

    @Test
    void otherFilesOfTheFolderMayBeExtended() {
        Document parent =
                new Document(
                        "file:///nowhere/anchor.yaml",
                        1,
                        HEAD.formatted("sjoelen", "masters@3").replace("my-house", "anchor"));
        Marked marked = Marked.of("variant: 2\ngame: sjoelen\nid: second\nextends: |\n");
        Document child = new Document("file:///nowhere/second.yaml", 1, marked.text());
        Catalogue around = Houses.around(child, List.of(parent, child));
        assertThat(new Completions(child, around, Lang.EN, true, true).at(marked.offset()))
                .extracting(CompletionItem::getLabel)
                .contains("anchor@1", "masters@3")
                .doesNotContain("second@1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "variant: 2\ngame: chess\nchanges:\n  |",
                "variant: 2\nchanges:\n  turns: {to: |}",
                "variant: 2\ngame: sjoelen\nid: |",
                "variant: 2\ngame: sjoelen\nchanges:\n  unknown: {to: |}"
            })
    void whereNothingIsKnownNothingIsOffered(String marked) {
        assertThat(labels(marked)).isEmpty();
    }

    @Test
    void snippetsLeaveTheValueAndTheReasonToBeFilledIn() {
        Marked marked = Marked.of("variant: 2\ngame: sjoelen\nchanges:\n  |");
        Document document = new Document("untitled:house", 1, marked.text());
        List<String> written = new ArrayList<>();
        new Completions(document, Games.catalogue(), Lang.NL, true, false)
                .at(marked.offset())
                .forEach(item -> written.add(item.getTextEdit().getLeft().getNewText()));
        assertThat(written).contains("turns: {to: ${1:10}, because: \"${2:Zo spelen wij het.}\"}");
    }
}
