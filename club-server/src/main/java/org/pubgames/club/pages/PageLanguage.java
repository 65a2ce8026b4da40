package org.pubgames.club.pages;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Lang;
import org.pubgames.spring.RequestLanguage;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.LocaleResolver;

/** The language of a page: the one that was chosen on it, or that the browser asks for. */
@Component("localeResolver")
public class PageLanguage implements LocaleResolver {

    /** The cookie in which a choice is kept. */
    public static final String COOKIE = "club-lang";

    private final RequestLanguage languages;

    /** Languages of pages. */
    public PageLanguage(RequestLanguage languages) {
        this.languages = languages;
    }

    /** {@return the language of the answer to a request} */
    public Lang of(HttpServletRequest request) {
        Cookie[] cookies = request.getCookies();
        if (cookies != null) {
            for (Cookie cookie : cookies) {
                Optional<Lang> chosen =
                        cookie.getName().equals(COOKIE)
                                ? Lang.of(cookie.getValue())
                                : Optional.empty();
                if (chosen.isPresent()) {
                    return chosen.get();
                }
            }
        }
        String accept = request.getHeader("Accept-Language");
        return languages.of(accept == null ? "" : accept);
    }

    @Override
    public Locale resolveLocale(HttpServletRequest request) {
        return Locale.forLanguageTag(of(request).code());
    }

    @Override
    public void setLocale(
            HttpServletRequest request,
            @Nullable HttpServletResponse response,
            @Nullable Locale locale) {
        // chosen on /language; nothing of ours changes it during a request
    }
}
