package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.conformance.SuiteVersion;

/** A project of {@code examples/}, built by Maven from what this build would publish. */
final class MavenProject {

    /** What this build makes. */
    static final String VERSION = SuiteVersion.text();

    private final Path copy;
    private final Path repository;
    private final Path folder;

    /**
     * A copy of a project beside an empty repository.
     *
     * @param project the project; what a build has made of it is left out
     * @param folder an empty folder for both
     */
    MavenProject(Path project, Path folder) throws IOException {
        this.folder = folder;
        this.copy = folder.resolve("project");
        this.repository = folder.resolve("repository");
        Files.walkFileTree(project, new Sources(project, copy));
        publishPom(Path.of(".."), "pubgames");
    }

    /** Puts a module of ours into the repository. */
    void publish(String module, String artifact) throws IOException {
        publishPom(Path.of("..", module), artifact);
        copy(
                Path.of("..", module, "target", artifact + "-" + VERSION + ".jar"),
                published(artifact, "jar"));
    }

    /** Puts a module that is nothing but its description into the repository. */
    void publishPom(Path module, String artifact) throws IOException {
        copy(module.resolve("pom.xml"), published(artifact, "pom"));
    }

    /** Builds it; what is not of this project comes from the repository of the running build. */
    void build() throws IOException, InterruptedException {
        Ran maven = maven("package");
        assertThat(maven.exit()).as(maven.out()).isZero();
    }

    /** What Maven says when it is asked for these goals, whether it can or not. */
    Ran maven(String... goals) throws IOException, InterruptedException {
        Path settings = Files.writeString(folder.resolve("settings.xml"), settings());
        List<String> words = new ArrayList<>();
        words.addAll(List.of("mvn", "-B", "-gs", settings.toString()));
        words.add("-Dmaven.repo.local=" + repository);
        words.addAll(List.of("-f", copy.resolve("pom.xml").toString()));
        words.addAll(List.of(goals));
        return run(words, folder);
    }

    /** Where the build leaves what it makes. */
    Path target() {
        return copy.resolve("target");
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to);
    }

    /** Where a local repository has an artifact of this project. */
    private Path published(String artifact, String type) {
        return repository
                .resolve(Path.of("org", "pubgames", artifact, VERSION))
                .resolve(artifact + "-" + VERSION + "." + type);
    }

    /** The repository of the running build. */
    static Path usualRepository() {
        return Path.of(
                System.getProperty(
                        "localRepository", System.getProperty("user.home") + "/.m2/repository"));
    }

    private static String settings() {
        String place = "<id>usual</id><url>" + usualRepository().toUri() + "</url>";
        return """
               <settings>
                 <profiles>
                   <profile>
                     <id>usual</id>
                     <repositories><repository>%s</repository></repositories>
                     <pluginRepositories><pluginRepository>%s</pluginRepository></pluginRepositories>
                   </profile>
                 </profiles>
                 <activeProfiles><activeProfile>usual</activeProfile></activeProfiles>
               </settings>
               """
                .formatted(place, place);
    }

    /** Copies what a checkout has: no builds, no history. */
    static final class Sources extends SimpleFileVisitor<Path> {

        private final Path here;
        private final Path there;

        Sources(Path here, Path there) {
            this.here = here;
            this.there = there;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path from, BasicFileAttributes attributes)
                throws IOException {
            String name = from.getFileName().toString();
            if (name.equals("target") || name.equals(".git")) {
                return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(there(from));
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path from, BasicFileAttributes attributes)
                throws IOException {
            Files.copy(from, there(from));
            return FileVisitResult.CONTINUE;
        }

        private Path there(Path from) {
            return there.resolve(here.relativize(from).toString());
        }
    }

    /** The command that starts Java, as the tests run by. */
    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** A process with what it says; its two outputs are one. */
    static Ran run(List<String> words, Path folder) throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "said", ".txt");
        Process process =
                new ProcessBuilder(words)
                        .redirectErrorStream(true)
                        .redirectOutput(out.toFile())
                        .start();
        int exit = process.waitFor();
        return new Ran(exit, Files.readString(out, StandardCharsets.UTF_8), "");
    }
}
