/**
 * Wrong implementations, kept to prove that vectors catch them: the bugs of known programs, made-up
 * creatures, and variants that pass themselves off as their siblings. Whoever writes vectors of his
 * own can set them on this zoo as well.
 */
@NullMarked
package org.pubgames.conformance.zoo;

import org.jspecify.annotations.NullMarked;
