"""A program that plays a seat, over the same API as the page.

    python examples/bot.py http://127.0.0.1:7777 TABLE INVITATION

Both words stand in an invitation's link. It takes any option; yours will think first.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def call(address, path, cookie="", body=None):
    """Ask over REST; returns the answer and the cookie that says who we are."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urlopen(Request(f"{address}{path}", data, headers)) as response:
        return json.load(response), (response.headers["Set-Cookie"] or cookie).partition(";")[0]


def play(address, table, invitation):
    _, cookie = call(address, "/api/me")
    call(address, "/api/me", cookie, {"name": "Example bot"})
    info, _ = call(address, f"/api/tables/{table}/join", cookie, {"token": invitation})
    (seat,) = info["me"]
    live = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(live, additional_headers={"Cookie": cookie}) as socket:
        for message in map(json.loads, socket):
            if message["type"] == "refused":
                print("refused:", message["text_id"], message["values"])
            if message["type"] != "scene":
                continue
            scene = message["scenes"][0]["scene"]
            if scene["over"]:
                return scene["winners"]
            question = scene["question"]
            if question["options"]:
                keys = [random.choice(question["options"])["key"]]
                answer = {"type": "answer", "seat": seat, "number": question["number"], "keys": keys}
                socket.send(json.dumps(answer))


if __name__ == "__main__":
    print("winners:", play(*sys.argv[1:4]))
