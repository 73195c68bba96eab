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
# Where the locale is plain ASCII (LC_ALL=C, or one that was never generated), Java would lose every accent in the names
# of files and people. It gets a locale that knows them, and the language, which that one does not name, beside it.
language=
if [ "$(locale charmap 2>/dev/null)" = ANSI_X3.4-1968 ]; then
    wanted=${LC_ALL:-${LC_MESSAGES:-${LANG-}}}
    case $wanted in
    [a-z][a-z] | [a-z][a-z][_.@]*) language=-Duser.language=${wanted%%[_.@]*} ;;
    esac
    LC_ALL=C.UTF-8
    export LC_ALL
fi
# What is meant for another Java of this machine would only stand in the way.
unset CLASSPATH JDK_JAVA_OPTIONS
# What a burst of requests or drawing took from the C library goes back to the system.
exec "$lib/runtime/bin/millebornes" "@$lib/app/$way.options" "-XX:AOTCache=$lib/app/$cache.aot" \
    -XX:TrimNativeHeapInterval=10000 \
    ${language:+"$language"} -m millebornes/millebornes.cli.Main "$@"
