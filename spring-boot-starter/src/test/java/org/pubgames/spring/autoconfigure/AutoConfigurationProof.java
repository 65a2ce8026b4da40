package org.pubgames.spring.autoconfigure;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.validation.Validation;
import jakarta.validation.Validator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Lang;
import org.pubgames.core.MatchFiles;
import org.pubgames.core.Where;
import org.pubgames.schocken.Schocken;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.spring.CurrentCatalogue;
import org.pubgames.spring.MatchMetrics;
import org.pubgames.spring.PubgamesProperties;
import org.pubgames.spring.RequestLanguage;
import org.pubgames.spring.web.MatchController;
import org.pubgames.spring.web.ProblemsAdvice;
import org.pubgames.store.EventStore;
import org.pubgames.store.JdbcStore;
import org.pubgames.store.JournalFolderStore;
import org.pubgames.store.MemoryStore;
import org.pubgames.store.Opening;
import org.pubgames.store.StoredMatches;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.health.contributor.Status;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration;
import org.springframework.boot.micrometer.metrics.autoconfigure.MetricsAutoConfiguration;
import org.springframework.boot.micrometer.metrics.autoconfigure.export.simple.SimpleMetricsExportAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.boot.validation.autoconfigure.ValidationAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What is there, when, and what the application's own beans replace. */
@Tag("proof")
class AutoConfigurationProof {

    private static final String HEADER =
            "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"%s\",\"seats\":[\"Anna\"]}";

    @TempDir private Path folder;

    private static final AutoConfigurations OURS =
            AutoConfigurations.of(
                    PubgamesAutoConfiguration.class,
                    PubgamesHealthAutoConfiguration.class,
                    PubgamesMetricsAutoConfiguration.class,
                    PubgamesWebAutoConfiguration.class);

    private final ApplicationContextRunner plain =
            new ApplicationContextRunner()
                    .withConfiguration(OURS)
                    .withPropertyValues("pubgames.store.kind=memory");

    private final WebApplicationContextRunner web =
            new WebApplicationContextRunner()
                    .withConfiguration(OURS)
                    .withPropertyValues("pubgames.store.kind=memory");

    @Test
    void gamesAndMatchesAreBeans() {
        plain.run(
                context -> {
                    assertThat(context).hasNotFailed();
                    assertThat(context.getBean(Sjoelen.class).key().id()).isEqualTo("sjoelen");
                    assertThat(context.getBean("schocken")).isInstanceOf(Schocken.class);
                    assertThat(context.getBeansOfType(Game.class)).hasSize(3);
                    JsonMatch match =
                            context.getBean(MatchFiles.class)
                                    .open(HEADER.formatted("masters"), Where.UNKNOWN)
                                    .orElseThrow();
                    assertThat(match.header()).contains("masters");
                    assertThat(context).hasSingleBean(Catalogue.class);
                    assertThat(context).hasSingleBean(StoredMatches.class);
                    assertThat(context).doesNotHaveBean(MatchMetrics.class);
                    assertThat(context).doesNotHaveBean(ProblemsAdvice.class);
                });
    }

    @Test
    void controllersAreThereWhenTheyAreSwitchedOn() {
        web.run(
                context ->
                        assertThat(context)
                                .hasSingleBean(ProblemsAdvice.class)
                                .doesNotHaveBean(MatchController.class));
        web.withPropertyValues("pubgames.web.enabled=true")
                .run(context -> assertThat(context).hasSingleBean(MatchController.class));
    }

    @Test
    void theStoreIsChosen() {
        Path database = folder.resolve("matches");
        plain.withPropertyValues("pubgames.store.kind=auto", "pubgames.store.path=" + database)
                .run(
                        context ->
                                assertThat(context.getBean(EventStore.class))
                                        .isInstanceOf(JdbcStore.class));
        assertThat(database.resolveSibling("matches.mv.db")).isRegularFile();
        plain.withPropertyValues(
                        "pubgames.store.kind=folder",
                        "pubgames.store.path=" + folder.resolve("journals"))
                .run(
                        context ->
                                assertThat(context.getBean(EventStore.class))
                                        .isInstanceOf(JournalFolderStore.class));
        plain.withPropertyValues(
                        "pubgames.store.kind=auto",
                        "pubgames.store.path=" + folder.resolve("without-h2"))
                .withClassLoader(new FilteredClassLoader("org.h2"))
                .run(context -> assertThat(context).hasNotFailed());
        plain.run(
                context ->
                        assertThat(context.getBean(EventStore.class))
                                .isInstanceOf(MemoryStore.class));
    }

    @Test
    void theApplicationsDatabaseIsTaken() {
        String url = "jdbc:h2:file:" + folder.resolve("club") + ";WRITE_DELAY=0";
        plain.withConfiguration(AutoConfigurations.of(DataSourceAutoConfiguration.class))
                .withPropertyValues("pubgames.store.kind=auto", "spring.datasource.url=" + url)
                .run(
                        context -> {
                            assertThat(context).hasNotFailed();
                            StoredMatches matches = context.getBean(StoredMatches.class);
                            matches.open(Opening.of(HEADER.formatted("masters")).withId("m"));
                        });
        plain.withConfiguration(AutoConfigurations.of(DataSourceAutoConfiguration.class))
                .withPropertyValues("pubgames.store.kind=auto", "spring.datasource.url=" + url)
                .run(
                        context ->
                                assertThat(
                                                context.getBean(StoredMatches.class)
                                                        .read("m")
                                                        .problems())
                                        .isEmpty());
    }

    @Test
    void aFolderOfVariantsIsWatched() throws IOException {
        Path file = folder.resolve("twenty.yaml");
        plain.withPropertyValues("pubgames.variants.folder=" + folder)
                .run(
                        context -> {
                            MatchFiles files = context.getBean(MatchFiles.class);
                            assertThat(
                                            files.open(
                                                            HEADER.formatted("house-twenty"),
                                                            Where.UNKNOWN)
                                                    .problems())
                                    .isNotEmpty();
                            HealthIndicator health = context.getBean(HealthIndicator.class);
                            assertThat(status(health)).isEqualTo(Status.UP);
                            Files.copy(Path.of("..", "examples", "house-twenty.yaml"), file);
                            String id = id(file);
                            CurrentCatalogue catalogue = context.getBean(CurrentCatalogue.class);
                            Sjoelen sjoelen = context.getBean(Sjoelen.class);
                            while (catalogue.of(sjoelen).find(id).isEmpty()) {
                                Thread.sleep(20); // until the watch has seen it
                            }
                            assertThat(files.open(HEADER.formatted(id), Where.UNKNOWN).problems())
                                    .isEmpty();
                        });
        plain.withPropertyValues("pubgames.variants.folder=" + folder.resolve("none"))
                .run(context -> assertThat(context).hasFailed());
    }

    private static String id(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith("id:"))
                .findFirst()
                .orElseThrow()
                .substring("id:".length())
                .strip();
    }

    @Test
    void healthIsDownWhenTheStoreIs() {
        plain.run(
                context -> {
                    HealthIndicator health = context.getBean(HealthIndicator.class);
                    assertThat(status(health)).isEqualTo(Status.UP);
                    context.getBean(EventStore.class).close();
                    assertThat(status(health)).isEqualTo(Status.DOWN);
                });
        plain.withPropertyValues("management.health.pubgames.enabled=false")
                .run(context -> assertThat(context).doesNotHaveBean(HealthIndicator.class));
    }

    @Test
    void metricsAreThereWhereSomebodyCounts() {
        AutoConfigurations meters =
                AutoConfigurations.of(
                        MetricsAutoConfiguration.class,
                        CompositeMeterRegistryAutoConfiguration.class,
                        SimpleMetricsExportAutoConfiguration.class);
        plain.withConfiguration(meters)
                .run(context -> assertThat(context).hasSingleBean(MatchMetrics.class));
        plain.withClassLoader(new FilteredClassLoader("io.micrometer.core"))
                .run(
                        context ->
                                assertThat(context)
                                        .hasNotFailed()
                                        .doesNotHaveBean(MatchMetrics.class));
    }

    @Test
    void propertiesAreRead() {
        plain.withPropertyValues(
                        "pubgames.language=nl",
                        "pubgames.variants.pinning=held",
                        "pubgames.web.streams.heartbeat=3s")
                .run(
                        context -> {
                            PubgamesProperties all = context.getBean(PubgamesProperties.class);
                            assertThat(all.web().streams().heartbeat()).hasSeconds(3);
                            assertThat(all.web().streams().queue()).isEqualTo(64);
                            assertThat(context.getBean(RequestLanguage.class).of("fr"))
                                    .isEqualTo(Lang.NL);
                        });
    }

    /** Beans of an application that has everything itself. */
    @Configuration(proxyBeanMethods = false)
    static class Own {

        static final EventStore STORE = new MemoryStore();

        @Bean
        EventStore ownStore() {
            return STORE;
        }

        @Bean
        RequestLanguage ownLanguage() {
            return new RequestLanguage(Lang.DE);
        }
    }

    @Test
    void ownBeansComeFirst() {
        plain.withUserConfiguration(Own.class)
                .run(
                        context -> {
                            assertThat(context.getBean(EventStore.class)).isSameAs(Own.STORE);
                            assertThat(context.getBean(RequestLanguage.class).standard())
                                    .isEqualTo(Lang.DE);
                        });
    }

    /** An application with a validator of its own. */
    @Configuration(proxyBeanMethods = false)
    static class OwnValidator {

        static final Validator VALIDATOR = Validation.buildDefaultValidatorFactory().getValidator();

        @Bean
        Validator validator() {
            return VALIDATOR;
        }
    }

    /** That the library validates with Hibernate Validator is nobody's business. */
    @Test
    void nothingIsValidatedThatNobodyAskedFor() {
        web.withPropertyValues("pubgames.web.enabled=true")
                .withClassLoader(new FilteredClassLoader("org.springframework.boot.validation"))
                .run(context -> assertThat(validators(context)).isEmpty());
        web.withConfiguration(AutoConfigurations.of(ValidationAutoConfiguration.class))
                .run(
                        context ->
                                assertThat(validators(context))
                                        .containsExactly("defaultValidator"));
        web.withUserConfiguration(OwnValidator.class)
                .withConfiguration(AutoConfigurations.of(ValidationAutoConfiguration.class))
                .run(
                        context -> {
                            assertThat(context).hasNotFailed();
                            assertThat(context.getBean(Validator.class))
                                    .isSameAs(OwnValidator.VALIDATOR);
                        });
    }

    private static Status status(HealthIndicator health) {
        return Objects.requireNonNull(health.health()).getStatus();
    }

    private static List<String> validators(ListableBeanFactory context) {
        return List.of(context.getBeanNamesForType(Validator.class));
    }
}
