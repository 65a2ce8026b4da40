package org.pubgames.core.internal.data;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.spi.AsArray;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.OrEmpty;

/**
 * JSON Schemas (2020-12) of records and of sealed interfaces of records, from their components and
 * constraints.
 */
public final class JsonSchema {

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private JsonSchema() {}

    /** The schema of a sealed interface whose records are told apart by the field {@code tag}. */
    public static Map<String, Object> ofSealed(String title, String tag, Class<?> sealed) {
        Map<String, Object> definitions = new LinkedHashMap<>();
        List<Object> choices = new ArrayList<>();
        for (Class<?> type : Names.kinds(sealed).values()) {
            String name = Names.written(type.getSimpleName());
            Map<String, Object> properties = new LinkedHashMap<>();
            List<Object> required = new ArrayList<>();
            properties.put(tag, Map.of("const", name));
            required.add(tag);
            Map<String, Object> schema = object(type, properties, required);
            definitions.put(name, schema);
            choices.add(Map.of("$ref", "#/$defs/" + name));
        }
        Map<String, Object> root = root(title);
        root.put("oneOf", choices);
        root.put("$defs", definitions);
        return root;
    }

    /** The head of a schema document. */
    public static Map<String, Object> root(String title) {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("$schema", DIALECT);
        root.put("title", title);
        return root;
    }

    /** The schema of one record. */
    public static Map<String, Object> ofRecord(Class<?> type) {
        return object(type, new LinkedHashMap<>(), new ArrayList<>());
    }

    /**
     * The schema of an object with these fields and no others.
     *
     * @param fields the schemas of its fields, by name
     * @param optional the fields that may be left out
     */
    public static Map<String, Object> ofFields(Map<String, ?> fields, Collection<String> optional) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", fields);
        schema.put(
                "required",
                fields.keySet().stream().filter(each -> !optional.contains(each)).toList());
        schema.put("additionalProperties", false);
        return schema;
    }

    /** The schema of a list. */
    public static Map<String, Object> ofList(Map<String, ?> each) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "array");
        schema.put("items", each);
        return schema;
    }

    /** The schema of a constant of an enum. */
    public static Map<String, Object> ofEnum(Class<?> type) {
        return Map.of("enum", Binder.constants(type));
    }

    /** A type by its name. */
    public static Map<String, Object> type(String name) {
        return Map.of("type", name);
    }

    /** One of the definitions of the same document. */
    public static Map<String, Object> reference(String definition) {
        return Map.of("$ref", "#/$defs/" + definition);
    }

    private static Map<String, Object> object(
            Class<?> type, Map<String, Object> properties, List<Object> required) {
        for (RecordComponent component : Records.components(type)) {
            properties.put(Records.name(component), of(component.getAnnotatedType()));
            if (!JsonWriter.optional(component) && !component.isAnnotationPresent(OrEmpty.class)) {
                required.add(Records.name(component));
            }
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", required);
        schema.put("additionalProperties", false);
        return schema;
    }

    /**
     * The schema of one component of a record.
     *
     * @throws IllegalArgumentException when the record has no such component
     */
    public static Map<String, Object> ofComponent(Class<?> record, String name) {
        RecordComponent component = Records.component(record, name);
        return of(component.getAnnotatedType());
    }

    /** Constraints stand on the type: on the component itself they are not kept. */
    private static Map<String, Object> of(AnnotatedType annotated) {
        Map<String, Object> schema = new LinkedHashMap<>();
        if (annotated instanceof AnnotatedParameterizedType generic) {
            AnnotatedType inner = generic.getAnnotatedActualTypeArguments()[0];
            if (((ParameterizedType) generic.getType()).getRawType() == Map.class) {
                schema.put("type", "object");
                schema.put(
                        "additionalProperties", of(generic.getAnnotatedActualTypeArguments()[1]));
                return schema;
            }
            if (((ParameterizedType) generic.getType()).getRawType() == java.util.Optional.class) {
                return of(inner);
            }
            schema.put("type", "array");
            schema.put("items", of(inner));
            size(schema, annotated, "Items");
            return schema;
        }
        Class<?> plain = (Class<?>) annotated.getType();
        if (plain.isEnum()) {
            schema.put("enum", Binder.constants(plain));
        } else if (AsArray.holds(plain)) {
            schema.put("type", "array");
            schema.put(
                    "prefixItems",
                    Arrays.stream(Records.components(plain))
                            .map(component -> of(component.getAnnotatedType()))
                            .toList());
            schema.put("minItems", Records.components(plain).length);
            schema.put("maxItems", Records.components(plain).length);
        } else if (plain.isRecord()) {
            return ofRecord(plain);
        } else if (plain == String.class) {
            schema.put("type", "string");
            size(schema, annotated, "Length");
        } else if (plain == boolean.class || plain == Boolean.class) {
            schema.put("type", "boolean");
        } else {
            schema.put("type", plain == BigDecimal.class ? "number" : "integer");
            range(schema, annotated);
        }
        return schema;
    }

    private static void range(Map<String, Object> schema, AnnotatedType constraints) {
        Min min = constraints.getAnnotation(Min.class);
        Max max = constraints.getAnnotation(Max.class);
        DecimalMin least = constraints.getAnnotation(DecimalMin.class);
        DecimalMax most = constraints.getAnnotation(DecimalMax.class);
        if (min != null) {
            schema.put("minimum", min.value());
        }
        if (max != null) {
            schema.put("maximum", max.value());
        }
        if (least != null) {
            schema.put("minimum", new BigDecimal(least.value()));
        }
        if (most != null) {
            schema.put("maximum", new BigDecimal(most.value()));
        }
    }

    private static void size(Map<String, Object> schema, AnnotatedType constraints, String what) {
        Size size = constraints.getAnnotation(Size.class);
        if (size != null) {
            schema.put("min" + what, size.min());
            schema.put("max" + what, size.max());
        }
    }
}
