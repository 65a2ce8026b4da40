/** Decision tables of a house: read with their positions, checked over all that can happen. */
@NullMarked
package org.pubgames.core.internal.table;

import org.jspecify.annotations.NullMarked;
