package millebornes.words;

import java.util.List;

/// A section of the rules with its pages.
///
/// @param number 0 to 6
public record RuleSection(int number, String title, List<RulePage> pages) {

    public RuleSection {
        pages = List.copyOf(pages);
    }
}
