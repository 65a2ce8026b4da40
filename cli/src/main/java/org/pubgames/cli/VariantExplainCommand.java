package org.pubgames.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Problem;
import org.pubgames.core.Setting;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.internal.variant.CodePages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames variant explain VARIANT|FILE [SETTING]}: the settings of a variant, or one of
 * them in full; {@code explain CODE}: what a problem means.
 */
@Command(name = "explain", mixinStandardHelpOptions = true)
final class VariantExplainCommand extends VariantStep {

    @Parameters(index = "0", paramLabel = "VARIANT|FILE|CODE", descriptionKey = "explained")
    private String name = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "SETTING", descriptionKey = "setting")
    private String setting = "";

    @Option(names = "--game", paramLabel = "GAME")
    private String gameId = "";

    @Override
    int run(KnownVariants known) {
        VariantName meant = new VariantName(name, gameId);
        Optional<String> page =
                setting.isEmpty() && gameId.isEmpty() && !meant.file()
                        ? CodePages.find(name, known.console().lang())
                        : Optional.empty();
        return page.map(text -> page(text, known.console()))
                .orElseGet(
                        () ->
                                meant.find(known)
                                        .fold(
                                                chosen -> explain(chosen, known),
                                                problems -> refuse(problems, known)));
    }

    private int page(String text, Console console) {
        if (console.json()) {
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("type", "page");
            map.put("code", name);
            map.put("text", text);
            console.out().raw(JsonWriter.write(map));
        } else {
            text.lines().forEach(console.out()::line);
        }
        return Exit.WELL;
    }

    /** A misspelt name may also be a code. */
    private int refuse(List<Problem> problems, KnownVariants known) {
        String code = Nearest.of(name, CodePages.codes());
        List<Problem> told = new ArrayList<>(problems);
        told.replaceAll(
                problem ->
                        problem.code().equals("unknown-variant") && problem.suggestion().isEmpty()
                                ? problem.withSuggestion(code)
                                : problem);
        return known.printer().refuse(told);
    }

    private int explain(ChosenVariant chosen, KnownVariants known) {
        List<Setting> settings = chosen.game().settings();
        SettingPages pages = new SettingPages(chosen, known);
        if (setting.isEmpty()) {
            pages.all();
            return Exit.WELL;
        }
        Optional<Setting> meant =
                settings.stream().filter(each -> each.name().equals(setting)).findFirst();
        if (meant.isEmpty() && TablePages.kinds(chosen.game()).contains(setting)) {
            pages.table(setting);
            return Exit.WELL;
        }
        if (meant.isEmpty()) {
            List<String> names = new ArrayList<>(settings.stream().map(Setting::name).toList());
            names.addAll(TablePages.kinds(chosen.game()));
            return known.console()
                    .refuse(
                            List.of(
                                    Problem.of("unknown-setting", Where.UNKNOWN)
                                            .withValue(setting)
                                            .withAllowed(String.join(", ", names))
                                            .withSuggestion(Nearest.of(setting, names))));
        }
        pages.one(meant.get());
        return Exit.WELL;
    }
}
