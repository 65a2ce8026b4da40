package org.pubgames.spring.autoconfigure;

import org.pubgames.spring.CurrentCatalogue;
import org.pubgames.spring.MatchAccess;
import org.pubgames.spring.MatchMetrics;
import org.pubgames.spring.PubgamesProperties;
import org.pubgames.spring.RequestLanguage;
import org.pubgames.spring.web.GameController;
import org.pubgames.spring.web.MatchController;
import org.pubgames.spring.web.MatchStreams;
import org.pubgames.spring.web.OpenApiController;
import org.pubgames.spring.web.ProblemsAdvice;
import org.pubgames.spring.web.Reporting;
import org.pubgames.spring.web.Requests;
import org.pubgames.spring.web.StreamController;
import org.pubgames.store.StoredMatches;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.DispatcherServlet;

/** Problems in answers of a web application; the controllers where they are switched on. */
@AutoConfiguration(
        after = {PubgamesAutoConfiguration.class, PubgamesMetricsAutoConfiguration.class})
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@ConditionalOnClass(DispatcherServlet.class)
public class PubgamesWebAutoConfiguration {

    /**
     * {@return what answers with problems that a controller has thrown}
     *
     * @param languages the language to answer in
     */
    @Bean
    @ConditionalOnMissingBean
    public ProblemsAdvice pubgamesProblems(RequestLanguage languages) {
        return new ProblemsAdvice(languages);
    }

    /** The controllers. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnProperty("pubgames.web.enabled")
    public static class Controllers {

        /**
         * {@return what requests say of themselves}
         *
         * @param access who may what
         * @param languages the language to answer in
         * @param properties how long a body may be
         */
        @Bean
        @ConditionalOnMissingBean
        public Requests pubgamesRequests(
                ObjectProvider<MatchAccess> access,
                RequestLanguage languages,
                PubgamesProperties properties) {
            return new Requests(access, languages, properties.web().longestBody());
        }

        /**
         * {@return what takes lines}
         *
         * @param matches where they go
         * @param metrics what is counted, if anything
         */
        @Bean
        @ConditionalOnMissingBean
        public Reporting pubgamesReporting(
                StoredMatches matches, ObjectProvider<MatchMetrics> metrics) {
            return new Reporting(matches, metrics.getIfUnique(MatchMetrics::none));
        }

        /**
         * {@return the streams}
         *
         * @param matches what is told in them
         * @param properties how many
         * @param metrics what is counted, if anything
         */
        @Bean
        @ConditionalOnMissingBean
        public MatchStreams pubgamesStreams(
                StoredMatches matches,
                PubgamesProperties properties,
                ObjectProvider<MatchMetrics> metrics) {
            return new MatchStreams(
                    matches, properties.web().streams(), metrics.getIfUnique(MatchMetrics::none));
        }

        /**
         * {@return the controller of matches}
         *
         * @param matches the matches
         * @param reporting takes lines
         * @param requests who may what
         */
        @Bean
        @ConditionalOnMissingBean
        public MatchController pubgamesMatchController(
                StoredMatches matches, Reporting reporting, Requests requests) {
            return new MatchController(matches, reporting, requests);
        }

        /**
         * {@return the controller of streams}
         *
         * @param matches the matches
         * @param streams their streams
         * @param requests who may what
         */
        @Bean
        @ConditionalOnMissingBean
        public StreamController pubgamesStreamController(
                StoredMatches matches, MatchStreams streams, Requests requests) {
            return new StreamController(matches, streams, requests);
        }

        /**
         * {@return the controller of games}
         *
         * @param catalogue the variants
         * @param requests what requests say
         */
        @Bean
        @ConditionalOnMissingBean
        public GameController pubgamesGameController(
                CurrentCatalogue catalogue, Requests requests) {
            return new GameController(catalogue, requests);
        }

        /**
         * {@return the controller of the description}
         *
         * @param requests what requests say
         * @param properties what addresses begin with
         */
        @Bean
        @ConditionalOnMissingBean
        public OpenApiController pubgamesOpenApiController(
                Requests requests, PubgamesProperties properties) {
            return new OpenApiController(requests, properties.web().path());
        }
    }
}
