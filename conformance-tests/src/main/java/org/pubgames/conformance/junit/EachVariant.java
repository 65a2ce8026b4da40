package org.pubgames.conformance.junit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContext;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContextProvider;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestInstancePreConstructCallback;
import org.junit.platform.commons.support.AnnotationSupport;
import org.opentest4j.AssertionFailedError;
import org.pubgames.conformance.run.IdPattern;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.variant.VariantFiles;

/** Runs a test class once for each variant that its {@link ForEachVariant} names. */
final class EachVariant implements ClassTemplateInvocationContextProvider {

    @Override
    public boolean supportsClassTemplate(ExtensionContext context) {
        return true;
    }

    @Override
    public Stream<ClassTemplateInvocationContext> provideClassTemplateInvocationContexts(
            ExtensionContext context) {
        ForEachVariant wanted =
                AnnotationSupport.findAnnotation(
                                context.getRequiredTestClass(), ForEachVariant.class)
                        .orElseThrow();
        Game<?, ?> game =
                Games.look(wanted.game(), Where.UNKNOWN)
                        .fold(
                                found -> found,
                                problems -> {
                                    throw new ExtensionConfigurationException(lines(problems));
                                });
        List<ClassTemplateInvocationContext> contexts = new ArrayList<>();
        shipped(game, List.of(wanted.shipped())).forEach(each -> contexts.add(new One(each)));
        files(game, List.of(wanted.files()), contexts);
        if (contexts.isEmpty()) {
            throw new ExtensionConfigurationException(
                    "@ForEachVariant on "
                            + context.getDisplayName()
                            + " names no variant of "
                            + wanted.game()
                            + ": give it files or shipped ones");
        }
        return contexts.stream();
    }

    private static List<Variant> shipped(Game<?, ?> game, List<String> patterns) {
        for (String pattern : patterns) {
            boolean fits =
                    game.variants().all().stream()
                            .anyMatch(each -> IdPattern.any(List.of(pattern), each.id()));
            if (!fits) {
                // the message names the nearest one
                throw new ExtensionConfigurationException(
                        lines(game.variants().look(pattern, Where.UNKNOWN).problems()));
            }
        }
        return game.variants().all().stream()
                .filter(each -> IdPattern.any(patterns, each.id()))
                .toList();
    }

    private static void files(
            Game<?, ?> game, List<String> names, List<ClassTemplateInvocationContext> contexts) {
        List<VariantFile> files = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        for (String name : names) {
            read(Path.of(name), files).fold(done -> done, problems::addAll);
        }
        VariantBook book = game.variants();
        int known = book.problems().size();
        Set<String> shipped = book.all().stream().map(Variant::id).collect(Collectors.toSet());
        VariantBook all = book.with(files);
        problems.addAll(all.problems().subList(known, all.problems().size()));
        all.all().stream()
                .filter(each -> !shipped.contains(each.id()))
                .forEach(each -> contexts.add(new One(each)));
        Map<String, List<Problem>> byFile = new LinkedHashMap<>();
        problems.forEach(
                each ->
                        byFile.computeIfAbsent(each.where().file(), file -> new ArrayList<>())
                                .add(each));
        byFile.forEach((file, found) -> contexts.add(new Broken(file, lines(found))));
    }

    private static Reading<Boolean> read(Path path, List<VariantFile> files) {
        if (!Files.isDirectory(path)) {
            return VariantFiles.file(path).fold(found -> added(files, found), Reading::failed);
        }
        return VariantFiles.folder(path)
                .fold(
                        folder -> {
                            files.addAll(folder.files());
                            return folder.problems().isEmpty()
                                    ? Reading.of(true)
                                    : Reading.failed(folder.problems());
                        },
                        Reading::failed);
    }

    private static Reading<Boolean> added(List<VariantFile> files, VariantFile file) {
        return Reading.of(files.add(file));
    }

    private static String lines(List<Problem> problems) {
        return String.join(
                System.lineSeparator(), problems.stream().map(each -> each.line(Lang.EN)).toList());
    }

    /** A run of the class under one variant. */
    private record One(Variant variant) implements ClassTemplateInvocationContext {

        @Override
        public String getDisplayName(int invocationIndex) {
            return variant.pinned();
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(new Giver(variant));
        }
    }

    /** Gives the variant to constructors and methods that ask for one. */
    private record Giver(Variant variant) implements ParameterResolver {

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == Variant.class;
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return variant;
        }
    }

    /** A variant file with mistakes: a run that fails with all of them. */
    private record Broken(String file, String problems) implements ClassTemplateInvocationContext {

        @Override
        public String getDisplayName(int invocationIndex) {
            return file;
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(
                    (TestInstancePreConstructCallback)
                            (factory, context) -> {
                                throw new AssertionFailedError(problems);
                            });
        }
    }
}
