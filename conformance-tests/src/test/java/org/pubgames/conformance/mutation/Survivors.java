package org.pubgames.conformance.mutation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Changes of Java that no vector notices.
 *
 * @param equivalents those that nobody could notice, with the reason
 * @param open those that nobody has looked at yet: a vector is missing, or a reason
 */
record Survivors(List<Equivalent> equivalents, List<String> open) {

    /**
     * A change that makes no difference.
     *
     * @param mutant its id
     * @param reason why nobody can notice it
     */
    record Equivalent(String mutant, String reason) {}

    static Path file(MutatedCode code) {
        return MutantLists.FOLDER.resolve(code.name() + ".yaml");
    }

    static Survivors of(MutatedCode code) throws IOException {
        return MutantLists.read(file(code), Survivors.class);
    }

    /**
     * What is wrong with the list, given what became of the changes in some classes.
     *
     * @param mutants every change in these classes
     * @param classes the classes, as the ids name them
     */
    List<String> wrong(List<JavaMutant> mutants, Set<String> classes) {
        Map<String, JavaMutant> byId = new HashMap<>();
        mutants.forEach(mutant -> byId.put(mutant.id(), mutant));
        List<String> wrong = new ArrayList<>();
        Set<String> listed = new HashSet<>();
        for (String id : all()) {
            JavaMutant mutant = byId.get(id);
            if (!listed.add(id)) {
                wrong.add(id + ": it is listed twice");
            } else if (mutant == null && classes.contains(outer(id))) {
                wrong.add(id + ": there is no such change");
            } else if (mutant != null && mutant.killed()) {
                wrong.add(id + ": a vector notices it, so it is to be taken off the list");
            }
        }
        equivalents.stream()
                .filter(each -> each.reason().isBlank())
                .forEach(each -> wrong.add(each.mutant() + ": the reason is missing"));
        mutants.stream()
                .filter(mutant -> mutant.survived() && !listed.contains(mutant.id()))
                .forEach(mutant -> wrong.add(mutant.id() + ": no vector notices it"));
        return wrong;
    }

    /** The class with a file of its own that a change is in, as its id names it. */
    static String outer(String id) {
        String place = new JavaMutant(id, "").place();
        int inner = place.indexOf('$');
        return inner < 0 ? place : place.substring(0, inner);
    }

    /** Every change that is listed. */
    List<String> all() {
        List<String> all = new ArrayList<>(open);
        equivalents.forEach(each -> all.add(each.mutant()));
        return all;
    }
}
