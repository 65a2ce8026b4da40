/**
 * Controllers for matches, games and streams; they are there when {@code pubgames.web.enabled} is.
 */
@NullMarked
package org.pubgames.spring.web;

import org.jspecify.annotations.NullMarked;
