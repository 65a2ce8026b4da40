/** What both versions of Jackson are told. */
@NullMarked
package org.pubgames.jackson.internal;

import org.jspecify.annotations.NullMarked;
