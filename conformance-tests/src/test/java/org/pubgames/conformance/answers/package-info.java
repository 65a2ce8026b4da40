/** What games answer, as JSON. */
@NullMarked
package org.pubgames.conformance.answers;

import org.jspecify.annotations.NullMarked;
