package org.pubgames.core.contract;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.junit.ArchTest;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What holds for the packages of every module. A module extends it and says with
 * {@code @AnalyzeClasses} which packages are its own.
 */
public abstract class PackageContract {

    /**
     * The packages that hosts and authors of games may use; all others of core-api are internal.
     */
    protected static final Set<String> PUBLIC =
            Set.of("org.pubgames.core", "org.pubgames.core.spi", "org.pubgames.core.spi.picture");

    /**
     * The internal types that public signatures of this module show all the same.
     *
     * @return their full names; none unless the module says why
     */
    protected Set<String> shownAllTheSame() {
        return Set.of();
    }

    /** No package depends on another one that depends on it, however long the way. */
    @ArchTest
    static void packagesHaveNoCycles(JavaClasses all) {
        slices().matching("org.pubgames.(**)")
                .should()
                .beFreeOfCycles()
                .check(
                        all.that(
                                DescribedPredicate.describe(
                                        "written by hand", type -> !generated(type))));
    }

    /** Whoever uses a public type needs no internal one of core-api to name what it is given. */
    @ArchTest
    void noPublicSignatureShowsAnInternalType(JavaClasses all) {
        Set<String> shown = new TreeSet<>();
        all.stream()
                .filter(PackageContract::isPublic)
                .forEach(
                        type ->
                                signatures(type)
                                        .flatMap(each -> each.getAllInvolvedRawTypes().stream())
                                        .filter(PackageContract::isInternal)
                                        .map(JavaClass::getFullName)
                                        .filter(name -> !shownAllTheSame().contains(name))
                                        .forEach(name -> shown.add(type.getName() + ": " + name)));
        assertThat(shown).isEmpty();
    }

    /** The classes that the build makes of the rule files carry a hash in their names. */
    static boolean generated(JavaClass type) {
        return type.getName().matches(".*[0-9A-F]{32}.*");
    }

    private static boolean isPublic(JavaClass type) {
        return !generated(type)
                && !isInternal(type)
                && type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(PackageContract::isPublic).orElse(true);
    }

    private static boolean isInternal(JavaClass type) {
        String home = type.getBaseComponentType().getPackageName();
        return home.startsWith("org.pubgames.core.") && !PUBLIC.contains(home);
    }

    private static Stream<JavaType> signatures(JavaClass type) {
        Stream<JavaType> parents =
                Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream());
        Stream<JavaType> members =
                Stream.concat(
                        type.getFields().stream()
                                .filter(PackageContract::isShown)
                                .map(field -> field.getType()),
                        type.getCodeUnits().stream()
                                .filter(PackageContract::isShown)
                                .flatMap(PackageContract::signature));
        return Stream.concat(parents, members);
    }

    private static Stream<JavaType> signature(JavaCodeUnit unit) {
        return Stream.concat(Stream.of(unit.getReturnType()), unit.getParameterTypes().stream());
    }

    private static boolean isShown(JavaMember member) {
        Set<JavaModifier> modifiers = member.getModifiers();
        return modifiers.contains(JavaModifier.PUBLIC)
                || modifiers.contains(JavaModifier.PROTECTED);
    }
}
