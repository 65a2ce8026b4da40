/** Table shuffleboard: knock-off, and the games played with its lines. */
@NullMarked
package org.pubgames.shuffleboard.table;

import org.jspecify.annotations.NullMarked;
