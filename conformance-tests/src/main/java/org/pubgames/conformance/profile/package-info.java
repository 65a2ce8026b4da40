/** Profiles: the variants of the rule documents, each with a complete set of vectors in levels. */
@NullMarked
package org.pubgames.conformance.profile;

import org.jspecify.annotations.NullMarked;
