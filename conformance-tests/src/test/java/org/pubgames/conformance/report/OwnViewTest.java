package org.pubgames.conformance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;

class OwnViewTest {

    /** A report is written whatever our own game does; only its view is missing. */
    @Test
    void aGameThatBreaksDownHasNoView() {
        Result result =
                SampleReports.wrong().results().stream()
                        .filter(each -> each.outcome() == Outcome.FAIL)
                        .filter(each -> each.task().equals("play"))
                        .findFirst()
                        .orElseThrow();
        ReportedVector reported = ReportedVector.of(result).orElseThrow();
        Game<?, ?> broken =
                (Game<?, ?>)
                        Proxy.newProxyInstance(
                                Game.class.getClassLoader(),
                                new Class<?>[] {Game.class},
                                (proxy, method, arguments) -> {
                                    throw new IllegalStateException("rules disagree");
                                });
        OwnView view = OwnView.sound(broken, reported, Lang.EN);
        assertThat(view.vector().id()).isEqualTo(result.id());
        assertThat(view.judged()).isEqualTo(reported.judged());
        assertThat(view.reasons()).isEmpty();
    }
}
