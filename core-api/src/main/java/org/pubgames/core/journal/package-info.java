/** Match files: one header line, then one event a line. */
@NullMarked
package org.pubgames.core.journal;

import org.jspecify.annotations.NullMarked;
