/** Who somebody is, and what he may: codes, signed cookies, guesses, headers. */
@NullMarked
package org.pubgames.club.access;

import org.jspecify.annotations.NullMarked;
