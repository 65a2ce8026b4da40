package org.pubgames.club;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementClickInterceptedException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A real browser, of a size and in the light or the dark. */
final class Screen implements AutoCloseable {

    private static final Path PICTURES = Path.of("..", "docs", "club-server");
    private static final Duration LONG = Duration.ofSeconds(30);

    /** What stands out of the page, the first of it. */
    private static final String WIDEST =
            "const out = [...document.body.querySelectorAll('*')]"
                    + ".find(e => e.getBoundingClientRect().right > window.innerWidth + 1);"
                    + "return out ? out.outerHTML.slice(0, 300) : ''";

    private static final String TOO_WIDE =
            "return document.documentElement.scrollWidth - window.innerWidth";

    private final ChromeDriver driver;
    private final String base;

    private Screen(ChromeDriver driver, String base) {
        this.driver = driver;
        this.base = base;
    }

    /** Opens one; where there is no browser the proof is skipped, and says so. */
    static Screen open(String base, int width, int height, boolean dark) {
        Path browser = program("chromium", "google-chrome", "chromium-browser");
        Path chromedriver = program("chromedriver");
        if (browser == null || chromedriver == null) {
            System.err.println("skipped: no Chromium with its chromedriver on this machine");
            return Assumptions.abort("no Chromium with its chromedriver");
        }
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.toString());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--lang=en",
                "--window-size=" + width + "," + height);
        options.setExperimentalOption("prefs", Map.of("intl.accept_languages", "en"));
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.SEVERE);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service =
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(chromedriver.toFile())
                        .withSilent(true)
                        .build();
        ChromeDriver driver = new ChromeDriver(service, options);
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(
                                Map.of(
                                        "name",
                                        "prefers-color-scheme",
                                        "value",
                                        dark ? "dark" : "light"))));
        return new Screen(driver, base);
    }

    private static @Nullable Path program(String... names) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> Stream.of(names).map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(null);
    }

    Screen go(String path) {
        driver.get(base + path);
        return this;
    }

    /** Says a code on the first page. */
    Screen enter(String code) {
        go("/");
        find("#code").sendKeys(code);
        click("form.code button.main");
        return this;
    }

    WebElement find(String selector) {
        return patient().until(any -> shown(selector).findFirst().orElse(null));
    }

    private Stream<WebElement> shown(String selector) {
        return driver.findElements(By.cssSelector(selector)).stream()
                .filter(WebElement::isDisplayed);
    }

    /** The page may put another element in the place of one while it is touched. */
    private WebDriverWait patient() {
        WebDriverWait wait = new WebDriverWait(driver, LONG);
        wait.ignoring(StaleElementReferenceException.class);
        wait.ignoring(ElementClickInterceptedException.class);
        return wait;
    }

    Screen click(String selector) {
        return touched(() -> shown(selector).filter(WebElement::isEnabled));
    }

    Screen type(String selector, String text) {
        find(selector).sendKeys(text);
        return this;
    }

    /** Touches the element with this text. */
    Screen touch(String selector, String text) {
        return touched(
                () ->
                        shown(selector)
                                .filter(WebElement::isEnabled)
                                .filter(each -> each.getText().lines().anyMatch(text::equals)));
    }

    private Screen touched(Supplier<Stream<WebElement>> which) {
        patient()
                .withMessage(() -> "nothing to touch on " + path() + ":\n" + text())
                .until(
                        any -> {
                            WebElement found = which.get().findFirst().orElse(null);
                            if (found != null) {
                                found.click();
                            }
                            return found;
                        });
        return this;
    }

    /** Waits until the page says something. */
    Screen says(String text) {
        patient()
                .withMessage(() -> "'" + text + "' is not said on " + path() + ":\n" + text())
                .until(any -> text().contains(text));
        return this;
    }

    String text() {
        return driver.findElement(By.tagName("body")).getText();
    }

    long count(String selector) {
        return driver.findElements(By.cssSelector(selector)).size();
    }

    /**
     * Taps a picture where a place of the drawing is.
     *
     * @param drawing its part whose unit is that of the place
     */
    Screen tap(String drawing, double x, double y) {
        find(drawing);
        List<?> at =
                (List<?>)
                        driver.executeScript(
                                "const part = document.querySelector(arguments[0]);"
                                        + "const to = () => new DOMPoint(arguments[1], arguments[2])"
                                        + ".matrixTransform(part.getScreenCTM());"
                                        + "window.scrollBy(0, to().y - window.innerHeight / 2);"
                                        + "return [Math.round(to().x), Math.round(to().y)]",
                                drawing,
                                x,
                                y);
        new Actions(driver)
                .moveToLocation(((Number) at.get(0)).intValue(), ((Number) at.get(1)).intValue())
                .click()
                .perform();
        return this;
    }

    String path() {
        return driver.getCurrentUrl().substring(base.length());
    }

    Object run(String script) {
        return driver.executeScript(script);
    }

    /**
     * Nothing to scroll sideways, nothing too small to touch, no fault of a script or for a reader.
     */
    Screen sound(String name) {
        // a page that has just been asked for may not have its looks yet
        patient()
                .withMessage(() -> name + " is too wide by " + run(TOO_WIDE) + ": " + run(WIDEST))
                .until(any -> (Long) run(TOO_WIDE) <= 0);
        assertThat(
                        (List<?>)
                                run(
                                        "return [...document.querySelectorAll('button, select, .button')]"
                                                + ".filter(e => e.offsetParent && e.getBoundingClientRect().height < 44)"
                                                + ".map(e => e.outerHTML)"))
                .as(name + " has targets that are too small")
                .isEmpty();
        List<Rule> violations = axe().analyze(driver).getViolations();
        assertThat(violations)
                .as(name + " by axe")
                .extracting(each -> each.getId() + ": " + each.getNodes().get(0).getHtml())
                .isEmpty();
        return this;
    }

    /**
     * Looks at the page itself: it has no frames, and the other way opens a second window and gives
     * it one second.
     */
    @SuppressWarnings("deprecation")
    private static AxeBuilder axe() {
        return new AxeBuilder().setLegacyMode(true);
    }

    /** No script failed, and nothing was asked for that is not there. */
    Screen quiet(String... allowed) {
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll())
                .filteredOn(entry -> Stream.of(allowed).noneMatch(entry.getMessage()::contains))
                .isEmpty();
        return this;
    }

    /** How many sheets of paper the page takes. */
    long sheets() {
        Object pdf =
                driver.executeCdpCommand("Page.printToPDF", Map.of("preferCSSPageSize", true))
                        .get("data");
        String text = new String(Base64.getDecoder().decode(String.valueOf(pdf)), ISO_8859_1);
        return Pattern.compile("/Type\\s*/Page\\b(?!s)").matcher(text).results().count();
    }

    /** The same of the whole page, also of what lies below. */
    Screen wholePicture(String name) throws IOException {
        if (Boolean.getBoolean("pubgames.write-docs")) {
            Object picture =
                    driver.executeCdpCommand(
                                    "Page.captureScreenshot", Map.of("captureBeyondViewport", true))
                            .get("data");
            Files.createDirectories(PICTURES);
            Files.write(
                    PICTURES.resolve(name + ".png"),
                    Base64.getDecoder().decode(String.valueOf(picture)));
        }
        return this;
    }

    /** Keeps a picture for the documentation, when that is wanted. */
    Screen picture(String name) throws IOException {
        if (Boolean.getBoolean("pubgames.write-docs")) {
            Files.createDirectories(PICTURES);
            Files.write(PICTURES.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
        }
        return this;
    }

    @Override
    public void close() {
        driver.quit();
    }
}
