package org.pubgames.spring.autoconfigure;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.pubgames.core.Role;
import org.pubgames.spring.MatchAccess;
import org.pubgames.spring.MatchRights;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;

/** An application in which the header {@code Who} says who sends a request. */
@SpringBootConfiguration
@EnableAutoConfiguration
public class ClubApplication {

    @Bean
    MatchAccess access() {
        return new MatchAccess() {
            @Override
            public MatchRights rights(HttpServletRequest request, String match) {
                String who = request.getHeader("Who");
                if (who == null) {
                    return MatchRights.none();
                }
                return switch (who) {
                    case "broken" -> throw new IllegalStateException("who is that?");
                    case "host" -> MatchRights.everything();
                    case "table" -> MatchRights.watching();
                    case "scorer" -> MatchRights.watching().reportingAs(Role.SCORER);
                    case "reviser" -> MatchRights.watching().revising();
                    default -> MatchRights.seat(who);
                };
            }

            @Override
            public boolean mayOpen(HttpServletRequest request, String header) {
                return "host".equals(request.getHeader("Who"));
            }
        };
    }

    /** The same without anybody who says who may what. */
    @SpringBootConfiguration
    @EnableAutoConfiguration
    public static class WithoutAccess {}

    static ConfigurableApplicationContext start(Class<?> type, String... more) {
        return new SpringApplicationBuilder(type)
                .properties(
                        Map.of(
                                "server.port", "0",
                                "spring.main.banner-mode", "off",
                                "spring.autoconfigure.exclude",
                                        "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration",
                                "pubgames.web.enabled", "true",
                                "pubgames.store.kind", "memory"))
                .properties(more)
                .run();
    }
}
