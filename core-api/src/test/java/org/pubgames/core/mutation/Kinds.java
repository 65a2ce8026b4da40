package org.pubgames.core.mutation;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Of what kind the values of a consequence are, as far as the fact tells: a value is reached from
 * the fact by methods without parameters, one after the other ({@code $close.turn().subTurn()}),
 * and is of the kind that the last of them returns.
 */
final class Kinds {

    /** What every record and every fact has; no value is read by these. */
    private static final Set<String> OF_ALL = Set.of("findings", "hashCode", "toString");

    private final Class<?> fact;

    Kinds(RuleText rule, ClassLoader classes) {
        try {
            fact = Class.forName(rule.file().fullName(rule.fact()), false, classes);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("there is no fact " + rule.fact(), e);
        }
    }

    /**
     * A method on the way from the fact to a value.
     *
     * @param name its word in the text
     * @param home the type whose method it is
     * @param method what is called
     */
    record Step(Word name, Class<?> home, Method method) {

        /**
         * The next method of the same type and kind: for a component the next component, for a
         * derived value the next derived value. Empty when there is none.
         */
        Optional<String> next() {
            List<String> components = names(components(home));
            List<String> own = components.contains(name.text()) ? components : names(derived(home));
            return own.size() < 2
                    ? Optional.empty()
                    : Optional.of(own.get((own.indexOf(name.text()) + 1) % own.size()));
        }

        private List<String> names(List<Method> methods) {
            return methods.stream()
                    .filter(
                            each ->
                                    each.getGenericReturnType()
                                            .equals(method.getGenericReturnType()))
                    .map(Method::getName)
                    .toList();
        }
    }

    /** The kind of a value: a number, or what the way from the fact leads to. */
    Optional<String> of(List<Word> value) {
        List<Word> plain =
                value.size() > 1 && value.get(0).is("-") ? value.subList(1, value.size()) : value;
        if (plain.size() == 1 && plain.get(0).number()) {
            return Optional.of("int");
        }
        List<Step> steps = steps(plain, 0);
        boolean whole = !steps.isEmpty() && plain.size() == 1 + 4 * steps.size();
        return whole
                ? Optional.of(
                        steps.get(steps.size() - 1).method().getGenericReturnType().getTypeName())
                : Optional.empty();
    }

    /** The ways from the fact to values that begin anywhere among some words, step by step. */
    List<Step> steps(List<Word> words) {
        List<Step> all = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            all.addAll(steps(words, i));
        }
        return all;
    }

    /** The way from the fact that begins at a place; empty when none does. */
    private List<Step> steps(List<Word> words, int start) {
        List<Step> steps = new ArrayList<>();
        if (!words.get(start).text().startsWith("$")) {
            return steps;
        }
        Class<?> home = fact;
        for (int i = start + 1; i + 3 < words.size(); i += 4) {
            boolean call =
                    words.get(i).is(".")
                            && words.get(i + 1).name()
                            && words.get(i + 2).is("(")
                            && words.get(i + 3).is(")");
            Optional<Method> method =
                    call ? method(home, words.get(i + 1).text()) : Optional.empty();
            if (method.isEmpty()) {
                break;
            }
            steps.add(new Step(words.get(i + 1), home, method.get()));
            home = method.get().getReturnType();
        }
        return steps;
    }

    private static Optional<Method> method(Class<?> home, String name) {
        List<Method> all = new ArrayList<>(components(home));
        all.addAll(derived(home));
        return all.stream().filter(each -> each.getName().equals(name)).findFirst();
    }

    /** What reads the components of a record, in their order. */
    private static List<Method> components(Class<?> type) {
        return !type.isRecord()
                ? List.of()
                : Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getAccessor)
                        .filter(method -> !OF_ALL.contains(method.getName()))
                        .toList();
    }

    /** What a type of ours derives, by name. */
    private static List<Method> derived(Class<?> type) {
        if (type.getClassLoader() == null || type.isArray() || type.isPrimitive()) {
            return List.of();
        }
        List<String> components = components(type).stream().map(Method::getName).toList();
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .filter(method -> !method.isSynthetic())
                .filter(method -> method.getParameterCount() == 0)
                .filter(method -> method.getReturnType() != void.class)
                .filter(method -> !OF_ALL.contains(method.getName()))
                .filter(method -> !components.contains(method.getName()))
                .sorted(Comparator.comparing(Method::getName))
                .toList();
    }
}
