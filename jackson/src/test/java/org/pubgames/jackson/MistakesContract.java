package org.pubgames.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.Type;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Problem;
import org.pubgames.core.Revision;
import org.pubgames.core.Turn;
import org.pubgames.sjoelen.SjoelenEvent;

/** Mistakes in what is read are the library's own problems, with their places. */
public abstract class MistakesContract {

    /** A mapper that found the module by itself. */
    protected abstract Mapper mapper();

    private List<String> mistakes(String json, Type type) {
        Throwable thrown = catchThrowable(() -> mapper().read(json, type));
        assertThat(thrown).isNotNull();
        List<Problem> problems = mapper().problems(thrown);
        assertThat(problems).as("%s", thrown).isNotEmpty();
        assertThat(thrown).hasMessageContaining(problems.get(0).code());
        return problems.stream()
                .map(each -> each.code() + " " + each.where().path() + " " + each.value())
                .toList();
    }

    @Test
    void anEvent() {
        assertThat(
                        mistakes(
                                "{\"event\":\"sub-turn-plaid\",\"player\":\"Anna\"}",
                                SjoelenEvent.class))
                .containsExactly("unknown-event /event sub-turn-plaid");
        assertThat(mistakes("{\"event\":\"stood\"}", SjoelenEvent.class)).hasSize(1);
        assertThat(mistakes("[1]", SjoelenEvent.class)).hasSize(1);
        assertThat(mistakes("7", SjoelenEvent.class)).hasSize(1);
    }

    @Test
    void everyMistakeAtOnceWithItsPlaceInTheWhole() {
        String json =
                "{\"table\":\"3\",\"events\":["
                        + "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[1,2,3,4]},"
                        + "{\"event\":\"sub-turn-played\",\"player\":7,\"compartmens\":[1,2,3,4]}]}";
        assertThat(mistakes(json, Holders.Reports.class))
                .allMatch(text -> text.contains(" /events/1"))
                .anyMatch(text -> text.startsWith("wrong-type /events/1/player"))
                .anyMatch(text -> text.startsWith("unknown-field /events/1/compartmens"));
    }

    @Test
    void anotherKindThanWasAskedFor() {
        String json = "{\"event\":\"player-withdrew\",\"player\":\"Anna\"}";
        String name = mistakes(json, SjoelenEvent.SubTurnPlayed.class).get(0);
        assertThat(name).startsWith("wrong-type");
        assertThat(mistakes("{\"who\":\"nobody\"}", Turn.Player.class))
                .containsExactly("wrong-type  over");
        assertThat(mistakes(json, Generic.of(Revision.class, SjoelenEvent.class))).hasSize(1);
    }

    @Test
    void aHeader() {
        assertThat(
                        mistakes(
                                "{\"format\":1,\"game\":\"sjoellen\",\"seats\":[\"Anna\"]}",
                                MatchHeader.class))
                .containsExactly("unknown-game /game sjoellen");
    }

    @Test
    void aLineIsAnEventOrARevision() throws Exception {
        Type line = Generic.of(MatchCodec.Line.class, SjoelenEvent.class);
        SjoelenEvent event = SjoelenEvent.SubTurnPlayed.of("Anna", 7, 7, 9, 7);
        assertThat(mapper().read(Evenings.sjoelen().codec().writeEvent(event), line))
                .isEqualTo(new MatchCodec.Line.Reported<>(event));
        Revision<SjoelenEvent> undo = new Revision.Undo<>();
        assertThat(mapper().read(Evenings.sjoelen().codec().writeRevision(undo), line))
                .isEqualTo(new MatchCodec.Line.Revising<>(undo));
        assertThat(mistakes("{}", line)).hasSize(1);
    }

    /** A number that no double holds comes to the codec as it was written. */
    @Test
    void numbersComeAsTheyWereWritten() {
        String json =
                "{\"event\":\"sub-turn-played\",\"player\":\"Anna\","
                        + "\"compartments\":[1,2,3,0.1000000000000000000000000001]}";
        assertThat(mistakes(json, SjoelenEvent.class).toString())
                .contains("0.1000000000000000000000000001");
    }
}
