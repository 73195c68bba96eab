/// Opens tables to phones: those of a window, for the match that it shows, and those of the command `host`, which have
/// no window. Hosted tables are saved after every move, include computer players, and are removed after a day without a
/// request.
///
/// Example: `new HostProgram(options, home).run(System.in, out)` is the command `host`.
///
/// Left out on purpose: accounts, invitations by mail, a list of tables. Anyone with the code of a table can join.
@NullMarked
package millebornes.net.host;

import org.jspecify.annotations.NullMarked;
