#!/bin/sh
# What a family feels of the phones, in a real chromium against a real table, and what phones cost the image: one table
# each. Needs chromium, a JDK 25 and maven.
#   src/bench/phones/figures.sh
set -eu
cd "$(dirname "$0")/../../.."
mvn -q -Pphones test-compile exec:exec@figures
server=$(du -sckb target/classes/millebornes/net/http | tail -1 | cut -f1)
page=$(du -skb resources/phones | cut -f1)
printf '\n| image | kB |\n|---|---|\n'
printf '| server, as classes | %s |\n| page and table page, as files | %s |\n' \
    $((server / 1024)) $((page / 1024))
