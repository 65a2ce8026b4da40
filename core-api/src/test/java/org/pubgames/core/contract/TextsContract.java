package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Lang;

/**
 * Holds all texts of a module, and those of each installed game, to the glossary: one term for each
 * thing, and numbers that agree with the words beside them.
 */
public class TextsContract {

    private static final Glossary GLOSSARY = Glossary.read();

    /** Where the texts of the module are. */
    protected List<Path> folders() {
        return List.of(Path.of("src", "main", "resources"));
    }

    @Test
    void everyTextOfTheModuleKeepsToTheGlossary() {
        List<WrittenText> texts =
                folders().stream().flatMap(folder -> WrittenText.below(folder).stream()).toList();
        assertThat(texts).hasSizeGreaterThan(100);
        assertThat(faults(texts)).as("texts against glossary.yaml").isEmpty();
    }

    /** What is shared is said by each game in its own terms. */
    @Test
    void everyTextOfTheInstalledGamesKeepsToTheGlossary() {
        for (TestedGame<?, ?> tested : TestedGames.all()) {
            assertThat(faults(WrittenText.of(tested))).as(tested.toString()).isEmpty();
        }
    }

    private static Set<String> faults(List<WrittenText> texts) {
        Set<String> faults = new TreeSet<>();
        texts.forEach(text -> faults.addAll(GLOSSARY.faults(text)));
        return faults;
    }

    /** The glossary itself sees what it is there for. */
    @Test
    void wrongWordsAreFound() {
        found("sjoelen/words.yaml:3", Lang.NL, "een schijf op het speelveld", "speelvlak");
        found("sjoelen/words.yaml:3", Lang.DE, "liegt auf einer Trennwand", "Zwischenwand");
        found("court/rules/frame.yaml:9", Lang.DE, "das erste Frame einer Partie", "Frame (der)");
        found("court/rules/frame.yaml:9", Lang.DE, "Das Frame zählt", "Frame (der)");
        found("court/rules/frame.yaml:9", Lang.DE, "ein ganzes Frame lang", "Frame (der)");
        found("court/rules/frame.yaml:9", Lang.NL, "de volgende frame", "frame (het)");
        found("court-shuffleboard/ end", Lang.EN, "End {number} is counted.", "frame");
        found("table/rules/score.yaml:9", Lang.DE, "nach dem Frame", "Durchgang");
        found("schocken/rules/a.yaml:1", Lang.DE, "am Zug: {expected}", "an der Reihe");
        found("schocken/rules/a.yaml:1", Lang.NL, "aan zet: {expected}", "aan de beurt");
        found("cli/words", Lang.NL, "{count} voorvallen aanvaard", "melding");
        right("court/rules/frame.yaml:9", Lang.DE, "der erste Frame, den Gelb beginnt");
        right("court/rules/frame.yaml:9", Lang.NL, "het volgende frame");
        right("court/sources/a.yaml:1", Lang.EN, "The baseline is at the far end of the court.");
        right("table/rules/score.yaml:9", Lang.EN, "End {number} is counted.");
        right("sjoelen/words.yaml:3", Lang.EN, "{subTurn} of three sub-turns");
    }

    @Test
    void wrongNumbersAreFound() {
        found("a", Lang.NL, "De {points} punten staan.", "\"1 punten\"");
        found("a", Lang.NL, "{discs} extra schijven", "\"1 extra schijven\"");
        found("a", Lang.DE, "Die {points} {points|Punkt|Punkte}", "\"Die 1 Punkt\"");
        found("a", Lang.DE, "nimm {dice|den|die} {dice} Würfel", "\"den 1 Würfel\"");
        found("a", Lang.DE, "mit {points} Punkten", "\"1 Punkten\"");
        found("a", Lang.DE, "{discs} {discs|Scheibe|Scheiben} liegen dort", "1 Scheibe liegen");
        found("a", Lang.EN, "{discs} discs found", "\"1 discs\"");
        found("a", Lang.EN, "{discs} disc found", "\"2 disc\"");
        found("a", Lang.EN, "All {discs} {discs|disc|discs}", "\"All 1 disc\"");
        right("a", Lang.NL, "{discs} extra {discs|schijf|schijven}");
        right("a", Lang.DE, "{discs} {discs|Scheibe liegt|Scheiben liegen} dort");
        right("a", Lang.EN, "{used} of {limit} {limit|throw|throws} {used|is|are} too few");
        right("a", Lang.EN, "{player} discs");
        right("a", Lang.DE, "Spiel {turn}: {points} {points|Punkt|Punkte}");
    }

    private static void found(String place, Lang lang, String text, String part) {
        assertThat(GLOSSARY.faults(new WrittenText(place, lang, text)))
                .as(text)
                .anySatisfy(fault -> assertThat(fault).contains(place, part));
    }

    private static void right(String place, Lang lang, String text) {
        assertThat(GLOSSARY.faults(new WrittenText(place, lang, text))).as(text).isEmpty();
    }
}
