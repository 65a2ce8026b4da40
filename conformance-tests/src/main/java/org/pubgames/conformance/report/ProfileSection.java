package org.pubgames.conformance.report;

import java.util.List;
import org.pubgames.conformance.profile.Level;
import org.pubgames.core.spi.Names;

/** The table of profiles and levels. */
record ProfileSection(ReportWords words, Markup out) {

    void write(List<ProfileResult> profiles) {
        if (profiles.isEmpty()) {
            out.leaf("p", words.say("profile.none"));
            return;
        }
        out.leaf("p", words.say("profile.about"));
        String caption = words.say("profile.caption");
        String[] region = {
            "class", "scroll", "tabindex", "0", "role", "region", "aria-label", caption
        };
        out.open("div", region).open("table", "class", "profiles");
        out.leaf("caption", caption).open("thead").open("tr");
        out.leaf("th", words.say("profile.name"), "scope", "col");
        for (Level level : Level.values()) {
            out.leaf("th", words.say("profile.level." + level.id()), "scope", "col");
        }
        out.close("tr").end("thead").open("tbody");
        ProfileResult.rows(profiles)
                .forEach(
                        (name, levels) -> {
                            out.open("tr").leaf("th", name, "scope", "row");
                            for (Level level : Level.values()) {
                                ProfileResult result = levels.get(level);
                                if (result == null) {
                                    out.leaf("td", "");
                                } else {
                                    out.leaf("td", result.inWords(words), "class", style(result));
                                }
                            }
                            out.end("tr");
                        });
        out.close("tbody").close("table").end("div");
    }

    private static String style(ProfileResult result) {
        return "profile-" + Names.written(result.verdict());
    }
}
