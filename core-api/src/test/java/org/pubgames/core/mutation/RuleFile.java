package org.pubgames.core.mutation;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file of rules.
 *
 * @param name its path from the source folder on
 * @param text what stands in it
 */
public record RuleFile(String name, String text) {

    private static final Pattern HOME = Pattern.compile("^package ([\\w.]+)", Pattern.MULTILINE);
    private static final Pattern IMPORT =
            Pattern.compile("^import ([\\w.]+)\\.(\\w+);?$", Pattern.MULTILINE);

    /** The package of its rules. */
    String home() {
        Matcher home = HOME.matcher(text);
        if (!home.find()) {
            throw new IllegalArgumentException(name + " has no package");
        }
        return home.group(1);
    }

    /** What it imports, as it stands there. */
    List<String> imports() {
        return IMPORT.matcher(text)
                .results()
                .map(found -> found.group(1) + "." + found.group(2))
                .toList();
    }

    /** The head of a file for changed rules of this one, in a package of their own. */
    public String wrongHead() {
        StringBuilder head = new StringBuilder();
        head.append("package ").append(home()).append(".wrong\n\n");
        head.append("import ").append(home()).append(".*;\n");
        imports().forEach(each -> head.append("import ").append(each).append(";\n"));
        return head.append('\n').toString();
    }

    /** The full name of a type that it names by its simple name. */
    String fullName(String type) {
        int dot = type.indexOf('.');
        String outer = dot < 0 ? type : type.substring(0, dot);
        String rest = dot < 0 ? "" : type.substring(dot);
        return imports().stream()
                        .filter(each -> each.endsWith("." + outer))
                        .findFirst()
                        .orElse(home() + "." + outer)
                + rest;
    }
}
