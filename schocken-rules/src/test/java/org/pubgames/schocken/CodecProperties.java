package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Problem;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.data.JsonText;

/** What is written can be read, and nothing else is. */
@Domain(SchockenDomain.class)
@Domain(DomainContext.Global.class)
class CodecProperties {

    private static final MatchCodec<SchockenState, SchockenEvent> CODEC = Shipped.GAME.codec();
    private static final Where LINE = Where.file("evening.jsonl").at(7, 0);

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.strings()
                .withChars("aZ09 \"\\/{}[],:\n\t\u0000\u2028éß€")
                .ofMinLength(1)
                .ofMaxLength(100)
                .filter(name -> !name.isBlank());
    }

    private static boolean shipped(Variant variant) {
        return Shipped.variants().contains(variant);
    }

    @Property(tries = 1000)
    void everyEventComesBackFromItsLine(@ForAll SchockenEvent event) {
        String line = CODEC.writeEvent(event);
        assertThat(line).doesNotContain("\n", "\r");
        assertThat(CODEC.readEvent(line, LINE).orElseThrow()).isEqualTo(event);
    }

    @Property(tries = 80)
    void everyMatchComesBackFromItsFile(@ForAll PlayedMatch played) {
        Match<SchockenState, SchockenEvent> match = played.match();
        Assume.that(shipped(match.header().variant()));
        Match<SchockenState, SchockenEvent> again =
                CODEC.read(CODEC.write(match), "evening.jsonl").orElseThrow();
        assertThat(again).isEqualTo(match);
        assertThat(again.header()).isEqualTo(match.header());
        assertThat(again.state()).isEqualTo(match.state());
        assertThat(again.log()).isEqualTo(match.log());
    }

    @Property(tries = 100)
    void everyHeaderComesBackFromItsLine(
            @ForAll Variant variant,
            @ForAll @From("names") String one,
            @ForAll @From("names") String two) {
        Assume.that(shipped(variant) && !one.equals(two));
        MatchHeader header = new MatchHeader("schocken", variant, Seats.of(one, two));
        String line = CODEC.writeHeader(header);
        assertThat(line).doesNotContain("\n", "\r");
        assertThat(CODEC.readHeader(line, LINE).orElseThrow()).isEqualTo(header);
    }

    @Property(tries = 40)
    void everyStateIsOneLineOfJson(@ForAll PlayedMatch played) {
        String line = CODEC.writeState(played.match().state());
        assertThat(line).doesNotContain("\n", "\r");
        assertThat(JsonText.read(line, LINE).problems()).isEmpty();
    }

    @Property(tries = 150)
    void anUnknownFieldOfAnEventIsRefused(@ForAll SchockenEvent event) {
        String line = CODEC.writeEvent(event);
        String more = line.substring(0, line.length() - 1) + ",\"zzz\":1}";
        List<Problem> problems = CODEC.readEvent(more, LINE).problems();
        assertThat(problems)
                .anySatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo("unknown-field");
                            assertThat(problem.value()).isEqualTo("zzz");
                            assertThat(problem.allowed()).contains("player");
                            assertThat(problem.where())
                                    .isEqualTo(
                                            new Where(
                                                    "evening.jsonl", 7, line.length() + 1, "/zzz"));
                        });
    }

    @Property(tries = 50)
    void anUnknownFieldOfAHeaderIsRefused(@ForAll Variant variant) {
        Assume.that(shipped(variant));
        String line = CODEC.writeHeader(new MatchHeader("schocken", variant, PlayedMatch.seats(3)));
        String more = line.substring(0, line.length() - 1) + ",\"colour\":\"red\"}";
        assertThat(CODEC.readHeader(more, LINE).problems())
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.code()).isEqualTo("unknown-field");
                            assertThat(problem.value()).isEqualTo("colour");
                            assertThat(problem.allowed())
                                    .isEqualTo("format, game, variant, seats, digest");
                        });
    }
}
