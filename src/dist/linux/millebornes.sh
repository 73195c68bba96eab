#!/bin/sh
# Three ways into one program, each with the Java settings that suit it: the window, what people read and type in the
# terminal, and the commands that other programs talk to or that run for long.
program=$0
if [ -L "$program" ]; then
    program=$(readlink -f "$program")
fi
case $program in
*/*) lib=${program%/*}/../lib ;;
*) lib=../lib ;;
esac
case ${1-} in
'' | */* | *.millebornes | *.json)
    # GTK would load all of OpenGL only to ask for colours, and each thread would keep memory of its own.
    GDK_GL=${GDK_GL-disable} MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX-2}
    export GDK_GL MALLOC_ARENA_MAX
    way=window cache=window
    ;;
text | saves | replay) way=text cache=terminal ;;
*) way=terminal cache=terminal ;;
esac
# What is meant for another Java of this machine would only stand in the way.
unset CLASSPATH JDK_JAVA_OPTIONS
exec "$lib/runtime/bin/millebornes" "@$lib/app/$way.options" "-XX:AOTCache=$lib/app/$cache.aot" \
    -m millebornes/millebornes.cli.Main "$@"
