/**
 * pubgames in a Spring Boot application: games, variants and stored matches as beans, problems as
 * RFC 9457, metrics and health; controllers with {@code pubgames.web.enabled=true}, for which the
 * application says with a {@link org.pubgames.spring.MatchAccess} who may do what.
 */
@NullMarked
package org.pubgames.spring;

import org.jspecify.annotations.NullMarked;
