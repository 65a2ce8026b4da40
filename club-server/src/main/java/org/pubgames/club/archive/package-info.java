/** A whole evening as one file, taken away and read back in. */
@NullMarked
package org.pubgames.club.archive;

import org.jspecify.annotations.NullMarked;
