package org.pubgames.club.pages;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.UUID;
import org.pubgames.club.access.SafetyFilter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RequestMapping;

/** A page that says what is wrong, never how the server is built. */
@Controller
@ControllerAdvice(basePackageClasses = RefusedPages.class)
@Order(0)
public class RefusedPages implements ErrorController {

    private static final Logger LOG = LoggerFactory.getLogger(RefusedPages.class);

    private final PageLanguage languages;

    /** Pages in the language of who asked. */
    public RefusedPages(PageLanguage languages) {
        this.languages = languages;
    }

    @ExceptionHandler(NotYours.class)
    String notYours(HttpServletRequest request, HttpServletResponse response, Model model) {
        return page(request, response, model, 403);
    }

    @ExceptionHandler(NoSuchPage.class)
    String noSuchPage(HttpServletRequest request, HttpServletResponse response, Model model) {
        return page(request, response, model, 404);
    }

    @RequestMapping("/error")
    Object error(HttpServletRequest request, HttpServletResponse response, Model model) {
        // without one somebody asked for this very address, and there is nothing
        int status =
                request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer code
                        ? code
                        : 404;
        Object thrown = request.getAttribute(RequestDispatcher.ERROR_EXCEPTION);
        String number = "";
        // what a visitor sent wrongly is his fault, and no fault of the server
        if (thrown instanceof Throwable failure && status >= 500) {
            number = UUID.randomUUID().toString().substring(0, 8);
            LOG.error("request failed, number {}", number, failure);
            model.addAttribute("number", number);
        }
        return RefusedRequest.isOfProgram(request)
                ? RefusedRequest.answer(request, response, status, number, languages.of(request))
                : page(request, response, model, status);
    }

    private String page(
            HttpServletRequest request, HttpServletResponse response, Model model, int status) {
        response.setStatus(status);
        model.addAttribute("status", status);
        model.addAttribute(
                "why",
                switch (status) {
                    case 403, 404, 405, 413, 429 -> "wrong." + status;
                    case 400, 415, 422 -> "wrong.400";
                    default -> "wrong.500";
                });
        model.addAttribute("lang", languages.of(request).code());
        model.addAttribute("token", request.getAttribute(SafetyFilter.TOKEN));
        return "refused";
    }
}
