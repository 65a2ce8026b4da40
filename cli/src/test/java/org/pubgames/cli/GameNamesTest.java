package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What hosts import of the library and of all games: an app that plays two games can import what it
 * needs of both, since no name stands twice.
 *
 * <p>This is about types of their own. What is inside another one is written with that one's name,
 * such as {@code SjoelenEvent.MatchAbandoned} beside {@code SchockenEvent.MatchAbandoned}: it is
 * the same thing in each game and has the same name in files.
 */
@AnalyzeClasses(packages = "org.pubgames", importOptions = ImportOption.DoNotIncludeTests.class)
class GameNamesTest {

    /** Whose packages are for hosts, but for those that only the game itself uses. */
    private static final String HOSTS =
            "org\\.pubgames\\.(core|(sjoelen|schocken|shuffleboard|competition)(\\.(?!play|rules|picture|pairing)\\w+)?)";

    @ArchTest
    static void noNameStandsTwice(JavaClasses all) {
        var homes = new TreeMap<String, Set<String>>();
        all.stream()
                .filter(GameNamesTest::imported)
                .forEach(
                        type ->
                                homes.computeIfAbsent(type.getSimpleName(), name -> new TreeSet<>())
                                        .add(type.getPackageName()));
        assertThat(homes)
                .containsKeys(
                        "Game",
                        "SjoelenEvent",
                        "SchockenEvent",
                        "TournamentEvent",
                        "ShuffleboardEvent",
                        "CourtShuffleboard",
                        "CompetitionEvent");
        assertThat(homes.entrySet()).allMatch(entry -> entry.getValue().size() == 1);
    }

    private static boolean imported(JavaClass type) {
        return type.getPackageName().matches(HOSTS)
                && type.isTopLevelClass()
                && type.getModifiers().contains(JavaModifier.PUBLIC);
    }
}
