package org.pubgames.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.pubgames.core.internal.variant.ProblemReport;
import org.pubgames.core.internal.words.Template;

/**
 * Corrections that need no thought: the suggested word in the place of the one that stands there.
 */
final class Fixes {

    private Fixes() {}

    /** The corrections of problems that touch some lines. */
    static List<CodeAction> of(Check check, Range asked) {
        List<CodeAction> fixes = new ArrayList<>();
        for (ProblemReport report : check.reports()) {
            Range range = check.range(report);
            boolean touched =
                    range.getStart().getLine() >= asked.getStart().getLine()
                            && range.getStart().getLine() <= asked.getEnd().getLine();
            if (touched && mends(report, check.document(), range)) {
                fixes.add(fix(report, check, range));
            }
        }
        return fixes;
    }

    /** Whether the suggestion can stand just where the value stands. */
    private static boolean mends(ProblemReport report, Document document, Range range) {
        int start = document.offset(range.getStart());
        int end = document.offset(range.getEnd());
        return !report.suggestion().isEmpty()
                && !report.suggestion().contains("…")
                && document.text().substring(start, end).equals(report.value());
    }

    private static CodeAction fix(ProblemReport report, Check check, Range range) {
        CodeAction action =
                new CodeAction(
                        Template.say(
                                HoverWords.WRITE,
                                check.lang(),
                                "suggestion",
                                report.suggestion(),
                                "value",
                                report.value()));
        action.setKind(CodeActionKind.QuickFix);
        action.setEdit(
                new WorkspaceEdit(
                        Map.of(
                                check.document().uri(),
                                List.of(new TextEdit(range, report.suggestion())))));
        return action;
    }
}
