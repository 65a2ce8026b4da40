package org.pubgames.core.internal.variant;

import jakarta.validation.GroupSequence;
import jakarta.validation.groups.Default;
import org.pubgames.core.spi.Together;

/** Every single setting first; what they owe each other only when those are sound. */
@GroupSequence({Default.class, Together.class})
interface SingleThenTogether {}
