package org.pubgames.spring.autoconfigure;

import javax.sql.DataSource;
import org.pubgames.core.Lang;
import org.pubgames.core.MatchFiles;
import org.pubgames.spring.CurrentCatalogue;
import org.pubgames.spring.PubgamesProperties;
import org.pubgames.spring.RequestLanguage;
import org.pubgames.store.EventStore;
import org.pubgames.store.StoredMatches;
import org.pubgames.store.StoredMatchesOptions;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/** Games, variants, match files and stored matches; the application's own beans come first. */
@AutoConfiguration(
        afterName = {
            "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration",
            "org.springframework.boot.jdbc.autoconfigure.JndiDataSourceAutoConfiguration"
        })
@EnableConfigurationProperties(PubgamesProperties.class)
public class PubgamesAutoConfiguration {

    private static final Logger LOG = LoggerFactory.getLogger(PubgamesAutoConfiguration.class);

    /** {@return what makes a bean of each installed game} */
    @Bean
    static GameBeans pubgamesGames() {
        return new GameBeans();
    }

    /**
     * {@return the variants, with those of the folder that is watched}
     *
     * @param properties name the folder
     */
    @Bean
    @ConditionalOnMissingBean
    public CurrentCatalogue pubgamesCatalogue(PubgamesProperties properties) {
        return new CurrentCatalogue(properties.variants().folder());
    }

    /**
     * {@return match files by those variants}
     *
     * @param catalogue the variants
     * @param properties say what to do when one has changed
     */
    @Bean
    @ConditionalOnMissingBean
    public MatchFiles pubgamesMatchFiles(
            CurrentCatalogue catalogue, PubgamesProperties properties) {
        return new CurrentFiles(catalogue, properties.variants().pinning());
    }

    /**
     * {@return where matches are kept}
     *
     * @param properties say in what
     * @param database the application's own, if it has one
     */
    @Bean(destroyMethod = "") // closed with the matches in it
    @ConditionalOnMissingBean
    public EventStore pubgamesEventStore(
            PubgamesProperties properties, ObjectProvider<DataSource> database) {
        EventStore store = Stores.of(properties.store(), database);
        store.warnings().forEach(warning -> LOG.warn("{}", warning.text(Lang.EN)));
        return store;
    }

    /**
     * {@return the matches}
     *
     * @param store where they are kept
     * @param catalogue their variants
     * @param properties how many are kept in memory
     */
    @Bean
    @ConditionalOnMissingBean
    public StoredMatches pubgamesMatches(
            EventStore store, CurrentCatalogue catalogue, PubgamesProperties properties) {
        PubgamesProperties.Store kept = properties.store();
        return new StoredMatches(
                store,
                StoredMatchesOptions.standard()
                        .withCatalogue(catalogue)
                        .withPinning(properties.variants().pinning())
                        .keeping(kept.hot(), kept.parked())
                        .withSnapshotEvery(kept.snapshotEvery()));
    }

    /**
     * {@return the language of answers}
     *
     * @param properties name the one for whoever asks for none that there is
     */
    @Bean
    @ConditionalOnMissingBean
    public RequestLanguage pubgamesLanguage(PubgamesProperties properties) {
        return new RequestLanguage(properties.language());
    }
}
