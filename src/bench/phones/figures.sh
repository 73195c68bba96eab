#!/bin/sh
# What a family feels of the phones, in a real chromium against a real table, and what phones cost the image: one table
# each. Needs chromium, a JDK 25 and maven.
#   src/bench/phones/figures.sh
set -eu
cd "$(dirname "$0")/../../.."
mvn -q -Pphones test-compile exec:exec@figures
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
size() { # NAME MODULES: kB of a runtime with these modules of the JDK
    jlink --add-modules "$2" --include-locales=en,fr --strip-java-debug-attributes --no-header-files --no-man-pages \
        --output "$work/$1"
    du -sk "$work/$1" | cut -f1
}
base=java.desktop,java.logging,jdk.localedata,jdk.unsupported
before=$(size before "$base")
after=$(size after "$base,jdk.httpserver")
page=$(du -skb resources/phones | cut -f1)
printf '\n| image | kB |\n|---|---|\n'
printf '| runtime without the server | %s |\n| with it | %s |\n| page and table page, as files | %s |\n' \
    "$before" "$after" $((page / 1024))
