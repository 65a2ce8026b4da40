package org.pubgames.club.pages;

import jakarta.servlet.http.HttpServletRequest;
import org.pubgames.club.access.SafetyFilter;
import org.pubgames.club.access.Visitor;
import org.pubgames.core.Lang;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ModelAttribute;

/** What every page knows: its language, its token, where it is, who looks at it. */
@ControllerAdvice
public class CommonModel {

    private final PageLanguage languages;
    private final Visitor visitor;

    /** What pages know. */
    public CommonModel(PageLanguage languages, Visitor visitor) {
        this.languages = languages;
        this.visitor = visitor;
    }

    @ModelAttribute("lang")
    String lang(HttpServletRequest request) {
        return languages.of(request).code();
    }

    @ModelAttribute("token")
    Object token(HttpServletRequest request) {
        return request.getAttribute(SafetyFilter.TOKEN);
    }

    @ModelAttribute("here")
    String here(HttpServletRequest request) {
        return request.getMethod().equals("GET") ? request.getRequestURI() : "/";
    }

    @ModelAttribute("organizes")
    boolean organizes(HttpServletRequest request) {
        return visitor.organizes(request);
    }

    @ModelAttribute("languages")
    Lang[] languages() {
        return Lang.values();
    }
}
