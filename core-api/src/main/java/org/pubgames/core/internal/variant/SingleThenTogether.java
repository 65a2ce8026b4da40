package org.pubgames.core.internal.variant;

import jakarta.validation.GroupSequence;
import jakarta.validation.groups.Default;
import org.pubgames.core.spi.Together;

/** Every single setting first; conditions between settings only when those are valid. */
@GroupSequence({Default.class, Together.class})
interface SingleThenTogether {}
