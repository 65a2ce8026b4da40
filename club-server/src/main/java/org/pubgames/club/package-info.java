/** The server of a club evening: what it is started with, and who may do what. */
@NullMarked
package org.pubgames.club;

import org.jspecify.annotations.NullMarked;
