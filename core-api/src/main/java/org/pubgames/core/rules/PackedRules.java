package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.internal.book.PackedFiles;
import org.pubgames.core.internal.data.PackedEntries;
import org.pubgames.core.internal.data.PackedReader;
import org.pubgames.core.internal.data.PackedWriter;
import org.pubgames.core.internal.parts.Reached;

/**
 * The plain rules of a game by the names of the classes that the build made of their conditions and
 * conclusions. The rules about one kind of situation are made when the first such situation is put,
 * so that a process that asks few rules does not load them all. Safe to share between threads.
 */
final class PackedRules {

    static final String FILE = "model.bin";

    /** The name of the one object of a compiled condition or conclusion. */
    static final String ONE = "INSTANCE";

    private final ClassLoader loader;
    private final int count;
    private final PackedEntries<List<Placed>> byKind;

    /** A rule and its place in the rule set. */
    private record Placed(int place, PlainRule rule) {}

    private PackedRules(ClassLoader loader, byte[] packed) {
        this.loader = loader;
        PackedReader in = new PackedReader(packed);
        this.count = in.number();
        this.byKind = new PackedEntries<>(in, this::rules);
    }

    /** Those that the build packed beside a game's class; null where it packed none. */
    static @Nullable PackedRules of(Class<?> game) {
        byte[] packed = PackedFiles.of(game, FILE);
        return packed == null ? null : new PackedRules(game.getClassLoader(), packed);
    }

    /** Rules of their compact form. */
    static PackedRules of(Class<?> game, byte[] packed) {
        return new PackedRules(game.getClassLoader(), packed);
    }

    /** The compact form of rules; none when a part of one is not the one object of its class. */
    static Optional<byte[]> pack(List<PlainRule> rules) {
        Map<String, List<Integer>> byKind = new LinkedHashMap<>();
        for (int i = 0; i < rules.size(); i++) {
            if (!rules.get(i).parts().stream().allMatch(PackedRules::single)) {
                return Optional.empty();
            }
            byKind.computeIfAbsent(rules.get(i).about().getName(), kind -> new ArrayList<>())
                    .add(i);
        }
        PackedWriter out = new PackedWriter();
        out.number(rules.size());
        PackedEntries.write(
                out,
                byKind,
                (part, places) -> part.list(places, place -> write(part, place, rules.get(place))));
        return Optional.of(out.bytes());
    }

    private static void write(PackedWriter out, int place, PlainRule rule) {
        out.number(place);
        out.text(rule.name());
        out.texts(rule.parts().stream().map(part -> part.getClass().getName()).toList());
    }

    private static boolean single(Object part) {
        try {
            return part.getClass().getField(ONE).get(null) == part;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    /** How many rules there are. */
    int count() {
        return count;
    }

    /** The rules that look at situations of a kind, in the order of the rule set. */
    List<PlainRule> about(Class<?> kind) {
        List<Placed> found = new ArrayList<>();
        for (String name : names(kind, new HashSet<>())) {
            List<Placed> some = byKind.get(name);
            if (some != null) {
                found.addAll(some);
            }
        }
        return inOrder(found);
    }

    /** All of them, in the order of the rule set. */
    List<PlainRule> all() {
        List<Placed> found = new ArrayList<>();
        byKind.values().forEach(found::addAll);
        return inOrder(found);
    }

    private static List<PlainRule> inOrder(List<Placed> found) {
        found.sort((one, other) -> Integer.compare(one.place(), other.place()));
        return found.stream().map(Placed::rule).toList();
    }

    /** The names of a class and of all that it extends and implements. */
    private static Set<String> names(@Nullable Class<?> type, Set<String> names) {
        if (type != null && names.add(type.getName())) {
            names(type.getSuperclass(), names);
            for (Class<?> each : type.getInterfaces()) {
                names(each, names);
            }
        }
        return names;
    }

    private List<Placed> rules(String kind, PackedReader in) {
        Class<?> about = type(kind);
        return in.list(() -> new Placed(in.number(), rule(about, in)));
    }

    private PlainRule rule(Class<?> about, PackedReader in) {
        String name = in.text();
        List<String> parts = in.texts();
        return PlainRule.of(name, about, parts.size() - 1, number -> one(type(parts.get(number))));
    }

    private Class<?> type(String name) {
        try {
            Class<?> type = Class.forName(name, true, loader);
            Reached.type(type);
            return type;
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("part " + name + " of the rule set is missing", e);
        }
    }

    private static Object one(Class<?> part) {
        try {
            return part.getField(ONE).get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(part + " is no part of a rule", e);
        }
    }
}
