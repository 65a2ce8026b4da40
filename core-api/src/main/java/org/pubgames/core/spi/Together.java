package org.pubgames.core.spi;

/**
 * The validation group of what settings owe each other. It is looked at only when every single
 * setting is sound, so that one cause gives one message.
 */
public interface Together {}
