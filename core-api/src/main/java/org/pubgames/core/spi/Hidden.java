package org.pubgames.core.spi;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a part of an event or of a state that not every viewer may see: what {@link Referee#view}
 * takes out, such as dice under a cup. An event, a state or a part of one in which there is such a
 * part is not written by itself for whoever asks; see {@link org.pubgames.core.Game#hiding}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Hidden {}
