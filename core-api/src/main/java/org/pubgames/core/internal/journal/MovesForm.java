package org.pubgames.core.internal.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.FieldLimit;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.Moves;
import org.pubgames.core.internal.data.JsonWriter;

/** What may happen next, as JSON. */
public final class MovesForm {

    /** The field that says what a value or a limit is. */
    public static final String TAG = "is";

    private MovesForm() {}

    /** Moves as a map to be written. */
    public static Map<String, Object> fields(Moves<?> moves) {
        Map<String, Object> fields = new LinkedHashMap<>();
        List<Object> listed = new ArrayList<>();
        moves.listed().forEach(event -> listed.add(JsonWriter.tagged(JsonMatchCodec.TAG, event)));
        fields.put("listed", listed);
        fields.put("forms", moves.forms().stream().map(MovesForm::form).toList());
        return fields;
    }

    /** A form as a map to be written. */
    public static Map<String, Object> form(Form form) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("kind", form.kind().kind());
        fields.put("roles", form.kind().roles());
        fields.put("label", form.kind().label());
        fields.put("help", form.kind().help());
        fields.put("fields", form.fields().stream().map(MovesForm::field).toList());
        fields.put("limits", limits(form.limits()));
        fields.put("complete", form.complete());
        return fields;
    }

    private static Map<String, Object> field(FormField field) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", field.name());
        fields.put("required", field.required());
        fields.put("values", values(field.values()));
        return fields;
    }

    private static List<Object> limits(List<FieldLimit> limits) {
        List<Object> all = new ArrayList<>();
        limits.forEach(limit -> all.add(JsonWriter.tagged(TAG, limit)));
        return all;
    }

    private static Map<String, Object> values(FieldValues values) {
        Map<String, Object> fields = JsonWriter.tagged(TAG, values);
        if (values instanceof FieldValues.ListOf list) {
            fields.put("each", values(list.each()));
        } else if (values instanceof FieldValues.Parts parts) {
            fields.put("fields", parts.fields().stream().map(MovesForm::field).toList());
            fields.put("limits", limits(parts.limits()));
        }
        return fields;
    }
}
