/** Vectors as they are delivered: canonical JSON with a schema, in a folder or an archive. */
@NullMarked
package org.pubgames.conformance.delivery;

import org.jspecify.annotations.NullMarked;
