package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantWatch;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/** A folder of variants that is edited while matches are played. */
@Timeout(value = 20, unit = TimeUnit.MINUTES)
class VariantWatchTest {

    @TempDir Path folder;
    @TempDir Path aside;

    private final List<VariantWatch.Status> told = new CopyOnWriteArrayList<>();
    private Optional<VariantWatch> watch = Optional.empty();

    private VariantWatch watch() {
        VariantWatch started = Games.watch(folder, told::add).orElseThrow();
        watch = Optional.of(started);
        return started;
    }

    @AfterEach
    void close() {
        watch.ifPresent(VariantWatch::close);
    }

    private void write(String id, String parent, String changes) throws IOException {
        save(id + ".yaml", yaml(id, parent, changes));
    }

    private static String yaml(String id, String parent, String changes) {
        return "variant: 2\ngame: sjoelen\nid: %s\ntitle: {en: House}\nextends: %s\nchanges: {%s}\n"
                .formatted(id, pinned(parent), changes);
    }

    private static String pinned(String parent) {
        return Games.game(Sjoelen.KEY)
                .variants()
                .find(parent)
                .map(Variant::pinned)
                .orElse(parent + "@1");
    }

    /** At once, so that nobody can read half of it, however long the writing takes. */
    private void save(String name, String text) throws IOException {
        Path written = Files.writeString(aside.resolve(name), text);
        Files.move(written, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    }

    private void turns(int turns) throws IOException {
        write("anchor", "masters", "turns: {to: %d, because: so}".formatted(turns));
    }

    private static void await(BooleanSupplier done) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(10);
        while (!done.getAsBoolean()) {
            assertThat(System.nanoTime() - end).as("what is waited for never came").isNegative();
            Thread.sleep(20);
        }
    }

    private static Optional<Variant> anchor(Catalogue catalogue) {
        return catalogue.of(Games.game(Sjoelen.KEY)).find("anchor");
    }

    private static int turns(Catalogue catalogue) {
        return anchor(catalogue).map(variant -> Sjoelen.settings(variant).turns()).orElse(0);
    }

    @Test
    void newMatchesFindWhatWasSavedAndOldOnesKeepTheirs() throws Exception {
        turns(3);
        VariantWatch watch = watch();
        assertThat(turns(watch.catalogue())).isEqualTo(3);
        Match<SjoelenState, SjoelenEvent> match =
                Games.game(Sjoelen.KEY)
                        .open(anchor(watch.catalogue()).orElseThrow(), Seats.of("Anna"));
        turns(7);
        await(() -> turns(watch.catalogue()) == 7);
        assertThat(Sjoelen.settings(match.header().variant()).turns()).isEqualTo(3);
        for (int turn = 0; turn < 3; turn++) {
            match = match.judge(SjoelenEvent.ScoreNoted.of("Anna", 100)).match();
        }
        assertThat(match.outcome()).isPresent();
        await(() -> !told.isEmpty() && told.get(told.size() - 1).equals(watch.status()));
    }

    @Test
    void aBrokenFileKeepsItsLastSoundVersionAndIsReported() throws Exception {
        turns(3);
        VariantWatch watch = watch();
        write("anchor", "masters", "turnz: {to: 5, because: so}");
        await(() -> !watch.status().problems().isEmpty());
        assertThat(watch.status().problems())
                .extracting(Problem::code)
                .containsExactly("unknown-setting");
        assertThat(turns(watch.catalogue())).isEqualTo(3);
        save("other.yaml", "{");
        await(() -> watch.status().problems().size() == 2);
        assertThat(turns(watch.catalogue())).isEqualTo(3);
        turns(5);
        Files.delete(folder.resolve("other.yaml"));
        await(() -> watch.status().problems().isEmpty());
        assertThat(turns(watch.catalogue())).isEqualTo(5);
    }

    @Test
    void aBrokenParentKeepsItsChildrenToo() throws Exception {
        turns(3);
        write(
                "tavern",
                "anchor",
                "discs: {to: 20, because: so}, bonusDiscs: {to: [0, 0], because: so}");
        VariantWatch watch = watch();
        assertThat(watch.status().problems()).isEmpty();
        write("anchor", "masters", "turns: {to: 500, because: so}");
        await(() -> !watch.status().problems().isEmpty());
        Variant tavern = watch.catalogue().of(Games.game(Sjoelen.KEY)).find("tavern").orElseThrow();
        assertThat(Sjoelen.settings(tavern).turns()).isEqualTo(3);
        assertThat(watch.status().problems().get(0).where().file()).endsWith("anchor.yaml");
    }

    @Test
    void aStrayCopyDoesNotTakeTheIdOver() throws Exception {
        turns(3);
        VariantWatch watch = watch();
        String copy = Files.readString(folder.resolve("anchor.yaml")).replace("to: 3", "to: 9");
        save("a-copy.yaml", copy);
        await(() -> !watch.status().problems().isEmpty());
        assertThat(watch.status().problems())
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.code()).isEqualTo("id-taken");
                            assertThat(problem.where().file()).endsWith("a-copy.yaml");
                        });
        assertThat(turns(watch.catalogue())).isEqualTo(3);
    }

    @Test
    void aParentIsChangedForNewMatchesWhenItsChildrenFitAgain() throws Exception {
        turns(3);
        write("tavern", "anchor", "order: {to: free, because: so}");
        VariantWatch watch = watch();
        String next = Files.readString(folder.resolve("anchor.yaml")).replace("to: 3", "to: 9");
        save("anchor.yaml", next.replace("id: anchor", "id: anchor\nedition: 2"));
        await(() -> !watch.status().problems().isEmpty());
        assertThat(watch.status().problems())
                .extracting(Problem::code)
                .containsExactly("other-edition");
        assertThat(turns(watch.catalogue())).isEqualTo(3);
        String child = Files.readString(folder.resolve("tavern.yaml"));
        save("tavern.yaml", child.replace("anchor@1", "anchor@2"));
        await(() -> watch.status().problems().isEmpty());
        assertThat(turns(watch.catalogue())).isEqualTo(9);
        assertThat(watch.catalogue().of(Games.game(Sjoelen.KEY)).find("tavern")).isPresent();
    }

    @Test
    void noFileEndsTheWatching() throws Exception {
        turns(3);
        VariantWatch watch = watch();
        write("broken", "masters", "order: {to: free, because: so}");
        String slip = Files.readString(folder.resolve("broken.yaml"));
        save("broken.yaml", slip.replace("masters@3", "a/@/1"));
        await(() -> !watch.status().problems().isEmpty());
        Files.delete(folder.resolve("broken.yaml"));
        turns(4);
        await(() -> turns(watch.catalogue()) == 4);
    }

    @Test
    void aFileThatIsRemovedIsNoMoreForNewMatches() throws Exception {
        turns(3);
        VariantWatch watch = watch();
        Files.delete(folder.resolve("anchor.yaml"));
        await(() -> anchor(watch.catalogue()).isEmpty());
        assertThat(watch.status().problems()).isEmpty();
    }

    @Test
    void aFolderThatGoesAwayKeepsItsVariantsAndIsReported() throws Exception {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Files.writeString(
                inner.resolve("anchor.yaml"),
                "variant: 2\ngame: sjoelen\nid: anchor\ntitle: {nl: Anker}\nextends: masters@3\n");
        try (VariantWatch gone = Games.watch(inner, told::add).orElseThrow()) {
            Files.delete(inner.resolve("anchor.yaml"));
            await(() -> anchor(gone.catalogue()).isEmpty());
            Files.delete(inner);
            await(() -> !gone.status().problems().isEmpty());
            assertThat(gone.status().problems())
                    .extracting(Problem::code)
                    .containsExactly("file-not-found");
        }
    }

    @Test
    void aFolderThatIsNotThereCannotBeWatched() {
        assertThat(Games.watch(folder.resolve("nowhere"), told::add).problems())
                .extracting(Problem::code)
                .containsExactly("file-not-found");
    }

    @Test
    void aListenersMistakeDoesNotEndTheWatching() throws Exception {
        turns(3);
        VariantWatch careless =
                Games.watch(
                                folder,
                                status -> {
                                    told.add(status);
                                    Thread.currentThread()
                                            .setUncaughtExceptionHandler((thread, mistake) -> {});
                                    throw new IllegalStateException("careless");
                                })
                        .orElseThrow();
        watch = Optional.of(careless);
        turns(4);
        await(() -> turns(careless.catalogue()) == 4);
        turns(5);
        await(() -> turns(careless.catalogue()) == 5);
    }

    @Test
    void aStormOfSavesNeverMixesVariantsAndLeavesNothingBehind() throws Exception {
        turns(1);
        VariantWatch watch = watch();
        WeakReference<Catalogue> first = new WeakReference<>(watch.catalogue());
        AtomicBoolean going = new AtomicBoolean(true);
        List<String> mixed = new CopyOnWriteArrayList<>();
        Thread[] hosts = new Thread[2];
        for (int i = 0; i < hosts.length; i++) {
            hosts[i] =
                    new Thread(
                            () -> {
                                while (going.get()) {
                                    play(watch.catalogue(), mixed);
                                }
                            });
            hosts[i].start();
        }
        for (int i = 2; i <= 40; i++) {
            int discs = i % 30 + 1;
            // as editors do it: for a moment the file is empty, or half of it is there
            Files.writeString(
                    folder.resolve("anchor.yaml"),
                    yaml(
                            "anchor",
                            "masters",
                            "turns: {to: %d, because: so}, turnsPerCard: {to: %d, because: so}, discs: {to: %d, because: so}"
                                    .formatted(i, i, discs)));
            Thread.sleep(15);
        }
        await(() -> turns(watch.catalogue()) == 40);
        going.set(false);
        for (Thread host : hosts) {
            host.join();
        }
        assertThat(mixed).isEmpty();
        told.clear();
        await(
                () -> {
                    System.gc();
                    return first.get() == null;
                });
    }

    /** One file sets turns and turns of a card alike: a match that sees two numbers is mixed. */
    private static void play(Catalogue catalogue, List<String> mixed) {
        Variant variant = anchor(catalogue).orElse(null);
        if (variant == null) {
            mixed.add("gone for a moment");
            return;
        }
        Match<SjoelenState, SjoelenEvent> match =
                Games.game(Sjoelen.KEY).open(variant, Seats.of("Anna"));
        SjoelenSettings settings = Sjoelen.settings(match.header().variant());
        if (settings.turns() > 1 && settings.turns() != settings.turnsPerCard()) {
            mixed.add(settings.toString());
        }
        for (int turn = 0; turn < settings.turns(); turn++) {
            match = match.judge(SjoelenEvent.ScoreNoted.of("Anna", 0)).match();
        }
        if (match.outcome().isEmpty()) {
            mixed.add("a match of " + settings.turns() + " turns did not end");
        }
    }
}
