/** Whatever the command is given: an answer with an exit status, never a stack trace. */
@NullMarked
package org.pubgames.fuzzing;

import org.jspecify.annotations.NullMarked;
