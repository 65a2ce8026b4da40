package org.pubgames.core.internal.compare;

/**
 * A setting in which two variants differ.
 *
 * @param setting its name
 * @param a its value in the first variant, as files write it
 * @param b its value in the second one
 */
public record SettingDifference(String setting, String a, String b) {}
