package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the command is told. */
class OptionsTest {

    @Test
    void whatIsSaidCounts() throws Exception {
        Options options = Options.of(List.of("--port", "0", "--data=club"));
        assertThat(options).isEqualTo(new Options(0, Path.of("club"), null, false));
        assertThat(Options.of(List.of("--database", "postgresql://h/n")).database())
                .isEqualTo("jdbc:postgresql://h/n");
        assertThat(Options.of(List.of("--help")).help()).isTrue();
    }

    @Test
    void whatCannotBeIsTold() {
        refused("--prot", "there is no option --prot");
        refused("--po", "Maybe you meant --port");
        refused("--port=x", "1–65535");
        refused("--port=70000", "70000");
        refused("--port", "needs a value");
        refused("--database=mysql://x", "not supported");
        refused("--data=\0", "cannot be a folder");
    }

    private static void refused(String argument, String text) {
        assertThatThrownBy(() -> Options.of(List.of(argument)))
                .isInstanceOf(Options.Wrong.class)
                .hasMessageContaining(text);
    }
}
