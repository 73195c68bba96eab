package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import millebornes.save.BadJsonException.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrictJsonParserTest {

    @Test
    void everyTypeIsRead() {
        JsonFields fields = new JsonFields(StrictJsonParser.object("""
                {"text":"é\\u00e9","number":-12,"flag":true,"list":["a","b"],"object":{"x":1},"none":null}\
                """));
        assertThat(fields.text("text")).isEqualTo("éé");
        assertThat(fields.integer("number")).isEqualTo(-12);
        assertThat(fields.flag("flag")).isTrue();
        assertThat(fields.texts("list", (text, where) -> text + where)).containsExactly("alist[0]", "blist[1]");
        assertThat(fields.object("object").integer("x")).isOne();
        assertThat(fields.has("none")).isFalse();
        assertThat(fields.integer("none", 7)).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"a":{"b":"x"}}              | NOT_A_WHOLE_NUMBER | a.b
            {"a":{"b":1.5}}              | NOT_A_WHOLE_NUMBER | a.b
            {"a":{"b":1.0}}              | NOT_A_WHOLE_NUMBER | a.b
            {"a":{"b":1e3}}              | NOT_A_WHOLE_NUMBER | a.b
            {"a":{"b":9223372036854775808}} | NOT_A_WHOLE_NUMBER | a.b
            {"a":{"b":null}}             | MISSING            | a.b
            {"a":{}}                     | MISSING            | a.b
            {"a":[]}                     | NOT_AN_OBJECT      | a
            {"a":{"b":1,"b":1}}          | TWICE              | b
            {"a":{"b":1}} {}             | NOT_JSON           | ``
            {"a":{"b":01}}               | NOT_JSON           | ``
            {"a":{"b":1}/**/}            | NOT_JSON           | ``
            ["a"]                        | NOT_JSON           | ``
            """)
    void whatIsWrongIsNamed(String text, Problem problem, String where) {
        assertThatExceptionOfType(BadJsonException.class)
                .isThrownBy(() -> new JsonFields(StrictJsonParser.object(text))
                        .object("a")
                        .integer("b"))
                .satisfies(bad -> assertThat(bad.reason()).isEqualTo(problem))
                .satisfies(bad -> assertThat(bad.where()).isEqualTo(where));
    }

    @Test
    void theLargestNumbersAreRead() {
        JsonFields fields =
                new JsonFields(StrictJsonParser.object("{\"a\":9223372036854775807,\"b\":-9223372036854775808}"));
        assertThat(fields.integer("a")).isEqualTo(Long.MAX_VALUE);
        assertThat(fields.integer("b")).isEqualTo(Long.MIN_VALUE);
    }
}
