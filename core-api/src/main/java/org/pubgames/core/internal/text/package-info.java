/**
 * Words and lists that the public page itself is made with; depends on nothing of this library but
 * the names of its parts.
 */
@NullMarked
package org.pubgames.core.internal.text;

import org.jspecify.annotations.NullMarked;
