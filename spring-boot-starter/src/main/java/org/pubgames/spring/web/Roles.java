package org.pubgames.spring.web;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubgames.core.Role;

/** The names of capacities in addresses: {@code player}, {@code referee} … */
final class Roles {

    private Roles() {}

    static String name(Role role) {
        return role.name().toLowerCase(Locale.ROOT);
    }

    /** The capacity of this name; empty for no name. */
    static Optional<Role> of(Optional<String> name) {
        return name.map(
                text ->
                        Arrays.stream(Role.values())
                                .filter(role -> name(role).equals(text))
                                .findFirst()
                                .orElseThrow(() -> unknown(text)));
    }

    private static Refused unknown(String text) {
        List<String> names = Arrays.stream(Role.values()).map(Roles::name).toList();
        return new Refused(
                400,
                Refused.problem("unknown-role")
                        .withValue(text)
                        .withAllowed(String.join(", ", names)));
    }
}
