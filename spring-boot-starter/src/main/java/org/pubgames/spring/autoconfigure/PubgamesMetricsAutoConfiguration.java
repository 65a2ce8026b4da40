package org.pubgames.spring.autoconfigure;

import io.micrometer.core.instrument.MeterRegistry;
import org.pubgames.spring.MatchMetrics;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** Counts where the application has a registry of meters. */
@AutoConfiguration(
        after = PubgamesAutoConfiguration.class,
        afterName = {
            "org.springframework.boot.micrometer.metrics.autoconfigure.MetricsAutoConfiguration",
            "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration",
            "org.springframework.boot.micrometer.metrics.autoconfigure.export.simple.SimpleMetricsExportAutoConfiguration"
        })
@ConditionalOnClass(MeterRegistry.class)
public class PubgamesMetricsAutoConfiguration {

    /**
     * {@return what is counted}
     *
     * @param registry where
     */
    @Bean
    @ConditionalOnBean(MeterRegistry.class)
    @ConditionalOnMissingBean
    public MatchMetrics pubgamesMetrics(MeterRegistry registry) {
        return new MicrometerMetrics(registry);
    }
}
