package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.EnoughSeats;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;

/** A match file keeps the rules it was begun under; other rules are refused with what changed. */
class PinnedMatchTest {

    private static final Seats SEATS = Seats.of("Anna", "Bram");
    private static final Where LINE = Where.file("evening.jsonl").at(1, 0);

    static Stream<Game<?, ?>> games() {
        return Games.installed().stream();
    }

    private static VariantBook house(String turns) {
        Game<?, ?> sjoelen = Games.find("sjoelen").orElseThrow();
        String text =
                """
                variant: 2
                game: sjoelen
                id: anchor
                title: {en: The Anchor}
                extends: masters@3
                changes:
                  turns: {to: %s, because: Last orders are at eleven.}
                """
                        .formatted(turns);
        VariantBook book = sjoelen.variants().with(List.of(new VariantFile("anchor.yaml", text)));
        assertThat(book.problems()).isEmpty();
        return book;
    }

    private static String header(VariantBook book) {
        Game<?, ?> sjoelen = Games.find("sjoelen").orElseThrow();
        return sjoelen.codec(book, Pinning.HELD)
                .writeHeader(new MatchHeader("sjoelen", book.get("anchor"), SEATS));
    }

    private static Reading<MatchHeader> read(String header, VariantBook book, Pinning pinning) {
        return Games.find("sjoelen").orElseThrow().codec(book, pinning).readHeader(header, LINE);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyShippedVariantReadsItsOwnHeader(Game<?, ?> game) {
        for (Variant variant : game.variants().all()) {
            MatchHeader header =
                    new MatchHeader(game.key().id(), variant, EnoughSeats.of(game, variant));
            Reading<MatchHeader> read =
                    game.codec().readHeader(game.codec().writeHeader(header), LINE);
            assertThat(read.problems()).as(variant.id()).isEmpty();
            assertThat(read.orElseThrow().variant()).isEqualTo(variant);
        }
    }

    @Test
    void aHouseVariantIsFoundInItsBookOnly() {
        VariantBook book = house("4");
        assertThat(read(header(book), book, Pinning.HELD).problems()).isEmpty();
        List<Problem> problems =
                read(header(book), Games.find("sjoelen").orElseThrow().variants(), Pinning.HELD)
                        .problems();
        assertThat(problems).extracting(Problem::code).containsExactly("unknown-variant");
    }

    @Test
    void aChangedVariantIsRefusedWithWhatChanged() {
        List<Problem> problems = read(header(house("4")), house("6"), Pinning.HELD).problems();
        assertThat(problems)
                .extracting(Problem::code)
                .containsExactly("digest-mismatch", "setting-changed");
        assertThat(problems.get(1).where().path()).isEqualTo("/settings/turns");
        assertThat(problems.get(1).value()).isEqualTo("4");
        assertThat(problems.get(1).allowed()).isEqualTo("6");
    }

    @Test
    void unlessOneAsksForIt() {
        Reading<MatchHeader> read = read(header(house("4")), house("6"), Pinning.IGNORED);
        assertThat(read.problems()).isEmpty();
        assertThat(read.orElseThrow().variant()).isEqualTo(house("6").get("anchor"));
    }

    @Test
    void aSettingThatIsNoMoreAndOneThatIsNewAreToldToo() {
        String header = header(house("4"));
        String older = header.replace("\"turnsPerCard\"", "\"turnsOnCard\"");
        String digest = older.replaceAll("sha256:[0-9a-f]+", "sha256:00");
        assertThat(read(digest, house("4"), Pinning.HELD).problems())
                .extracting(Problem::code, problem -> problem.where().name())
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("digest-mismatch", "/digest"),
                        org.assertj.core.groups.Tuple.tuple("setting-changed", "turnsPerCard"),
                        org.assertj.core.groups.Tuple.tuple("setting-gone", "turnsOnCard"));
    }

    @Test
    void equalSettingsUnderOtherRulesAreToldAsSuch() {
        String header = header(house("4")).replaceAll("sha256:[0-9a-f]+", "sha256:00");
        assertThat(read(header, house("4"), Pinning.HELD).problems())
                .extracting(Problem::code)
                .containsExactly("digest-mismatch", "rules-changed");
    }

    @Test
    void settingsThatDifferAreToldWithoutADigestToo() {
        String header = header(house("4")).replaceAll("\"digest\":\"[^\"]*\",", "");
        assertThat(read(header, house("4"), Pinning.HELD).problems()).isEmpty();
        assertThat(read(header, house("6"), Pinning.HELD).problems())
                .extracting(Problem::code)
                .containsExactly("setting-changed");
    }

    @Test
    void aHeaderWithoutSettingsTellsTheDigestOnly() {
        String header =
                "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"anchor\",\"seats\":[\"Anna\"],\"digest\":\"sha256:00\"}";
        assertThat(read(header, house("4"), Pinning.HELD).problems())
                .extracting(Problem::code)
                .containsExactly("digest-mismatch");
    }
}
