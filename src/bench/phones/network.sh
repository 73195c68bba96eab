#!/bin/sh
# Rounds of phones behind a bad network, in two network namespaces: 150 ms, 2 % of the packets lost, nothing at all for
# five seconds now and then. Every match must end as the same match does without. Needs root, iproute2, a JDK 25 and what
# `mvn package` leaves; another way to start the program in HOST.
#   src/bench/phones/network.sh [DEALS] [TABLES_A_DEAL]
set -eu
cd "$(dirname "$0")/../../.."
deals=${1:-20}; tables=${2:-50}
work=$(mktemp -d)
house=mb-house-$$; outside=mb-phones-$$
clean() { exec 3>&- || true; kill "${storm:-}" 2>/dev/null || true; wait; ip netns del $house; ip netns del $outside; rm -rf "$work"; }
trap clean EXIT
ip netns add $house; ip netns add $outside
ip link add mbh$$ netns $house type veth peer name mbp$$ netns $outside
ip -n $house addr add 192.168.77.1/24 dev mbh$$; ip -n $house link set mbh$$ up; ip -n $house link set lo up
ip -n $outside link set mbp$$ up; ip -n $outside link set lo up
# An address for each table: nobody joins more than five times a minute from one.
n=2; while [ $n -lt 255 ]; do ip -n $outside addr add 192.168.77.$n/24 dev mbp$$; n=$((n + 1)); done

play() { # DEAL TABLES FOLDER
    mkdir -p "$3"; rm -f "$work/input" "$work/line"; mkfifo "$work/input"
    MILLEBORNES_HOME="$3" ip netns exec $house ${HOST:-java -jar target/millebornes.jar} host --edition board \
        --players Anna,Lou,Papi,Zoe --option rounds=1 --seed "$1" --tables "$2" --bind 192.168.77.1 \
        <"$work/input" >"$work/line" &
    exec 3>"$work/input"
    until [ -s "$work/line" ]; do sleep 0.1; done
    ip netns exec $outside java src/bench/phones/PhoneLoad.java rounds \
        "$(sed 's/.*"url":"\([^"]*\)".*/\1/' "$work/line")" "$2"
    exec 3>&-
    wait $!
}
moves() { # FILE: the rounds of a saved game
    sed 's/.*"rounds":\(\[.*\]\).*/\1/; s/"checksum":"[^"]*"//' "$1"
}
shape() { ip netns exec $outside tc qdisc "$1" dev mbp$$ root netem $2; }
netem=true
shape add "delay 150ms loss 2%" 2>/dev/null || { netem=false; echo "this kernel has no netem: outages only" >&2; }
$netem && ip netns exec $outside tc qdisc del dev mbp$$ root
outages() {
    while sleep $((5 + $(od -An -N1 -tu1 /dev/urandom) % 15)); do
        if $netem; then shape change "loss 100%"; else ip -n $outside link set mbp$$ down; fi
        sleep 5
        if $netem; then shape change "delay 150ms loss 2%"; else ip -n $outside link set mbp$$ up; fi
    done
}
same=0; other=0; deal=1
while [ $deal -le "$deals" ]; do
    play $deal 1 "$work/calm$deal"
    if $netem; then shape add "delay 150ms loss 2%"; fi
    outages & storm=$!
    play $deal "$tables" "$work/rough$deal"
    kill $storm; wait $storm 2>/dev/null || true
    if $netem; then ip netns exec $outside tc qdisc del dev mbp$$ root; else ip -n $outside link set mbp$$ up; fi
    moves "$work/calm$deal"/games/*.json >"$work/want"
    for game in "$work/rough$deal"/games/*.json; do
        if moves "$game" | cmp -s - "$work/want"; then same=$((same + 1)); else other=$((other + 1)); fi
    done
    rm -rf "$work/calm$deal" "$work/rough$deal"
    deal=$((deal + 1))
done
echo "{\"netem\":$netem,\"rounds\":$((same + other)),\"same\":$same,\"other\":$other}"
[ $other -eq 0 ]
