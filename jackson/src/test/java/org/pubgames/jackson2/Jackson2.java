package org.pubgames.jackson2;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.List;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.jackson.JsonOptions;
import org.pubgames.jackson.Mapper;

/** A mapper of Jackson 2. */
record Jackson2(ObjectMapper mapper) implements Mapper {

    static Jackson2 found() {
        return new Jackson2(JsonMapper.builder().findAndAddModules().build());
    }

    @Override
    public String write(Object value) throws IOException {
        return mapper.writeValueAsString(value);
    }

    @Override
    public String write(Object value, Lang lang) throws IOException {
        return mapper.writer().withAttribute(JsonOptions.LANG, lang).writeValueAsString(value);
    }

    @Override
    public String indented(Object value) throws IOException {
        return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    }

    @Override
    public String tree(Object value) {
        JsonNode tree = mapper.valueToTree(value);
        return tree.toString();
    }

    @Override
    public Object read(String json, Type type) throws IOException {
        return mapper.readValue(json, mapper.constructType(type));
    }

    @Override
    public Object convert(Object tree, Type type) {
        return mapper.convertValue(tree, mapper.constructType(type));
    }

    @Override
    public Mapper typed() {
        ObjectMapper copy = mapper.copy();
        copy.activateDefaultTyping(
                BasicPolymorphicTypeValidator.builder().allowIfBaseType(Object.class).build(),
                ObjectMapper.DefaultTyping.NON_FINAL_AND_ENUMS);
        return new Jackson2(copy);
    }

    /** Ways through a tree wrap what was thrown. */
    private static Throwable root(Throwable thrown) {
        return thrown instanceof IllegalArgumentException && thrown.getCause() != null
                ? thrown.getCause()
                : thrown;
    }

    @Override
    public boolean refused(Throwable thrown) {
        return root(thrown) instanceof HiddenValueException;
    }

    @Override
    public List<Problem> problems(Throwable thrown) {
        return root(thrown) instanceof UnreadableBodyException unreadable
                ? unreadable.problems()
                : List.of();
    }
}
