/** Conformance: vectors that say what a rule must do, and the runner that holds a game to them. */
@NullMarked
package org.pubgames.conformance;

import org.jspecify.annotations.NullMarked;
