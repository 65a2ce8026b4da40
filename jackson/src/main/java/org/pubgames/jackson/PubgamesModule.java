package org.pubgames.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.pubgames.jackson.internal.ReadForms;
import org.pubgames.jackson.internal.WrittenForms;
import tools.jackson.core.Version;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.deser.Deserializers;
import tools.jackson.databind.ser.Serializers;

/**
 * Teaches Jackson 3 to write what the library answers and to read what it is told, in the JSON of
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
public final class PubgamesModule extends JacksonModule {

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
        return "pubgames";
    }

    @Override
    public Object getRegistrationId() {
        return chosen ? "pubgames with options" : "pubgames";
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
        if (!chosen && isAnotherChosen(context.getOwner())) {
            return;
        }
        context.addSerializers(new Writing(new AnswerSerializer(options)));
        context.addKeySerializers(new Writing(new NoKey()));
        context.addDeserializers(new ReadingTypes(options));
    }

    private static boolean isAnotherChosen(Object owner) {
        AtomicBoolean found = new AtomicBoolean();
        if (owner instanceof MapperBuilder<?, ?> builder) {
            builder.withModules(
                    module -> {
                        if (module instanceof PubgamesModule other && other.chosen) {
                            found.set(true);
                        }
                    });
        }
        return found.get();
    }

    /** Which values the serializer is for. */
    private record Writing(ValueSerializer<Object> serializer) implements Serializers {
        @Override
        public @Nullable ValueSerializer<?> findSerializer(
                SerializationConfig config,
                JavaType type,
                BeanDescription.Supplier description,
                JsonFormat.@Nullable Value format) {
            Class<?> raw = type.getRawClass();
            return raw == ForHost.class || WrittenForms.knows(raw) ? serializer : null;
        }
    }

    /** Which types are read, and by what. */
    private record ReadingTypes(JsonOptions options) implements Deserializers {
        @Override
        public @Nullable ValueDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
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
