package org.pubgames.benchmarks.dmn;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.drools.io.ByteArrayResource;
import org.kie.dmn.api.core.DMNContext;
import org.kie.dmn.api.core.DMNModel;
import org.kie.dmn.api.core.DMNResult;
import org.kie.dmn.api.core.DMNRuntime;
import org.kie.dmn.core.internal.utils.DMNRuntimeBuilder;

/**
 * Builds a decision from the conditions of some rules: its answer is the list of the rules that
 * apply.
 */
public final class Decisions
        implements BiFunction<
                Map<String, String>, List<String>, Function<Map<String, Object>, List<String>>> {

    private static final String MODEL =
            """
            <definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/"
                namespace="pubgames" name="pubgames" id="pubgames">%s
              <decision id="rules" name="rules"><variable name="rules"/>%s
                <literalExpression><text>[%s]</text></literalExpression>
              </decision>
            </definitions>
            """;

    /**
     * A decision.
     *
     * @param conditions FEEL by the name of the rule
     * @param inputs the names that the conditions read
     */
    @Override
    public Function<Map<String, Object>, List<String>> apply(
            Map<String, String> conditions, List<String> inputs) {
        String text = text(conditions, inputs);
        DMNRuntime runtime =
                DMNRuntimeBuilder.fromDefaults()
                        .buildConfiguration()
                        .fromResources(
                                List.of(
                                        new ByteArrayResource(
                                                text.getBytes(StandardCharsets.UTF_8))))
                        .getOrElseThrow(e -> new IllegalStateException(text, e));
        DMNModel model = runtime.getModels().get(0);
        if (model.hasErrors()) {
            throw new IllegalStateException(model.getMessages() + "\n" + text);
        }
        return values -> decide(runtime, model, values);
    }

    private static List<String> decide(
            DMNRuntime runtime, DMNModel model, Map<String, Object> values) {
        DMNContext context = runtime.newContext();
        values.forEach(context::set);
        DMNResult result = runtime.evaluateAll(model, context);
        if (!(result.getDecisionResultByName("rules").getResult() instanceof List<?> answers)) {
            throw new IllegalStateException(result.getMessages() + " about " + values);
        }
        List<String> rules = new ArrayList<>();
        for (Object answer : answers) {
            if (answer instanceof String rule) {
                rules.add(rule);
            }
        }
        return rules;
    }

    private static String text(Map<String, String> conditions, List<String> inputs) {
        StringBuilder data = new StringBuilder();
        StringBuilder needs = new StringBuilder();
        for (String name : inputs) {
            data.append(
                    "\n  <inputData id=\"_%1$s\" name=\"%1$s\"><variable name=\"%1$s\"/></inputData>"
                            .formatted(name));
            needs.append(
                    "\n    <informationRequirement><requiredInput href=\"#_%s\"/></informationRequirement>"
                            .formatted(name));
        }
        List<String> answers = new ArrayList<>();
        conditions.forEach(
                (rule, condition) ->
                        answers.add(
                                "if (" + escaped(condition) + ") then \"" + rule + "\" else null"));
        return MODEL.formatted(data, needs, String.join(",\n", answers));
    }

    private static String escaped(String condition) {
        return condition.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
