/** The modules that make up what is on the class path. */
@NullMarked
package org.pubgames.core.internal.parts;

import org.jspecify.annotations.NullMarked;
