#!/bin/sh
# Many tables of four phones that play by themselves on this machine: how long a tap takes to be answered, what a table
# costs. Needs a JDK 25 and what `mvn package` leaves; another way to start the program in HOST.
#   src/bench/phones/load.sh [TABLES] [SECONDS] [MILLISECONDS_A_MOVE]
set -eu
cd "$(dirname "$0")/../../.."
tables=${1:-500}; seconds=${2:-600}; think=${3:-2000}
work=$(mktemp -d); trap 'exec 3>&-; wait; rm -rf "$work"' EXIT
mkfifo "$work/input"
MILLEBORNES_HOME="$work/home" ${HOST:-java -Xmx1g -jar target/millebornes.jar} host --edition board --option rounds=9 \
    --players Anna,Lou,Papi,Zoe --tables "$tables" --bind 127.0.0.1 <"$work/input" >"$work/line" &
host=$!
exec 3>"$work/input"
until [ -s "$work/line" ]; do sleep 0.1; done
url=$(sed 's/.*"url":"\([^"]*\)".*/\1/' "$work/line")
java src/bench/phones/PhoneLoad.java load "$url" "$tables" "$seconds" "$think" "$host"
