"""Reads the balance, places an order, watches it and cancels it, with an API key and the standard library alone.

EVENKEEL_URL=http://127.0.0.1:8080 EVENKEEL_KEY=... EVENKEEL_SECRET=... python3 examples/trade.py
"""

import base64
import hashlib
import hmac
import json
import os
import time
import urllib.parse
import urllib.request
import uuid
from datetime import datetime, timezone
from decimal import Decimal

URL = os.environ.get("EVENKEEL_URL", "http://127.0.0.1:8080")
KEY = os.environ["EVENKEEL_KEY"]
SECRET = os.environ["EVENKEEL_SECRET"]
SYMBOL = "btcusdt"


def signed(method, path, parameters):
    """What is signed: the method, the host, the path and the parameters, sorted by their names."""
    query = urllib.parse.urlencode(sorted(parameters.items()), quote_via=urllib.parse.quote, safe="")
    payload = "\n".join([method, urllib.parse.urlsplit(URL).netloc, path, query])
    digest = hmac.new(SECRET.encode(), payload.encode(), hashlib.sha256).digest()
    signature = base64.b64encode(digest).decode()
    return query + "&" + urllib.parse.urlencode({"Signature": signature})


def ask(method, path, query=None, body=None):
    parameters = {
        **(query or {}),
        "AccessKeyId": KEY,
        "SignatureMethod": "HmacSHA256",
        "SignatureVersion": "2",
        "Timestamp": datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S"),
    }
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        # Signs the body as well, which HTX's own signature leaves open.
        parameters["BodySha256"] = hashlib.sha256(data).hexdigest()
    request = urllib.request.Request(
        f"{URL}{path}?{signed(method, path, parameters)}",
        data=data,
        method=method,
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as response:
        told = json.load(response)
    if told["status"] == "error":
        raise RuntimeError(f"{path}: {told['err-code']}: {told['err-msg']}")
    return told["data"]


def public(path):
    with urllib.request.urlopen(URL + path) as response:
        return json.load(response, parse_float=Decimal, parse_int=Decimal)


def main():
    account = ask("GET", "/v1/account/accounts")[0]["id"]
    for row in ask("GET", f"/v1/account/accounts/{account}/balance")["list"]:
        if row["balance"] != "0":
            print(row["currency"], row["type"], row["balance"])

    # Far below the market: nobody sells for that, and it waits in the order book.
    close = public(f"/market/detail/merged?symbol={SYMBOL}")["tick"]["close"]
    price = (close * Decimal("0.9")).quantize(Decimal("1"))
    order = ask(
        "POST",
        "/v1/order/orders/place",
        body={
            "account-id": account,
            "symbol": SYMBOL,
            "type": "buy-limit",
            "amount": "0.001",
            "price": str(price),
            # The name of this order: the request can be sent again, and is carried out once.
            "client-order-id": str(uuid.uuid4()),
        },
    )
    print("placed", order)
    state = ask("GET", f"/v1/order/orders/{order}")["state"]
    print(order, state)
    ask("POST", f"/v1/order/orders/{order}/submitcancel", body={})
    while state != "canceled":
        state = ask("GET", f"/v1/order/orders/{order}")["state"]
        print(order, state)
        time.sleep(0.2)


if __name__ == "__main__":
    main()
