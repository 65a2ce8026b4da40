/** A run: which vectors are put to an implementation, what is expected of it, and how it goes. */
@NullMarked
package org.pubgames.conformance.run;

import org.jspecify.annotations.NullMarked;
