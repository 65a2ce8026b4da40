/**
 * How the Schocken tournament is judged: the referee and the phases of an evening. Each phase puts
 * facts before the rules and applies what they conclude.
 */
@NullMarked
package org.pubgames.schocken.tournament.play;

import org.jspecify.annotations.NullMarked;
