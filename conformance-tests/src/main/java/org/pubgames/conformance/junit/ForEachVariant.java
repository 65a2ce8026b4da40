package org.pubgames.conformance.junit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.ClassTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Runs a whole test class once for each variant of a game: house variants from files, shipped ones,
 * or both. The class's constructor and methods may take a {@link org.pubgames.core.Variant}. A file
 * that cannot be read fails, with all its problems.
 *
 * <pre>{@code
 * @ForEachVariant(game = "schocken", files = "src/test/variants")
 * class HouseTest {
 *     @Test
 *     void fifteenMats(Variant house) { … }
 * }
 * }</pre>
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ClassTemplate
@ExtendWith(EachVariant.class)
public @interface ForEachVariant {

    /** The game's id. */
    String game();

    /** Variant files, or folders of them; they may extend each other. */
    String[] files() default {};

    /** Ids of shipped variants, {@code *} for any part of them. */
    String[] shipped() default {};
}
