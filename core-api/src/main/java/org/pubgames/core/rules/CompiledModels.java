package org.pubgames.core.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.drools.model.Model;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.internal.parts.Reached;

/** The rule models that the build made for a module. */
record CompiledModels(String artifact) {

    /** The models in the packages of some classes and in their parts for rules. */
    List<Model> of(List<Class<?>> anchors) {
        List<Model> models = new ArrayList<>();
        for (Class<?> anchor : anchors) {
            for (String name : names(anchor)) {
                models.add(instance(anchor, name));
            }
        }
        return models;
    }

    private static Model instance(Class<?> anchor, String name) {
        try {
            Class<?> model = Class.forName(name, true, anchor.getClassLoader());
            Reached.type(model);
            return model.asSubclass(Model.class).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("rule model " + name + " cannot be loaded", e);
        }
    }

    private List<String> names(Class<?> anchor) {
        String path = "META-INF/kie/" + artifact + "/drools-model";
        @Nullable InputStream in = anchor.getClassLoader().getResourceAsStream(path);
        if (in == null) {
            throw new IllegalStateException("no rule model at " + path + "; was the module built?");
        }
        List<String> names = new ArrayList<>();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String name = line.strip();
                if (name.indexOf(':') < 0 && belongs(name, anchor.getPackageName())) {
                    names.add(name);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be read", e);
        }
        return names;
    }

    /** Whether a model is in the package of a game, or in its part for rules. */
    private static boolean belongs(String model, String home) {
        String found = model.substring(0, Math.max(0, model.lastIndexOf('.')));
        return found.equals(home) || (found + ".").startsWith(home + ".rules.");
    }
}
