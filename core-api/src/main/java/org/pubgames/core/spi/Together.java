package org.pubgames.core.spi;

/**
 * The validation group of conditions between settings. It is looked at only when every single
 * setting is valid, so that one cause gives one message.
 */
public interface Together {}
