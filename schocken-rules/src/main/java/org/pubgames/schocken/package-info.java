/** Schocken, also called Jule: its events, state, settings and referee; the rules are in DRL. */
@NullMarked
package org.pubgames.schocken;

import org.jspecify.annotations.NullMarked;
