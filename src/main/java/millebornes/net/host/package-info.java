/// Who opens tables to phones: a window, for the match that it shows, or the command `host`, for tables without a
/// window that are dealt, kept on the disk after every move, played on by computers where they sit, and forgotten after
/// a day without a word.
///
/// Example: `new HostProgram(options, home).run(System.in, out)` is the command `host`.
///
/// Left out on purpose: accounts, invitations by mail, a list of tables. Whoever has the code of a table is invited.
@NullMarked
package millebornes.net.host;

import org.jspecify.annotations.NullMarked;
