package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|missing-command|''",
                "jugde x|unknown-command|judge",
                "judge|missing-argument|''",
                "judge a b|unexpected-argument|''",
                "judge --jsonn a|unknown-option|--json",
                "judge --verbos a|unknown-option|--verbose",
                "judge --lang|missing-option-value|''",
                "judge --lang dee x|unknown-language|de",
                "score|missing-argument|''",
                "score sjoelen --batch|missing-option-value|''",
                "score sjoelen --batch - --threads|missing-option-value|''",
                "score sjoelen --batch - --threads 0|unusable-argument|''",
                "score sjoelen --batch - --threads -2|unusable-argument|''",
                "score sjoelen --batch - --threads two|unusable-argument|''",
                "score sjoelen --batch - --threads=|unusable-argument|''",
                "score sjoelen --batch - --threads 65|unusable-argument|''",
                "score sjoelen 1 1 1 1 --threads 2|unexpected-argument|''",
                "score sjoelen --bach=x 1 1 1 1|unknown-option|--batch",
                "score sjoelen 1 1 1 1 --variant s240 --variant s240|option-twice|''",
                "rules|missing-argument|''",
                "rules sjoelen a b|unexpected-argument|''",
                "games now|unexpected-argument|''",
                "games --batch x|unknown-option|''",
                "variant|missing-command|''",
                "variant chek x|unknown-command|check",
                "variant check|missing-argument|''",
                "variant check --jso x|unknown-option|--json",
                "variant explain|missing-argument|''",
                "variant list sjoelen more|unexpected-argument|''",
                "variant list --variants|missing-option-value|''",
                "variant migrate|missing-argument|''",
                "variant migrate x --wite|unknown-option|--write",
                "judge --despite-change x|unknown-option|--despite-changes",
                "rejudge|missing-argument|''",
                "rejudge x --as masters|ambiguous-variant|''",
                "rejudge no/such --as s240|file-not-found|''",
                "rejudge no/such --as s24|unknown-variant|s240",
                "rejudge x --as s240 --threads 0|unusable-argument|''",
                "rejudge x --as s240 --repotr y|unknown-option|--report",
                "rejudge src/main/java --as s240|nothing-to-rejudge|''",
                "conformance|missing-command|''",
                "conformance rn|unknown-command|run",
                "conformance run --onyl x|unknown-option|--only",
                "conformance run sjoelen|unexpected-argument|''",
                "conformance run sjoelen -- engine|unexpected-argument|''",
                "conformance run --fix|missing-argument|''",
                "conformance run --known-failures f --fix --game sjoelen|partial-run|''",
                "conformance run --timeout 0|unusable-argument|''",
                "conformance run --timeout soon|unusable-argument|''",
                "conformance run --within 0|unusable-argument|''",
                "conformance run --within soon|unusable-argument|''",
                "conformance run --record f|missing-argument|''",
                "conformance run --replay f -- engine|unexpected-argument|''",
                "conformance run --game sjoeln|unknown-game|sjoelen",
                "conformance run --game sjoelen --variant mastres|unknown-variant|masters",
                "conformance run --vectors no/such|file-not-found|''",
                "conformance vectors --game sjoeln|unknown-game|sjoelen",
                "conformance report|missing-argument|''",
            })
    void mistakesAreProblems(String command, String code, String suggestion) {
        String[] words = command.isEmpty() ? new String[0] : command.split(" ");
        Ran text = Ran.pubgames(words);
        assertThat(text.exit()).isEqualTo(2);
        assertThat(text.out()).isEmpty();
        assertThat(text.err()).startsWith("pubgames: ").contains("[" + code + "]");
        String[] more = new String[words.length + 1];
        more[0] = "--json";
        System.arraycopy(words, 0, more, 1, words.length);
        Ran json = Ran.pubgames(more);
        assertThat(json.exit()).isEqualTo(2);
        assertThat(Ran.field(json.problems().get(0), "code")).isEqualTo(code);
        assertThat(Ran.field(json.problems().get(0), "suggestion")).isEqualTo(suggestion);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "games",
                "judge",
                "replay",
                "rejudge",
                "score",
                "rules",
                "inspect",
                "variant",
                "variant list",
                "variant check",
                "variant explain",
                "variant diff",
                "variant new",
                "variant schema",
                "variant migrate",
                "conformance",
                "conformance run",
                "conformance vectors",
                "conformance report",
                "conformance serve"
            })
    void everyCommandHasHelpAndVersion(String command) {
        for (String lang : new String[] {"en", "nl", "de"}) {
            Ran help = Ran.pubgames((command + " --help --lang " + lang).strip().split(" "));
            assertThat(help.exit()).isZero();
            assertThat(help.err()).isEmpty();
            assertThat(help.out()).contains("pubgames").contains("--lang").contains("--json");
            assertThat(help.out().lines())
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
            assertThat(help.out().lines().dropWhile(line -> !line.isEmpty()))
                    .as("an option, an argument or a command without a text")
                    .noneMatch(line -> line.matches(" +(-., )?--[a-z-]+(=[^ ]+)?"))
                    .noneMatch(line -> line.matches(" +\\[?[A-Z][A-Z|]+[\\].]*"));
        }
        Ran version = Ran.pubgames((command + " --version").strip().split(" "));
        assertThat(version.exit()).isZero();
        assertThat(version.out()).matches("pubgames \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\n");
    }

    @Test
    void mistakesAreToldInTheLanguageAskedFor() {
        assertThat(Ran.pubgames("judge", "--lang", "nl", "weg.jsonl").err())
                .contains("Er is geen bestand of map \"weg.jsonl\".");
        assertThat(Ran.pubgames("--lang=de", "jugde").err()).contains("Es gibt keinen Befehl");
    }
}
