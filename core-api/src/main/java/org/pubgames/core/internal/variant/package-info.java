/** Variant files: read, resolve along {@code extends}, validate, digest. */
@NullMarked
package org.pubgames.core.internal.variant;

import org.jspecify.annotations.NullMarked;
