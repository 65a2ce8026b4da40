/** What Spring Boot makes of an application that has pubgames on its class path. */
@NullMarked
package org.pubgames.spring.autoconfigure;

import org.jspecify.annotations.NullMarked;
