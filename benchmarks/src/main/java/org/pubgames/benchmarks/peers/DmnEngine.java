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

    /**
     * An engine of the rules of sjoelen.
     *
     * @throws IllegalStateException when no rule has a condition written in FEEL
     */
    static Engine of(List<PlainRule> rules) {
        if (rules.stream().noneMatch(rule -> FEEL.has(rule.about()))) {
            throw new IllegalStateException(
                    rules.get(0).name() + " and the others are not those in FEEL");
        }
        BiFunction<Map<String, String>, List<String>, Function<Map<String, Object>, List<String>>>
                decisions = decisions();
        return new KindEngine(
                rules,
                (kind, about) -> FEEL.has(kind) ? part(kind, about, decisions) : Plain.part(about));
    }

    private static KindEngine.Part part(
            Class<?> kind,
            List<PlainRule> rules,
            BiFunction<
                            Map<String, String>,
                            List<String>,
                            Function<Map<String, Object>, List<String>>>
                    decisions) {
        Map<String, String> conditions = FEEL.of(kind, rules);
        Map<String, PlainRule> byName = new HashMap<>();
        rules.forEach(rule -> byName.put(rule.name(), rule));
        Map<String, List<Method>> inputs = inputs(kind, conditions);
        Function<Map<String, Object>, List<String>> decision =
                decisions.apply(conditions, List.copyOf(inputs.keySet()));
        return situation -> {
            for (String rule : decision.apply(values(inputs, situation))) {
                byName.get(rule).conclude(situation);
            }
        };
    }

    /** What the conditions read of a situation: a value, or a value of one of its components. */
    private static Map<String, List<Method>> inputs(Class<?> kind, Map<String, String> conditions) {
        Map<String, List<Method>> inputs = new LinkedHashMap<>();
        for (Method method : kind.getDeclaredMethods()) {
            if (method.getParameterCount() > 0) {
                continue;
            }
            if (conditions.values().stream().anyMatch(each -> reads(each, method.getName()))) {
                inputs.put(method.getName(), List.of(method));
            }
            for (Method part : method.getReturnType().getMethods()) {
                String name = method.getName() + "_" + part.getName();
                if (part.getParameterCount() == 0
                        && conditions.values().stream().anyMatch(each -> reads(each, name))) {
                    inputs.put(name, List.of(method, part));
                }
            }
        }
        return inputs;
    }

    private static boolean reads(String condition, String name) {
        return Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(condition).find();
    }

    private static Map<String, Object> values(
            Map<String, List<Method>> inputs, Situation situation) {
        Map<String, Object> values = new LinkedHashMap<>();
        inputs.forEach(
                (name, path) -> {
                    Object value = situation;
                    for (Method step : path) {
                        value = read(step, value);
                    }
                    values.put(name, value instanceof Enum<?> constant ? constant.name() : value);
                });
        return values;
    }

    private static Object read(Method step, Object value) {
        try {
            return step.invoke(value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(step + " cannot be read", e);
        }
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
