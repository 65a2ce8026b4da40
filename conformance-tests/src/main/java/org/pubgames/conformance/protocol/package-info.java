/** The line protocol: implementations in any language, each in a process of its own. */
@NullMarked
package org.pubgames.conformance.protocol;

import org.jspecify.annotations.NullMarked;
