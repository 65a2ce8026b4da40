package org.pubgames.core.internal.equipment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Inspection;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.book.BookFiles;
import org.pubgames.core.internal.equipment.MeasuresFile.MeasureEntry;
import org.pubgames.core.internal.equipment.MeasuresFile.Needs;
import org.pubgames.core.internal.equipment.MeasuresFile.RegulationEntry;
import org.pubgames.core.internal.equipment.MeasuresFile.RuleEntry;

/**
 * What can be measured of a game's equipment, and the regulations that it is measured against: the
 * file {@code measures.yaml} beside the game's class. Immutable.
 */
public final class Measures {

    /** The name of the file. */
    public static final String FILE = "measures.yaml";

    private final List<Inspection> inspections;
    private final List<String> unmeasured;

    private Measures(List<Inspection> inspections, List<String> unmeasured) {
        this.inspections = List.copyOf(inspections);
        this.unmeasured = List.copyOf(unmeasured);
    }

    /**
     * The measures of a game; none where it has no such file.
     *
     * @param anchor a class in the package whose resources hold the file
     * @throws org.pubgames.core.ProblemsException when the file has mistakes; the build's tests
     *     keep a shipped one sound
     */
    public static Measures of(Class<?> anchor) {
        return anchor.getResource(FILE) == null
                ? new Measures(List.of(), List.of())
                : of(BookFiles.file(anchor, FILE, MeasuresFile.class));
    }

    static Measures of(MeasuresFile file) {
        List<Measure> measures =
                file.measures().stream().map(entry -> measure(entry, file.regulations())).toList();
        SheetForm form = SheetForm.of(measures);
        boolean alone = file.alone().orElse(false);
        return new Measures(
                file.regulations().stream()
                        .<Inspection>map(
                                entry -> new RegulationInspection(entry, measures, form, alone))
                        .toList(),
                file.unmeasured().orElse(List.of()));
    }

    private static Measure measure(MeasureEntry entry, List<RegulationEntry> regulations) {
        List<Measure.Allowance> allowances = new ArrayList<>();
        for (RuleEntry rule : entry.rules()) {
            Requirement requirement = Allowed.of(entry, rule);
            boolean note = rule.custom().orElse(false) || !requirement.missed();
            for (String clause : rule.clauses()) {
                List<String> holding =
                        regulations.stream()
                                .filter(one -> one.sources().contains(source(clause)))
                                .map(RegulationEntry::regulation)
                                .filter(id -> rule.only().map(id::equals).orElse(true))
                                .toList();
                if (holding.isEmpty()) {
                    throw new IllegalArgumentException(
                            entry.measure() + ": no regulation holds the clause " + clause);
                }
                for (String regulation : holding) {
                    allowances.add(
                            new Measure.Allowance(
                                    regulation,
                                    rule.rule(),
                                    clause,
                                    rule.custom().orElse(false)
                                            ? "custom-not-followed"
                                            : rule.code().orElse(""),
                                    note,
                                    requirement));
                }
            }
        }
        return new Measure(
                List.of(entry.measure().substring(1).split("/")),
                kind(entry),
                entry.unit().orElse(""),
                entry.words().orElse(List.of()),
                entry.required().orElse(false),
                entry.needs().map(Needs::list).orElse(""),
                entry.needs().map(Needs::items).orElse(0),
                allowances);
    }

    static Measure.Kind kind(MeasureEntry entry) {
        Measure.Kind plain =
                entry.unit().isPresent()
                        ? Measure.Kind.NUMBER
                        : entry.words().isPresent() ? Measure.Kind.WORD : Measure.Kind.TRUTH;
        return entry.kind().orElse(plain);
    }

    private static String source(String clause) {
        return clause.substring(0, clause.indexOf('.'));
    }

    /** One inspection for each regulation, the most important first. */
    public List<Inspection> inspections() {
        return inspections;
    }

    /**
     * The inspection of the equipment that a variant is played with: that of the first of its
     * documents that regulates equipment, then of those it borrows from; none where its own print
     * draws other equipment and gives no measures.
     */
    public Optional<Inspection> of(Variant variant) {
        boolean drawn = variant.sources().stream().anyMatch(unmeasured::contains);
        for (String source : drawn ? variant.sources() : variant.followed()) {
            for (Inspection inspection : inspections) {
                if (inspection.sources().contains(source)) {
                    return Optional.of(inspection);
                }
            }
        }
        return Optional.empty();
    }
}
