package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What waits for the organizer, in a real browser: seen by itself, and heard where he wants it. */
@Tag("proof")
class WaitingProof {

    private static final int[] TABLET = {1024, 768};

    /** Counts the tones of the page. */
    private static final String LISTEN =
            "const make = AudioContext.prototype.createOscillator; window.tones = 0;"
                    + "AudioContext.prototype.createOscillator = function () {"
                    + " window.tones++; return make.call(this); }";

    private static long tones(Screen screen) {
        return (Long) screen.run("return window.tones");
    }

    @Test
    void whatIsNewIsHeardWhereThatIsWanted() {
        Club club = Club.shared();
        Night night = Night.league(club, "assign", "Anna", "Bram", "Carla", "Dirk");
        night.act("draw");
        night.until(() -> night.evening().calls().size() == 2);
        Browser first = night.tablet(1);
        Browser second = night.tablet(2);
        String base = "http://127.0.0.1:" + club.port();
        try (Screen organizer = Screen.open(base, TABLET[0], TABLET[1], false)) {
            organizer.enter(club.organizerCode());
            organizer.go("/organizer/" + night.id()).says("Sound when something waits");
            organizer.run(LISTEN);
            String one = night.play(first, 2);
            organizer.says("Results to confirm: 1").says("for 0 min").sound("something waits");
            assertThat(organizer.run("return document.title")).isEqualTo("(1) Tuesday");
            assertThat(tones(organizer)).isZero();
            // the touch itself is heard: then one knows that it works
            organizer.click("#chime").says("Sound is on");
            night.until(() -> tones(organizer) == 2);
            String other = night.play(second, 2);
            organizer.says("Results to confirm: 2");
            night.until(() -> tones(organizer) == 4);
            // what was there before is nothing new; a dispute is
            first.post("/board/dispute", "match", one);
            organizer.says("disputed");
            night.until(() -> tones(organizer) == 6);
            second.post("/board/agree", "match", other);
            organizer.says("Results to confirm: 1");
            assertThat(tones(organizer)).isEqualTo(6);
            // it stays on behind a decision, which is another page for the browser
            organizer.touch("button", "Confirm").says("Sound is on");
            assertThat(organizer.find("#chime").getAttribute("aria-pressed")).isEqualTo("true");
            organizer.click("#chime").says("Sound when something waits");
            organizer.quiet();
        }
    }
}
