package org.pubgames.benchmarks.peers;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pubgames.core.rules.PlainRule;
import org.pubgames.core.spi.Engine;
import org.pubgames.core.spi.Situation;

/**
 * KIE DMN: for each kind a decision whose answer is the list of the rules that apply; their own
 * conclusions are then run. Kinds whose conditions are not written in FEEL are asked directly. Safe
 * to share.
 */
final class DmnEngine {

    private static final String DECISIONS = "org.pubgames.benchmarks.dmn.Decisions";
    private static final FeelConditions FEEL =
            FeelConditions.read("/org/pubgames/benchmarks/dmn/sjoelen.feel");

    private DmnEngine() {}

    static Engine of(List<PlainRule> rules) {
        BiFunction<Map<String, String>, List<String>, Function<Map<String, Object>, List<String>>>
                decisions = decisions();
        return new KindEngine(
                rules,
                about ->
                        FEEL.has(about.get(0).about())
                                ? part(about, decisions)
                                : Plain.part(about));
    }

    private static KindEngine.Part part(
            List<PlainRule> rules,
            BiFunction<
                            Map<String, String>,
                            List<String>,
                            Function<Map<String, Object>, List<String>>>
                    decisions) {
        Class<?> kind = rules.get(0).about();
        Map<String, String> conditions = FEEL.of(kind, rules);
        Map<String, PlainRule> byName = new HashMap<>();
        rules.forEach(rule -> byName.put(rule.name(), rule));
        List<Method> inputs = inputs(kind, conditions);
        Function<Map<String, Object>, List<String>> decision =
                decisions.apply(conditions, inputs.stream().map(Method::getName).toList());
        return situation -> {
            for (String rule : decision.apply(values(inputs, situation))) {
                byName.get(rule).conclude(situation);
            }
        };
    }

    /** The methods of a situation that the conditions read. */
    private static List<Method> inputs(Class<?> kind, Map<String, String> conditions) {
        List<Method> inputs = new ArrayList<>();
        for (Method method : kind.getDeclaredMethods()) {
            Pattern word = Pattern.compile("\\b" + Pattern.quote(method.getName()) + "\\b");
            if (method.getParameterCount() == 0
                    && conditions.values().stream().anyMatch(each -> word.matcher(each).find())) {
                inputs.add(method);
            }
        }
        return inputs;
    }

    private static Map<String, Object> values(List<Method> inputs, Situation situation) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Method input : inputs) {
            try {
                values.put(input.getName(), input.invoke(situation));
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(input + " cannot be read", e);
            }
        }
        return values;
    }

    /** The class loader of DMN: only types of the Java platform are shared with it. */
    @SuppressWarnings("unchecked")
    private static BiFunction<
                    Map<String, String>, List<String>, Function<Map<String, Object>, List<String>>>
            decisions() {
        try {
            URLClassLoader apart =
                    new URLClassLoader(
                            urls().toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
            return (BiFunction<
                            Map<String, String>,
                            List<String>,
                            Function<Map<String, Object>, List<String>>>)
                    Class.forName(DECISIONS, true, apart).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no DMN beside " + own(), e);
        }
    }

    private static List<URL> urls() {
        List<Path> paths = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            paths.add(Path.of(entry));
        }
        try (Stream<Path> jars = Files.list(own().resolveSibling("dmn"))) {
            jars.forEach(paths::add);
        } catch (IOException e) {
            throw new UncheckedIOException("no jars of DMN beside " + own(), e);
        }
        return paths.stream().map(DmnEngine::url).toList();
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(path.toString(), e);
        }
    }

    private static Path own() {
        try {
            return Path.of(
                    DmnEngine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
