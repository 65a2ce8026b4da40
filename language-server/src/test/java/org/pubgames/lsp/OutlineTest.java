package org.pubgames.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutlineTest {

    /** Breaks are written as ~, blanks at the ends of lines as _. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "|;NAME;''",
                "var|;NAME;''",
                "game: |;VALUE;game",
                "game:|;VALUE;game",
                "game: sjo|elen;VALUE;game",
                "ga|me: sjoelen;NAME;''",
                "game: sjoelen~|;NAME;''",
                "changes:~  |;NAME;changes",
                "changes:~  tu|;NAME;changes",
                "changes:~  turns:~    |;NAME;changes/turns",
                "changes:~  turns:~    to: |;VALUE;changes/turns/to",
                "changes:~  turns:~    to: 3~    |;NAME;changes/turns",
                "changes:~  turns:~    to: 3~  |;NAME;changes",
                "changes:~  turns:~    to: 3~|;NAME;''",
                "changes:~  turns:~    to: 3~  |~  order:~    to: free;NAME;changes",
                "changes:~  turns: {|;NAME;changes/turns",
                "changes:~  turns: {to|;NAME;changes/turns",
                "changes:~  turns: {to: |;VALUE;changes/turns/to",
                "changes:~  turns: {to: |}~;VALUE;changes/turns/to",
                "changes:~  turns: {to: 3, |};NAME;changes/turns",
                "changes:~  turns: {to: 3, be|cause: \"x: y, z\"};NAME;changes/turns",
                "changes:~  turns: {to: 3, because: \"x: y|, z\"};VALUE;changes/turns/because",
                "changes:~  turns: {to: |~  order: {to: free};VALUE;changes/turns/to",
                "changes:~  turns: {to: 3~  or|der: {to: free};NAME;changes",
                "changes:~  handOnly: {to: [jule, |]};VALUE;changes/handOnly/to/1",
                "changes:~  handOnly: {to: [ju|le]};VALUE;changes/handOnly/to/0",
                "changes:~  handOnly:~    to:~      - ju|le;VALUE;changes/handOnly/to/0",
                "changes:~  handOnly:~    to:~      - jule~      - |;VALUE;changes/handOnly/to/1",
                "with: [|];VALUE;with/0",
                "with:~  - |;VALUE;with/0",
                "with:~- a@1~- b|@1;VALUE;with/1",
                "title: {en: \"A # b\", n|l: x};NAME;title",
                "about:~  en: |-~    turns: to~  n|l: x;NAME;about",
                "# game: x~ga|me: y;NAME;''",
                "tables:~  throw-discs:~    rows:~      - {when: {|;NAME;tables/throw-discs/rows/0/when",
                "tables:~  throw-discs:~    rows:~      - when:~          |;NAME;tables/throw-discs/rows/0/when",
                "tables:~  throw-discs:~    rows:~      - when: {}~        |;NAME;tables/throw-discs/rows/0",
                "tables:~  throw-discs:~    rows:~      - when: {}~      - th|en: {};NAME;tables/throw-discs/rows/1",
                "tables:~  t:~    rows: [{then: {a: 1}}, {then: {|}}];NAME;tables/t/rows/1/then"
            })
    void everyPlaceIsKnown(String written, String kind, String path) {
        String text = written.replace('~', '\n');
        // the bar of a text in several lines is no cursor
        int at = text.lastIndexOf('|');
        String plain = text.substring(0, at) + text.substring(at + 1);
        Slot slot = Outline.of(plain).typed(at).orElseThrow();
        assertThat(slot.kind()).hasToString(kind);
        assertThat(String.join("/", slot.path())).isEqualTo(path);
    }

    @Test
    void namesAndValuesAreFound() {
        Outline outline =
                Outline.of(
                        "variant: 2\n'game': \"sjoelen\" # a comment\nchanges: {turns: {to: 3}}\n");
        assertThat(outline.names(List.of())).containsExactly("variant", "game", "changes");
        assertThat(outline.names(List.of("changes"))).containsExactly("turns");
        assertThat(outline.value(List.of("game"))).isEqualTo("sjoelen");
        assertThat(outline.value(List.of("changes", "turns", "to"))).isEqualTo("3");
        assertThat(outline.value(List.of("id"))).isEmpty();
    }

    /** Whatever is typed, there is an answer, and what stands there is within the text. */
    @Property(tries = 3000)
    void noTextIsTooStrange(
            @ForAll
                    @StringLength(max = 60)
                    @Chars({
                        'a', 'b', ':', ' ', '\n', '-', '{', '}', '[', ']', ',', '"', '\'', '#', '|'
                    })
                    String text) {
        Outline outline = Outline.of(text);
        for (int at = 0; at <= text.length(); at++) {
            outline.typed(at)
                    .ifPresent(
                            slot ->
                                    assertThat(slot.start())
                                            .isBetween(0, slot.end())
                                            .isLessThanOrEqualTo(text.length()));
        }
    }
}
