package org.pubgames.core;

/**
 * A variant file before it is read.
 *
 * @param name what problems call it
 * @param text its YAML
 */
public record VariantFile(String name, String text) {}
