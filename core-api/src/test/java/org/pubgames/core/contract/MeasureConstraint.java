package org.pubgames.core.contract;

import jakarta.validation.Constraint;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What a constraint on a measure refers to. */
public record MeasureConstraint(String rule, String clause, List<Class<?>> groups) {

    /** The constraints that records carry on their components and inside these. */
    static List<MeasureConstraint> of(List<Class<?>> records) {
        return records.stream()
                .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .flatMap(MeasureConstraint::of)
                .toList();
    }

    private static Stream<MeasureConstraint> of(Field field) {
        return Stream.concat(
                        Arrays.stream(field.getAnnotations()),
                        annotations(field.getAnnotatedType()))
                .flatMap(MeasureConstraint::single)
                .filter(one -> one.annotationType().isAnnotationPresent(Constraint.class))
                .map(
                        one ->
                                new MeasureConstraint(
                                        (String) attribute(one, "rule"),
                                        (String) attribute(one, "clause"),
                                        List.of((Class<?>[]) attribute(one, "groups"))));
    }

    private static Stream<Annotation> annotations(AnnotatedType type) {
        Stream<Annotation> own = Arrays.stream(type.getAnnotations());
        return type instanceof AnnotatedParameterizedType generic
                ? Stream.concat(
                        own,
                        Arrays.stream(generic.getAnnotatedActualTypeArguments())
                                .flatMap(MeasureConstraint::annotations))
                : own;
    }

    /** A repeated annotation is wrapped in a list of its own. */
    private static Stream<Annotation> single(Annotation annotation) {
        return annotation.annotationType().getSimpleName().equals("List")
                ? Arrays.stream((Annotation[]) attribute(annotation, "value"))
                : Stream.of(annotation);
    }

    private static Object attribute(Annotation annotation, String name) {
        try {
            return annotation.annotationType().getMethod(name).invoke(annotation);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(annotation + " has no attribute " + name, e);
        }
    }
}
