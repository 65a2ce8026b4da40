package org.pubgames.conformance.testee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.conformance.profile.Level;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;

class ClaimedGamesTest {

    private static final Set<Feature> ALL = Set.of(Feature.SCORE, Feature.PLAY, Feature.POINTS);

    private final List<String> wrong = new ArrayList<>();

    private ClaimedGames read(String json) {
        Node node = JsonText.read(json, Where.UNKNOWN).orElseThrow();
        return ClaimedGames.read(node, ALL, "/games", (path, allowed) -> wrong.add(path));
    }

    private static Claim claim(ClaimedGames games) {
        return new Claim("e", "", "", "", "", games.games(), ALL, games.scopes());
    }

    @Test
    void aGameMayBeClaimedForItself() {
        Claim claim =
                claim(
                        read(
                                "{\"sjoelen\":{\"variants\":[\"masters\"],\"features\":[\"score\"],\"level\":\"core\"},"
                                        + "\"schocken\":[\"hattersheim\"],\"shovelboard\":{\"level\":\"play\"}}"));
        assertThat(wrong).isEmpty();
        assertThat(claim.games())
                .isEqualTo(
                        Map.of(
                                "sjoelen", List.of("masters"),
                                "schocken", List.of("hattersheim"),
                                "shovelboard", List.of()));
        assertThat(claim.scope("sjoelen"))
                .isEqualTo(new Claim.Scope(Set.of(Feature.SCORE), Level.CORE));
        assertThat(claim.scope("schocken")).isEqualTo(new Claim.Scope(ALL, Level.FULL));
        assertThat(claim.scope("shovelboard")).isEqualTo(new Claim.Scope(ALL, Level.PLAY));
        assertThat(claim.within("sjoelen").can(Feature.POINTS)).isFalse();
        assertThat(claim.within("schocken").can(Feature.POINTS)).isTrue();
    }

    @Test
    void whatIsWrittenIsReadBack() {
        ClaimedGames games =
                read(
                        "{\"sjoelen\":{\"variants\":[],\"features\":[\"play\"],\"level\":\"play\"},\"schocken\":[]}");
        assertThat(read(JsonWriter.write(ClaimedGames.written(claim(games))))).isEqualTo(games);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[] | /games",
                "{\"sjoelen\": 3} | /games/sjoelen",
                "{\"sjoelen\": [3]} | /games/sjoelen",
                "{\"sjoelen\": {\"variants\": \"masters\"}} | /games/sjoelen/variants",
                "{\"sjoelen\": {\"features\": [\"fly\"]}} | /games/sjoelen/features",
                "{\"sjoelen\": {\"level\": \"most\"}} | /games/sjoelen/level",
                "{\"sjoelen\": {\"levels\": []}} | /games/sjoelen/levels",
            })
    void whatCannotBeIsTold(String json, String path) {
        read(json);
        assertThat(wrong).containsExactly(path);
    }
}
