package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code variant check --watch}: as often as a file changes, until it is ended. */
@Timeout(300)
class CheckWatchTest {

    private static final String SOUND = "turns: {to: 7, because: \"early closing\"}";
    private static final String WRONG = "turnz: {to: 7, because: \"early closing\"}";

    @TempDir private Path folder = Path.of(".");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final AtomicInteger exit = new AtomicInteger(-1);
    private Thread thread = new Thread(() -> {});

    @AfterEach
    void end() throws InterruptedException {
        thread.interrupt();
        thread.join();
    }

    private void watch(String... arguments) {
        List<String> all = new ArrayList<>(List.of("variant", "check", "--watch"));
        all.addAll(Arrays.asList(arguments));
        thread =
                new Thread(
                        () ->
                                exit.set(
                                        Main.run(
                                                all.toArray(String[]::new),
                                                new ByteArrayInputStream(new byte[0]),
                                                out,
                                                err,
                                                Ran.PIPED)));
        thread.start();
    }

    private String told() {
        return out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8);
    }

    private static void until(BooleanSupplier such) throws InterruptedException {
        while (!such.getAsBoolean()) {
            Thread.sleep(20);
        }
    }

    private int rounds() {
        return told().split("Waiting for changes", -1).length - 1;
    }

    @Test
    void aFileIsCheckedWheneverItChanges() throws InterruptedException {
        String file = HouseFile.sjoelen(folder, "anchor", "masters@3", WRONG);
        watch(file);
        until(() -> rounds() == 1);
        assertThat(told()).contains("unknown-setting").doesNotContain("sound");
        HouseFile.sjoelen(folder, "anchor", "masters@3", SOUND);
        until(() -> rounds() == 2);
        assertThat(told()).contains("sound: anchor");
        HouseFile.sjoelen(folder, "anchor", "masters@3", SOUND, "discs: {to: x, because: \"x\"}");
        until(() -> rounds() == 3);
        assertThat(told()).contains("wrong-type");
        end();
        assertThat(exit).hasValue(Exit.FALLS_SHORT);
    }

    @Test
    void aFolderIsWatchedForFilesThatComeAndGo() throws InterruptedException {
        HouseFile.sjoelen(folder, "anchor", "masters@3", SOUND);
        watch(folder.toString());
        until(() -> rounds() == 1);
        String file = HouseFile.sjoelen(folder, "second", "anchor@1", WRONG);
        until(() -> rounds() == 2);
        assertThat(told()).contains("unknown-setting");
        assertThat(Path.of(file).toFile().delete()).isTrue();
        until(() -> rounds() == 3);
        end();
        assertThat(exit).hasValue(Exit.WELL);
    }

    /** The parent lies in another folder, and its change is a change of the rules that hold. */
    @Test
    void whatItExtendsIsWatchedToo() throws InterruptedException {
        Path beside = folder.resolve("beside");
        HouseFile.sjoelen(beside, "anchor", "masters@3", SOUND);
        String file = HouseFile.sjoelen(folder, "second", "anchor@1", SOUND);
        watch(file, "--variants", beside.toString(), "--json");
        until(() -> told().contains("\"type\":\"checked\",\"exit\":0"));
        HouseFile.sjoelen(beside, "anchor", "masters@3", WRONG);
        until(() -> told().contains("\"type\":\"checked\",\"exit\":1"));
        assertThat(told()).contains("parent-broken");
    }

    @Test
    void standardInputCannotBeWatched() {
        Ran ran = Ran.pubgames("variant", "check", "--watch", "-", "--json");
        assertThat(ran.exit()).isEqualTo(Exit.UNUSABLE);
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo("cannot-watch");
    }
}
