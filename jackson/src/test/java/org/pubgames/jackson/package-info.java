/** What holds for both versions of Jackson, and Jackson 3. */
@NullMarked
package org.pubgames.jackson;

import org.jspecify.annotations.NullMarked;
