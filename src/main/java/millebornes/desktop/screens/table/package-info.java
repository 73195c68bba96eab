/// The table: where a round is played.
///
/// Example: `new TableScreen(session, context, exits).root()` shows a running match; when its round is over,
/// `exits.roundOver(session)` is called.
///
/// [millebornes.desktop.screens.table.model.TableViewState] is everything that is seen, made from what one person may
/// know and tested without a toolkit; the screen puts it into the views of the tabletop. Left out on purpose: the
/// rules, and who is asked next, which the flow decides.
@NullMarked
package millebornes.desktop.screens.table;

import org.jspecify.annotations.NullMarked;
