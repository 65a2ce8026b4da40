package org.pubgames.spring.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The description names nothing that is not there. */
class OpenApiTest {

    private static final JsonMapper JSON = JsonMapper.shared();

    @Test
    void allReferencesLeadSomewhere() {
        JsonNode document = JSON.readTree(OpenApiController.text("/club"));
        List<String> references = new ArrayList<>();
        collect(document, references);
        assertThat(references).hasSizeGreaterThan(20);
        for (String reference : references) {
            String[] parts = reference.split("#", 2);
            JsonNode in =
                    parts[0].isEmpty()
                            ? document
                            : JSON.readTree(
                                    Games.find(parts[0].replaceAll("^/club/games/|/schema$", ""))
                                            .orElseThrow()
                                            .answers(Lang.EN)
                                            .schema());
            assertThat(in.at(parts[1]).isMissingNode()).as(reference).isFalse();
        }
        assertThat(document.toString()).doesNotContain("@");
        assertThat(document.at("/servers/0/url").stringValue()).isEqualTo("/club");
    }

    private static void collect(JsonNode node, List<String> references) {
        if (node.isObject() && node.has("$ref")) {
            references.add(node.get("$ref").stringValue());
        }
        node.forEach(child -> collect(child, references));
    }
}
