/** The pages: what organizer, board, wall, phone and printer show. */
@NullMarked
package org.pubgames.club.pages;

import org.jspecify.annotations.NullMarked;
