package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The pages of the phones run in browsers of 2020: iOS 14, Chrome 80, Firefox 78.
class PageOf2020Test {

    private static final Path PAGE = Path.of("resources", "phones");

    /// Fields of the table's messages and of the page's own items; `hasBeenActive` is read of what `?.` found.
    private static final Set<String> FIELDS = Set.of("entry", "hand", "hasBeenActive", "lines", "move", "token");

    /// Without these a page looks plainer and shows the same.
    private static final Set<String> DECORATION =
            Set.of("hyphens", "outline", "text-size-adjust", "text-wrap", "-webkit-tap-highlight-color");

    private final NewerThan2020 scripts = new NewerThan2020(FIELDS);
    private final NewerThan2020 styles = new NewerThan2020(DECORATION);

    static Stream<String> scripts() {
        return own(".js");
    }

    static Stream<String> styles() {
        return Stream.concat(own(".css"), Stream.of("palette.css"));
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void noScriptNeedsAYoungerBrowser(String file) {
        assertThat(scripts.inScript(text(file))).as(file).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("styles")
    void noStyleNeedsAYoungerBrowser(String file) {
        assertThat(styles.inStyles(text(file))).as(file).isEmpty();
    }

    @Test
    void noPageNeedsAYoungerBrowser() {
        assertThat(text("index.html"))
                .doesNotContain("<dialog", "popover", "<search")
                .contains("<noscript>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fetch(a, { signal: AbortSignal.timeout(5) });",
                "a.pipeThrough(b);",
                "new TextDecoderStream();",
                "forms.at(-1);",
                "`of ${list.at(-1)} and ${'more'}`;",
                "$(part).replaceChildren();",
                "sheet.showModal();",
                "navigator.vibrate(40);",
                "a ??= b;",
                "a ||= b;",
                "await start();",
                "class A { #b = 1; }",
                "text.match(/(?<=a)b/);",
                "export * as a from 'b';",
                "import a from './b.json' with { type: 'json' };",
                "Object.hasOwn(a, b);",
                "crypto.randomUUID();",
                "text.replaceAll('a', 'b');"
            })
    void whatIsTooYoungIsFoundInAScript(String script) {
        assertThat(scripts.inScript(script)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "async function a() { await b(); }",
                "const a = 'forms.at(-1)'; // forms.at(-1)",
                "t(`a.at.${b}`) || /[/'].at(1)/.test(a);",
                "navigator.vibrate?.(40);",
                "a ?? b?.c;"
            })
    void whatIsOldEnoughIsNotFound(String script) {
        assertThat(scripts.inScript(script)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a{inset:0}",
                "a{height:100dvh}",
                "a{width:1px;height:calc(50svh)}",
                "a:is(b),c{width:0}",
                "a{padding-block:1px}",
                "@layer a{b{width:0}}"
            })
    void whatIsTooYoungIsFoundInAStyleSheet(String css) {
        assertThat(styles.inStyles(css)).isNotEmpty();
    }

    @Test
    void aYoungerUnitBehindItsOlderOneAndALonelySelectorAreAllowed() {
        assertThat(styles.inStyles("a{height:100vh;height:100dvh}a:has(b){margin:0}"))
                .isEmpty();
        assertThat(styles.inStyles("a{width:max(1px,9vh - 1rem);width:max(1px,9dvh - 1rem)}"))
                .isEmpty();
    }

    @Test
    void everyAllowedNameIsUsedAndWouldBeFound() {
        String used = scripts().map(PageOf2020Test::text).collect(Collectors.joining());
        String styled = styles().map(PageOf2020Test::text).collect(Collectors.joining());
        assertThat(FIELDS).allMatch(name -> scripts.knows(name) && used.contains("." + name));
        assertThat(DECORATION).allMatch(name -> styles.knows(name) && styled.contains(name + ":"));
    }

    private static String text(String file) {
        return new String(new PageFiles().answer("/" + file).orElseThrow().body(), StandardCharsets.UTF_8);
    }

    private static Stream<String> own(String ending) {
        try (Stream<Path> files = Files.list(PAGE)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(ending))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
