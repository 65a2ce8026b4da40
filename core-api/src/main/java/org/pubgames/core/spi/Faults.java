package org.pubgames.core.spi;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;

/** What is wrong with a position, part by part. Belongs to one thread. */
public final class Faults {

    private final List<Problem> all = new ArrayList<>();
    private final List<String> seats;

    /**
     * Nothing is wrong yet.
     *
     * @param seats who plays
     */
    public Faults(List<String> seats) {
        this.seats = List.copyOf(seats);
    }

    /**
     * Adds a part that is wrong.
     *
     * @param code the code of the problem
     * @param path JSON pointer to the part in the position
     * @param value the value as written
     * @param allowed what would be accepted; empty where nothing would
     */
    public void add(String code, String path, Object value, String allowed) {
        all.add(Problem.of(code, Where.UNKNOWN.path(path)).withValue(value).withAllowed(allowed));
    }

    /**
     * Adds a part that is wrong by what a rule concludes.
     *
     * @param code the code of the problem
     * @param path JSON pointer to the part in the position
     * @param value the value as written
     * @param allowed what would be accepted; empty where nothing would
     * @param found what the rules concluded aside
     * @param effect the type of the conclusion that speaks against it
     */
    public void concluded(
            String code,
            String path,
            Object value,
            String allowed,
            Findings found,
            Class<?> effect) {
        String rule =
                found.all().stream()
                        .filter(finding -> effect.isInstance(finding.effect()))
                        .map(Finding::rule)
                        .findFirst()
                        .orElse("");
        all.add(
                Problem.of(code, Where.UNKNOWN.path(path))
                        .withValue(value)
                        .withAllowed(allowed)
                        .withRule(rule));
    }

    /**
     * Adds what others have found.
     *
     * @param others checked with other names
     */
    public void addAll(Faults others) {
        all.addAll(others.all);
    }

    /**
     * Adds a number that is not between two others.
     *
     * @param path JSON pointer to the number in the position
     * @param value the number
     * @param least the least that it may be
     * @param most the most that it may be
     */
    public void range(String path, long value, long least, long most) {
        if (value < least || value > most) {
            add(
                    value < least ? "too-small" : "too-large",
                    path,
                    value,
                    least >= most ? "" + most : least + "–" + most);
        }
    }

    /**
     * Adds a part that cannot be together with the rest.
     *
     * @param possible whether it can
     * @param path JSON pointer to the part in the position
     * @param value the value as written
     * @param allowed what would be accepted; empty where nothing would
     */
    public void unless(boolean possible, String path, Object value, String allowed) {
        if (!possible) {
            add("cannot-be", path, value, allowed);
        }
    }

    /**
     * Adds a part that a rule forbids.
     *
     * @param path JSON pointer to the part in the position
     * @param value the value as written
     * @param rule the id of the rule
     */
    public void refused(String path, Object value, String rule) {
        all.add(Problem.of("cannot-be", Where.UNKNOWN.path(path)).withValue(value).withRule(rule));
    }

    /**
     * Adds a name that nobody who is seated has.
     *
     * @param path JSON pointer to the name in the position
     * @param name the name
     * @return whether somebody has it
     */
    public boolean seated(String path, String name) {
        if (!seats.contains(name)) {
            all.add(
                    Problem.of("unknown-player", Where.UNKNOWN.path(path))
                            .withValue(name)
                            .withAllowed(String.join(", ", seats))
                            .withSuggestion(Nearest.of(name, seats)));
        }
        return seats.contains(name);
    }

    /**
     * The same of a name that may be left out.
     *
     * @param path JSON pointer to the name in the position
     * @param name the name, if there is one
     */
    public void seated(String path, Optional<String> name) {
        name.ifPresent(given -> seated(path, given));
    }

    /**
     * The same of several names, each of which may stand there more than once.
     *
     * @param path JSON pointer to the list in the position
     * @param names the names
     */
    public void seated(String path, List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            seated(path + "/" + i, names.get(i));
        }
    }

    /**
     * Everybody who is seated has to be named once and nobody else.
     *
     * @param path JSON pointer to the list in the position
     * @param field the field of an entry that holds the name
     * @param names the names in the list, in order
     */
    public void everybody(String path, String field, List<String> names) {
        Set<String> seen = some(path, field, names);
        for (String seat : seats) {
            if (!seen.contains(seat)) {
                add("missing-player", path, seat, String.join(", ", seats));
            }
        }
    }

    /**
     * Of those who are seated some have to be named, each once, and nobody else.
     *
     * @param path JSON pointer to the list in the position
     * @param field the field of an entry that holds the name
     * @param names the names in the list, in order
     * @return those who are named
     */
    public Set<String> some(String path, String field, List<String> names) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < names.size(); i++) {
            String at = path + "/" + i + "/" + field;
            if (seated(at, names.get(i)) && !seen.add(names.get(i))) {
                add("player-twice", at, names.get(i), "");
            }
        }
        return seen;
    }

    /**
     * What was found.
     *
     * @return in the order in which it was found
     */
    public List<Problem> all() {
        return List.copyOf(all);
    }
}
