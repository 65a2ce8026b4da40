/** Situations as pictures: what lies on the table, drawn for people who judge. */
@NullMarked
package org.pubgames.conformance.picture;

import org.jspecify.annotations.NullMarked;
