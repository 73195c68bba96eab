#!/bin/sh
# Three ways into one program, each with the Java settings that suit it: the window, what people read and type in the
# terminal, and the commands that other programs talk to or that run for long.
here=$(dirname "$(readlink -f "$0")")
case ${1-} in
'' | */* | *.millebornes | *.json)
    # GTK would load all of OpenGL only to ask for colours, and each thread would keep memory of its own.
    GDK_GL=${GDK_GL-disable} MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX-2}
    export GDK_GL MALLOC_ARENA_MAX
    exec "$here/millebornes-window" "$@"
    ;;
text | saves | replay) exec "$here/millebornes-text" "$@" ;;
*) exec "$here/millebornes-terminal" "$@" ;;
esac
