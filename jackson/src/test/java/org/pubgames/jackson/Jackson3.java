package org.pubgames.jackson;

import java.lang.reflect.Type;
import java.util.List;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import tools.jackson.databind.jsontype.PolymorphicTypeValidator;

/** A mapper of Jackson 3. */
record Jackson3(JsonMapper mapper) implements Mapper {

    private static final PolymorphicTypeValidator ANY =
            BasicPolymorphicTypeValidator.builder().allowIfBaseType(Object.class).build();

    static Jackson3 found() {
        return new Jackson3(
                JsonMapper.builder().findAndAddModules().polymorphicTypeValidator(ANY).build());
    }

    @Override
    public String write(Object value) {
        return mapper.writeValueAsString(value);
    }

    @Override
    public String write(Object value, Lang lang) {
        return mapper.writer().withAttribute(JsonOptions.LANG, lang).writeValueAsString(value);
    }

    @Override
    public String indented(Object value) {
        return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    }

    @Override
    public String tree(Object value) {
        JsonNode tree = mapper.valueToTree(value);
        return tree.toString();
    }

    @Override
    public Object read(String json, Type type) {
        return mapper.readValue(json, mapper.constructType(type));
    }

    @Override
    public Object convert(Object tree, Type type) {
        return mapper.convertValue(tree, mapper.constructType(type));
    }

    @Override
    public Mapper typed() {
        return new Jackson3(
                mapper.rebuild()
                        .activateDefaultTyping(ANY, DefaultTyping.NON_FINAL_AND_ENUMS)
                        .build());
    }

    @Override
    public boolean refused(Throwable thrown) {
        return thrown instanceof HiddenValueException;
    }

    @Override
    public List<Problem> problems(Throwable thrown) {
        return thrown instanceof UnreadableBodyException unreadable
                ? unreadable.problems()
                : List.of();
    }
}
