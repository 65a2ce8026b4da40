/** Jackson 2. */
@NullMarked
package org.pubgames.jackson2;

import org.jspecify.annotations.NullMarked;
