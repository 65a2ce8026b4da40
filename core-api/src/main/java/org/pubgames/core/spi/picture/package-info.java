/**
 * Pictures of games for people: as text for a terminal and as SVG for files and pages, with words
 * in English, Dutch and German. {@link org.pubgames.core.spi.picture.Pictures} finds those of a
 * game; a game brings them as a {@link org.pubgames.core.spi.picture.PictureProvider}.
 */
@NullMarked
package org.pubgames.core.spi.picture;

import org.jspecify.annotations.NullMarked;
