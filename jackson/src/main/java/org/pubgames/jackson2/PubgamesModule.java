package org.pubgames.jackson2;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.ser.Serializers;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.jackson.AnsweredEvent;
import org.pubgames.jackson.ForHost;
import org.pubgames.jackson.JsonOptions;
import org.pubgames.jackson.internal.ReadForms;
import org.pubgames.jackson.internal.WrittenForms;

/**
 * Teaches Jackson 2 to write what the library answers and to read what it is told, in the JSON of
 * {@link org.pubgames.core.AnswerCodec} and {@link org.pubgames.core.MatchCodec}. Found by {@code
 * findAndAddModules()}; a module with options that is added to the same mapper takes the place of
 * the one that is found. Safe to share between threads.
 *
 * <p>What can hold things that other players may not see is refused with {@link
 * HiddenValueException}, wherever it stands: such an event, a state, a match or a verdict is
 * written as one viewer may see it, by {@link org.pubgames.core.MatchView} or {@link
 * AnsweredEvent#seenBy}, or whole within {@link ForHost}. Mistakes in what is read are {@link
 * UnreadableBodyException}s.
 */
public final class PubgamesModule extends Module {

    private static final String FOUND = "pubgames";
    private static final String CHOSEN = "pubgames with options";

    private final JsonOptions options;
    private final boolean chosen;

    /** The module with standard options: sentences in English, variants of the class path. */
    public PubgamesModule() {
        this(JsonOptions.standard(), false);
    }

    /**
     * The module with options.
     *
     * @param options language and variants
     */
    public PubgamesModule(JsonOptions options) {
        this(options, true);
    }

    private PubgamesModule(JsonOptions options, boolean chosen) {
        this.options = options;
        this.chosen = chosen;
    }

    @Override
    public String getModuleName() {
        return FOUND;
    }

    @Override
    public Object getTypeId() {
        return chosen ? CHOSEN : FOUND;
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
        Object owner = context.getOwner();
        if (!chosen
                && owner instanceof ObjectMapper mapper
                && mapper.getRegisteredModuleIds().contains(CHOSEN)) {
            return;
        }
        context.addSerializers(new Writing(new AnswerSerializer(options)));
        context.addKeySerializers(new Writing(new NoKey()));
        context.addDeserializers(new ReadingTypes(options));
    }

    /** Which values the serializer is for. */
    private static final class Writing extends Serializers.Base {

        private final JsonSerializer<Object> serializer;

        Writing(JsonSerializer<Object> serializer) {
            this.serializer = serializer;
        }

        @Override
        public @Nullable JsonSerializer<?> findSerializer(
                SerializationConfig config, JavaType type, BeanDescription description) {
            Class<?> raw = type.getRawClass();
            return raw == ForHost.class || WrittenForms.knows(raw) ? serializer : null;
        }
    }

    /** Which types are read, and by what. */
    private static final class ReadingTypes extends Deserializers.Base {

        private final JsonOptions options;

        ReadingTypes(JsonOptions options) {
            this.options = options;
        }

        @Override
        public @Nullable JsonDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription description) {
            return reader(type).map(found -> new AnswerDeserializer(found, options)).orElse(null);
        }

        private static Optional<ReadForms.Reader> reader(JavaType type) {
            return ReadForms.of(
                    type.getRawClass(),
                    general -> {
                        JavaType[] parameters = type.findTypeParameters(general);
                        return parameters.length == 0
                                ? Optional.empty()
                                : Optional.of(parameters[parameters.length - 1].getRawClass());
                    });
        }

        @Override
        public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
            return ReadForms.of(type, general -> Optional.empty()).isPresent();
        }
    }
}
