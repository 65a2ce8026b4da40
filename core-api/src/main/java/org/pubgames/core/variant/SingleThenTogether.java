package org.pubgames.core.variant;

import jakarta.validation.GroupSequence;
import jakarta.validation.groups.Default;

/** Every single setting first; what they owe each other only when those are sound. */
@GroupSequence({Default.class, Together.class})
interface SingleThenTogether {}
