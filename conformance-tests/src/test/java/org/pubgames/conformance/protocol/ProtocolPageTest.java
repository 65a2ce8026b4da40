package org.pubgames.conformance.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.Json;
import org.pubgames.core.Games;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** The examples of the page about the protocol are what our engine answers. */
class ProtocolPageTest {

    private static final Path PAGE = Path.of("..", "docs", "conformance-protocol.md");

    private static Schema schema(String kind) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(ProtocolSchema.text(kind));
    }

    private static Node node(String json) {
        return JsonText.read(json, Where.UNKNOWN).orElseThrow();
    }

    @Test
    void everyExampleIsWhatOurEngineAnswers() throws IOException {
        ProtocolServer server = ProtocolServer.ofInstalledGames();
        Schema request = schema("request");
        Schema reply = schema("reply");
        Optional<String> answer = Optional.empty();
        int answers = 0;
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith("→ ")) {
                String asked = line.substring(2);
                boolean known = !asked.contains("\"sing\"");
                assertThat(request.validate(asked, InputFormat.JSON).isEmpty()).isEqualTo(known);
                answer = server.answer(asked);
                assertThat(answer.isEmpty()).as(asked).isEqualTo(asked.contains("\"stop\""));
            } else if (line.startsWith("← ")) {
                String shown = line.substring(2);
                Node got = node(answer.orElseThrow());
                assertThat(reply.validate(answer.orElseThrow(), InputFormat.JSON)).isEmpty();
                assertThat(shows(node(shown), got))
                        .as(
                                "%s%n  answers %s%n  but the page shows %s",
                                PAGE, Json.text(got), shown)
                        .isTrue();
                answers++;
            }
        }
        assertThat(answers).isGreaterThanOrEqualTo(9);
    }

    @Test
    void theVariantOfThePageIsTheShippedOne() throws IOException {
        String now =
                Request.Rules.of(Games.find("sjoelen").orElseThrow().variants().get("ans-2016"))
                        .line(1);
        assertThat(Files.readString(PAGE)).contains("→ " + now + "\n");
    }

    /** Whether a page may show an answer so: fields may be left out, nothing may be added. */
    private static boolean shows(Node shown, Node got) {
        if (shown instanceof Node.Fields some && got instanceof Node.Fields all) {
            return some.values().entrySet().stream()
                    .allMatch(
                            field ->
                                    all.values().containsKey(field.getKey())
                                            && shows(
                                                    field.getValue(),
                                                    all.values().get(field.getKey())));
        }
        if (shown instanceof Node.Items some && got instanceof Node.Items all) {
            List<Node> left = some.values();
            boolean same = left.size() == all.values().size();
            for (int i = 0; same && i < left.size(); i++) {
                same = shows(left.get(i), all.values().get(i));
            }
            return same;
        }
        return Json.canonical(shown).equals(Json.canonical(got));
    }
}
