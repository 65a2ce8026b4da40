package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.Ground;
import org.pubgames.core.Rule;
import org.pubgames.core.Settings;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.data.WrittenValue;
import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Situation;

/**
 * A case of a rule under one variant: what the facts have to be and what a ruling rests on then.
 * Safe to share between threads.
 */
final class Branch {

    private static final String SETTING = "settings.";

    private final String rule;
    private final String name;
    private final Ground ground;
    private final List<String> names = new ArrayList<>();
    private final List<List<String>> allowed = new ArrayList<>();

    private volatile @Nullable Facts facts;

    Branch(String rule, Rule.Case written, Ground ground) {
        this.rule = rule;
        this.name = written.name();
        this.ground = ground;
        written.when()
                .forEach(
                        (fact, values) -> {
                            if (!fact.startsWith(SETTING)) {
                                names.add(fact);
                                allowed.add(values);
                            }
                        });
    }

    /** Whether the settings allow a case to hold. */
    static boolean allowed(Rule.Case written, Settings settings) {
        for (Map.Entry<String, List<String>> condition : written.when().entrySet()) {
            if (condition.getKey().startsWith(SETTING)) {
                String setting = condition.getKey().substring(SETTING.length());
                Object value = Records.values(settings).get(setting);
                if (value == null) {
                    throw new IllegalStateException(
                            "case '"
                                    + written.name()
                                    + "' names a setting that is not there: "
                                    + setting);
                }
                if (!condition.getValue().contains(WrittenValue.of(value))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The first that holds; null when none does. */
    static @Nullable Branch holding(List<Branch> branches, Finding finding) {
        for (int i = 0; i < branches.size(); i++) {
            if (branches.get(i).holds(finding)) {
                return branches.get(i);
            }
        }
        return null;
    }

    String name() {
        return name;
    }

    Ground ground() {
        return ground;
    }

    private boolean holds(Finding finding) {
        for (int i = 0; i < names.size(); i++) {
            if (!allowed.get(i).contains(WrittenValue.of(value(finding, i)))) {
                return false;
            }
        }
        return true;
    }

    private Object value(Finding finding, int i) {
        for (Because said : finding.reasons()) {
            if (said.name().equals(names.get(i))) {
                return said.value();
            }
        }
        Situation about = finding.about();
        Facts known = facts;
        if (known == null || !known.areOf(about)) {
            known = new Facts(about.getClass(), rule, names);
            facts = known;
        }
        return known.read(about, i);
    }
}
