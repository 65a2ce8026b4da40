/** What a game answers, as JSON: the forms behind {@link org.pubgames.core.AnswerCodec}. */
@NullMarked
package org.pubgames.core.internal.answer;

import org.jspecify.annotations.NullMarked;
