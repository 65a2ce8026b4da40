package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.MixIn;
import org.pubgames.core.Rule;
import org.pubgames.core.Setting;
import org.pubgames.core.Variant;

/** Variants, mix-ins and their settings for a program. */
final class VariantJson {

    private final Lang lang;

    VariantJson(Lang lang) {
        this.lang = lang;
    }

    Map<String, Object> of(Variant variant, Game<?, ?> game) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "variant");
        map.put("game", variant.game());
        map.put("variant", variant.id());
        map.put("edition", variant.edition());
        map.put("title", variant.title().in(lang));
        map.put("parent", variant.parent());
        map.put("with", variant.with());
        map.put("status", variant.status());
        map.put("confidence", variant.confidence());
        map.put("about", variant.about().in(lang));
        map.put("sources", variant.sources());
        map.put("borrows", variant.borrows());
        map.put("digest", variant.digest());
        map.put("installed", game.variants().find(variant.id()).isPresent());
        return map;
    }

    Map<String, Object> of(MixIn mixIn) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "mix-in");
        map.put("game", mixIn.game());
        map.put("mixIn", mixIn.id());
        map.put("edition", mixIn.edition());
        map.put("title", mixIn.title().in(lang));
        map.put("about", mixIn.about().in(lang));
        map.put("sources", mixIn.sources());
        map.put("settings", mixIn.layers().stream().map(this::of).toList());
        return map;
    }

    /**
     * A setting under a variant.
     *
     * @param standard its value in the game's standard variant
     */
    Map<String, Object> of(Setting setting, Variant variant, String standard, Game<?, ?> game) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "setting");
        map.put("game", variant.game());
        map.put("variant", variant.id());
        map.put("setting", setting.name());
        map.put("value", SettingValues.of(variant).get(setting.name()));
        map.put("unit", setting.unit());
        map.put("text", setting.text().in(lang));
        map.put("allowed", setting.allowed());
        map.put("standard", standard);
        map.put("choices", setting.choices().stream().map(this::of).toList());
        map.put("layers", variant.history(setting.name()).stream().map(this::of).toList());
        map.put(
                "rules",
                setting.rules().stream()
                        .flatMap(id -> game.rulebook().rule(id).stream())
                        .map(this::of)
                        .toList());
        return map;
    }

    private Map<String, Object> of(Setting.Choice choice) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("choice", choice.name());
        map.put("text", choice.text().in(lang));
        return map;
    }

    private Map<String, Object> of(Rule rule) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("rule", rule.id());
        map.put("statement", rule.statement().in(lang));
        return map;
    }

    private Map<String, Object> of(Variant.Layer layer) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("setting", layer.setting());
        map.put("value", layer.value());
        map.put("setBy", layer.setBy());
        map.put("file", layer.where().file());
        map.put("line", layer.where().line());
        map.put("column", layer.where().column());
        map.put("because", layer.because().in(lang));
        map.put("clause", layer.clause());
        map.put("basis", layer.basis());
        return map;
    }
}
