#!/usr/bin/env python3
"""A computer player of your own: it plays seat 0 of a match over the referee, the program's players the other seats.

Usage: player.py [COMMAND OF THE REFEREE ...], usually: player.py millebornes referee
"""
import json, subprocess, sys

REFEREE = subprocess.Popen(sys.argv[1:] or ["millebornes", "referee"], encoding="utf-8", stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def ask(**request):
    """One request a line, one reply a line."""
    print(json.dumps(request), file=REFEREE.stdin, flush=True)
    reply = json.loads(REFEREE.stdout.readline())
    if not reply["ok"]:
        sys.exit(reply["message"])
    return reply


def worth(move):
    """What a move is worth: coups-fourrés, far drives, attacks, remedies, safeties; what is thrown away matters least."""
    card = move.get("card", "")
    if move["type"] == "discard":
        return -int(card[3:]) if card.startswith("KM_") else -500
    kilometres = int(card[3:]) if card.startswith("KM_") else 0
    return {"coup-fourre": 1000, "extend": 1}.get(move["type"], 0) + kilometres + (150 if "target" in move else 0)


state = ask(cmd="new", profile="classic", seats=3, seed=7)["state"]
while state["phase"] != "match-over":
    if state["phase"] == "round-over":
        state = ask(cmd="next-round")["state"]
    elif 0 in state["asked"]:
        move = max(ask(cmd="view", seat=0)["view"]["legal"], key=worth)
        state = ask(cmd="play", move=move)["state"]
    else:
        move = ask(cmd="advise", level="easy", seat=state["asked"][0])["move"]
        state = ask(cmd="play", move=move)["state"]
print("rounds:", state["round"], "points:", *state["totals"], "winner:", *state["matchWinners"])
