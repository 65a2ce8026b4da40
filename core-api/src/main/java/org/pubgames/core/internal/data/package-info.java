/**
 * Text in, typed values out, and back: JSON and YAML as one tree with positions, records bound from
 * it.
 */
@NullMarked
package org.pubgames.core.internal.data;

import org.jspecify.annotations.NullMarked;
