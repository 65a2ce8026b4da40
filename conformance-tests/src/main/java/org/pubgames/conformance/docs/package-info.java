/** Pages that are generated from rulebooks, variants and vectors. */
@NullMarked
package org.pubgames.conformance.docs;

import org.jspecify.annotations.NullMarked;
