/**
 * Wrong implementations, kept to prove that vectors catch them: the bugs of known programs, bugs
 * that nobody has written yet, and variants that are played instead of one another. Authors of
 * vectors of their own can run them against these implementations too.
 */
@NullMarked
package org.pubgames.conformance.wrong;

import org.jspecify.annotations.NullMarked;
