package org.pubgames.club.archive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.competition.Competition;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;

/**
 * The variants of an evening that is read in.
 *
 * @param catalogue those of this server and those that it does not know yet
 * @param unknown those that it does not know, with their files
 * @param problems what is wrong with them
 */
record ArchivedVariants(Catalogue catalogue, Map<Variant, String> unknown, List<Problem> problems) {

    ArchivedVariants {
        unknown = Map.copyOf(unknown);
        problems = List.copyOf(problems);
    }

    static ArchivedVariants of(ArchivedEvening archived, Catalogue here) {
        List<VariantFile> files = new ArrayList<>();
        archived.variants()
                .forEach(
                        (id, text) -> {
                            if (find(here, id).isEmpty()) {
                                files.add(new VariantFile(id + ".yaml", text));
                            }
                        });
        Catalogue with = files.isEmpty() ? here : here.with(files);
        Map<Variant, String> unknown = new LinkedHashMap<>();
        List<Problem> problems = new ArrayList<>();
        archived.variants()
                .forEach(
                        (id, text) -> {
                            Optional<Variant> known = find(here, id);
                            if (known.isPresent()) {
                                same(here, known.get(), text).ifPresent(problems::add);
                            } else {
                                find(with, id)
                                        .ifPresentOrElse(
                                                found -> unknown.put(found, text),
                                                () -> problems.add(changed(id)));
                            }
                        });
        EveningPlan plan = archived.evening().plan();
        problems.addAll(missing(with, plan.game(), plan.variant()));
        if (plan.competes()) {
            problems.addAll(missing(with, Competition.KEY.id(), plan.competition()));
        }
        return new ArchivedVariants(with, unknown, problems);
    }

    private static Optional<Variant> find(Catalogue catalogue, String id) {
        return Games.installed().stream()
                .flatMap(game -> catalogue.of(game).find(id).stream())
                .findFirst();
    }

    /** By other rules under the same name the next matches would be others. */
    private static Optional<Problem> same(Catalogue here, Variant known, String text) {
        return here.of(Games.find(known.game()).orElseThrow())
                .read(text, known.id() + ".yaml")
                .fold(
                        read ->
                                read.digest().equals(known.digest())
                                        ? Optional.empty()
                                        : Optional.of(changed(known.id())),
                        problems -> Optional.of(changed(known.id())));
    }

    private static Problem changed(String id) {
        return ArchiveFiles.problem("club-zip-variant", id);
    }

    private static List<Problem> missing(Catalogue catalogue, String game, String variant) {
        return Games.look(game, Where.UNKNOWN)
                .fold(
                        found -> catalogue.of(found).look(variant, Where.UNKNOWN).problems(),
                        problems -> problems);
    }
}
