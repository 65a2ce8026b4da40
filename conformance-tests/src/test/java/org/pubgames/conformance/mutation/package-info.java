/**
 * The Java of the games changed in every small way that PIT knows, with the vectors alone as tests.
 */
@NullMarked
package org.pubgames.conformance.mutation;

import org.jspecify.annotations.NullMarked;
