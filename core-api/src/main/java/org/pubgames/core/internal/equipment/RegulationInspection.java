package org.pubgames.core.internal.equipment;

import jakarta.validation.ConstraintViolation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.hibernate.validator.engine.HibernateConstraintViolation;
import org.pubgames.core.Inspection;
import org.pubgames.core.InspectionFinding;
import org.pubgames.core.InspectionFinding.Result;
import org.pubgames.core.InspectionReport;
import org.pubgames.core.LocalText;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.equipment.MeasuresFile.RegulationEntry;
import org.pubgames.core.internal.variant.SettingsCheck;

/** Inspects sheets by the allowances of one regulation. */
final class RegulationInspection implements Inspection {

    private static final Comparator<Check> IN_ORDER =
            Comparator.comparingInt(Check::thing)
                    .thenComparingInt(check -> check.where().line())
                    .thenComparingInt(check -> check.where().column())
                    .thenComparing(check -> check.where().path())
                    .thenComparing(Check::code)
                    .thenComparing(check -> check.allowance().rule());

    private final RegulationEntry entry;
    private final List<Measure> measures;
    private final SheetForm form;
    private final boolean alone;

    RegulationInspection(
            RegulationEntry entry, List<Measure> measures, SheetForm form, boolean alone) {
        this.entry = entry;
        this.measures =
                measures.stream()
                        .filter(measure -> !measure.under(entry.regulation()).isEmpty())
                        .toList();
        this.form = form;
        this.alone = alone;
    }

    @Override
    public String regulation() {
        return entry.regulation();
    }

    @Override
    public LocalText title() {
        return entry.title();
    }

    @Override
    public List<String> sources() {
        return entry.sources();
    }

    @Override
    public List<String> rules() {
        return measures.stream()
                .flatMap(measure -> measure.under(regulation()).stream())
                .map(Measure.Allowance::rule)
                .distinct()
                .sorted()
                .toList();
    }

    @Override
    public Reading<InspectionReport> inspect(String json, String fileName) {
        return JsonText.read(json, Where.file(fileName))
                .fold(node -> inspect(node, fileName), Reading::failed);
    }

    @Override
    public Reading<InspectionReport> inspect(Map<String, ?> measured) {
        return inspect(FromMemory.node(measured), "");
    }

    private Reading<InspectionReport> inspect(Node node, String fileName) {
        return form.read(node, fileName).fold(sheet -> Reading.of(report(sheet)), Reading::failed);
    }

    private InspectionReport report(MeasuredSheet sheet) {
        List<Check> checks = new ArrayList<>();
        List<InspectionFinding> missing = new ArrayList<>();
        Map<String, List<Measure>> things = new LinkedHashMap<>();
        for (Measure measure : measures) {
            things.computeIfAbsent(measure.path().get(0), name -> new ArrayList<>()).add(measure);
        }
        int number = 0;
        for (List<Measure> thing : things.values()) {
            for (List<Measured> one : byThing(sheet, thing)) {
                for (Measured measured : one) {
                    look(sheet, measured, number, checks, missing);
                }
                number++;
            }
        }
        checks.sort(IN_ORDER);
        Set<Check> broken = broken(new CheckedSheet(checks));
        List<InspectionFinding> findings = new ArrayList<>();
        checks.forEach(check -> findings.add(check.finding(broken.contains(check))));
        findings.addAll(missing);
        return new InspectionReport(regulation(), findings);
    }

    /** A measure and one place at which it stands or is missed. */
    private record Measured(Measure measure, String path) {}

    /** The measures of each of several things, the first thing first. */
    private static List<List<Measured>> byThing(MeasuredSheet sheet, List<Measure> measures) {
        Map<Integer, List<Measured>> things = new TreeMap<>();
        for (Measure measure : measures) {
            boolean several = measure.steps().size() > 1 && measure.steps().get(1).equals("*");
            for (String path : sheet.paths(measure)) {
                int place = several ? Integer.parseInt(path.split("/", -1)[2]) : 0;
                things.computeIfAbsent(place, key -> new ArrayList<>())
                        .add(new Measured(measure, path));
            }
        }
        return List.copyOf(things.values());
    }

    private void look(
            MeasuredSheet sheet,
            Measured measured,
            int thing,
            List<Check> checks,
            List<InspectionFinding> missing) {
        Measure measure = measured.measure();
        Object value = sheet.value(measured.path());
        Where where = sheet.where(measured.path());
        if (value == null) {
            missed(sheet, measured, where, missing);
            return;
        }
        for (Measure.Allowance allowance : measure.under(regulation())) {
            if (measure.list()
                    && value instanceof List<?> items
                    && !allowance.requirement().ofList()) {
                for (int i = 0; i < items.size(); i++) {
                    Where item = sheet.where(measured.path() + "/" + i);
                    checks.add(new Check(thing, item, items.get(i), measure.unit(), allowance));
                }
            } else {
                checks.add(new Check(thing, where, value, measure.unit(), allowance));
            }
        }
    }

    /** What could not be checked, rule by rule. */
    private void missed(
            MeasuredSheet sheet, Measured measured, Where where, List<InspectionFinding> missing) {
        Measure measure = measured.measure();
        if ((alone && !sheet.looked(measured.path())) || !needed(sheet, measured)) {
            return;
        }
        Map<String, Measure.Allowance> rules = new TreeMap<>();
        for (Measure.Allowance allowance : measure.under(regulation())) {
            if (allowance.requirement().missed()) {
                rules.putIfAbsent(allowance.rule(), allowance);
            }
        }
        rules.forEach(
                (rule, allowance) ->
                        missing.add(
                                new InspectionFinding(
                                        Result.NOT_MEASURED,
                                        "not-measured",
                                        where,
                                        "",
                                        "",
                                        rule,
                                        allowance.clause())));
    }

    private static boolean needed(MeasuredSheet sheet, Measured measured) {
        Measure measure = measured.measure();
        if (measure.required()) {
            return false;
        }
        if (measure.neededBy().isEmpty()) {
            return true;
        }
        String path = measured.path();
        String beside = path.substring(0, path.lastIndexOf('/') + 1) + measure.neededBy();
        return sheet.value(beside) instanceof List<?> list && list.size() >= measure.needed();
    }

    /** What Jakarta Validation does not let pass. */
    private static Set<Check> broken(CheckedSheet sheet) {
        Set<Check> broken = new HashSet<>();
        for (ConstraintViolation<?> violation : SettingsCheck.violations(sheet)) {
            HibernateConstraintViolation<?> carrying =
                    violation.unwrap(HibernateConstraintViolation.class);
            broken.add(carrying.getDynamicPayload(Check.class));
        }
        return broken;
    }
}
