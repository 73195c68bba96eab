package millebornes.desktop.rules;

import java.util.ArrayList;
import java.util.List;

/// The history of opened pages, the current one last.
///
/// @param pages ids of rules, at least one
record PageHistory(List<String> pages) {

    public PageHistory {
        pages = List.copyOf(pages);
        if (pages.isEmpty()) {
            throw new IllegalArgumentException("some page is always open");
        }
    }

    public static PageHistory from(String id) {
        return new PageHistory(List.of(id));
    }

    /// The page that is open.
    public String open() {
        return pages.getLast();
    }

    /// The history after another page was opened; this one if that page is open already.
    public PageHistory to(String id) {
        if (id.equals(open())) {
            return this;
        }
        List<String> longer = new ArrayList<>(pages);
        longer.add(id);
        return new PageHistory(longer);
    }

    public boolean canGoBack() {
        return pages.size() > 1;
    }

    /// The history after going back one page; this one if there is no page before.
    public PageHistory back() {
        return canGoBack() ? new PageHistory(pages.subList(0, pages.size() - 1)) : this;
    }
}
