package org.pubgames.spring.autoconfigure;

import org.pubgames.spring.CurrentCatalogue;
import org.pubgames.store.StoredMatches;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.health.autoconfigure.contributor.ConditionalOnEnabledHealthIndicator;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;

/** Health where the application has Spring Boot's. */
@AutoConfiguration(after = PubgamesAutoConfiguration.class)
@ConditionalOnClass({HealthIndicator.class, ConditionalOnEnabledHealthIndicator.class})
@ConditionalOnEnabledHealthIndicator("pubgames")
public class PubgamesHealthAutoConfiguration {

    /**
     * {@return whether the store answers and the folder of variants can be read}
     *
     * @param matches in the store
     * @param catalogue watches the folder
     */
    @Bean
    @ConditionalOnBean({StoredMatches.class, CurrentCatalogue.class})
    @ConditionalOnMissingBean(name = "pubgamesHealthIndicator")
    public HealthIndicator pubgamesHealthIndicator(
            StoredMatches matches, CurrentCatalogue catalogue) {
        return new PubgamesHealth(matches, catalogue);
    }
}
