package org.pubgames.core.mutation;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Of what kind the values of a consequence are, as far as the fact tells. */
final class Kinds {

    private final List<RecordComponent> parts;

    Kinds(RuleText rule, ClassLoader classes) {
        try {
            Class<?> fact = Class.forName(rule.file().fullName(rule.fact()), false, classes);
            parts = fact.isRecord() ? Arrays.asList(fact.getRecordComponents()) : List.of();
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("there is no fact " + rule.fact(), e);
        }
    }

    /** The kind of a value: a number, a truth, a part of the fact. */
    Optional<String> of(List<Word> value) {
        List<Word> plain =
                value.size() > 1 && value.get(0).is("-") ? value.subList(1, value.size()) : value;
        if (plain.size() == 1 && plain.get(0).number()) {
            return Optional.of("int");
        }
        if (plain.size() == 5 && plain.get(0).text().startsWith("$") && plain.get(1).is(".")) {
            return part(plain.get(2).text()).map(part -> part.getGenericType().getTypeName());
        }
        return Optional.empty();
    }

    /** The next part of the fact of the same kind; empty when there is none. */
    Optional<String> next(String name) {
        return part(name)
                .flatMap(
                        part -> {
                            List<String> same =
                                    parts.stream()
                                            .filter(
                                                    each ->
                                                            each.getGenericType()
                                                                    .equals(part.getGenericType()))
                                            .map(RecordComponent::getName)
                                            .toList();
                            return same.size() < 2
                                    ? Optional.empty()
                                    : Optional.of(same.get((same.indexOf(name) + 1) % same.size()));
                        });
    }

    private Optional<RecordComponent> part(String name) {
        return parts.stream().filter(part -> part.getName().equals(name)).findFirst();
    }
}
