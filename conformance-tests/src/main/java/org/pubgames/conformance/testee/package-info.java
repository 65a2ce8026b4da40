/** Implementations under test: what they can be asked, and our own games as one of them. */
@NullMarked
package org.pubgames.conformance.testee;

import org.jspecify.annotations.NullMarked;
