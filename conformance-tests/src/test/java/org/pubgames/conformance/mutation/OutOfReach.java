package org.pubgames.conformance.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.pubgames.conformance.profile.Profile;

/**
 * Changes of Java that are run under a variant and that no match by it can show, because its
 * settings leave out what they change.
 *
 * @param changes by reason
 */
record OutOfReach(List<Group> changes) {

    /**
     * Changes with one reason.
     *
     * @param reason which setting leaves them out
     * @param mutants their ids
     */
    record Group(String reason, List<String> mutants) {}

    /** What is listed for a profile; nothing where there is no file. */
    static OutOfReach of(Profile profile) throws IOException {
        Path file =
                MutantLists.FOLDER
                        .resolve("profile")
                        .resolve(profile.name().replace('/', '-') + ".yaml");
        return Files.exists(file)
                ? MutantLists.read(file, OutOfReach.class)
                : new OutOfReach(List.of());
    }

    Set<String> all() {
        return changes.stream()
                .flatMap(group -> group.mutants().stream())
                .collect(Collectors.toSet());
    }

    /** What is wrong with the list, given what became of every change. */
    List<String> wrong(List<JavaMutant> mutants) {
        Map<String, JavaMutant> byId =
                mutants.stream().collect(Collectors.toMap(JavaMutant::id, mutant -> mutant));
        List<String> wrong = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Group group : changes) {
            if (group.reason().isBlank()) {
                wrong.add(group.mutants() + ": the reason is missing");
            }
            for (String id : group.mutants()) {
                JavaMutant mutant = byId.get(id);
                if (!seen.add(id)) {
                    wrong.add(id + ": it is listed twice");
                } else if (mutant == null) {
                    wrong.add(id + ": there is no such change");
                } else if (mutant.killed()) {
                    wrong.add(id + ": a vector notices it, so it is to be taken off the list");
                }
            }
        }
        return wrong;
    }
}
