/// Everything that is seen of a table, made of what one person may know, and everything that can be done there.
///
/// Example: `new TablePresenter(game, words, keys).present(flow, news, watch, help)` is the whole picture as a
/// [TableViewState]; a click on a card is a [TableInput].
///
/// Left out on purpose: nodes, clocks, and what an input leads to, which the controller of the screen decides.
@NullMarked
package millebornes.desktop.screens.table.model;

import org.jspecify.annotations.NullMarked;
