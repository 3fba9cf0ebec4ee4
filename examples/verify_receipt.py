"""Verifies a receipt of an option or a position: python3 verify_receipt.py FILE [--from=URL] [--key=HEX]

Written from docs/receipts.md alone, with nothing but the standard library. It checks the signature, the record in
the receipt chain and every tick proof, and with --from what the exchange has published. The rules of the product
(outcome, profit, sums) are not recomputed here, so it never says that a receipt holds: `npm run verify-receipt` does.
Ends with 0: recorded and signed, 1: does not hold, 3: not everything of this was checked.
"""

import hashlib
import json
import re
import sys
import urllib.request
from datetime import datetime, timedelta

# Ed25519 (RFC 8032), verification only: slow and short.
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
BASE_Y = 4 * pow(5, -1, P) % P


def point(data):
    """The point that 32 bytes stand for, as (x, y); raises ValueError for none."""
    y = int.from_bytes(data, 'little') & (2**255 - 1)
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or (x * x - square) % P or (x == 0 and data[31] >> 7):
        raise ValueError('no point')
    return (P - x if x & 1 != data[31] >> 7 else x, y)


def add(one, other):
    """Adds two points in extended coordinates (x, y, z, t)."""
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(scalar, at):
    whole, total = (at[0], at[1], 1, at[0] * at[1] % P), (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            total = add(total, whole)
        whole, scalar = add(whole, whole), scalar >> 1
    return total


def is_signed(key, message, signature):
    try:
        base, own, r = point(BASE_Y.to_bytes(32, 'little')), point(key), point(signature[:32])
    except ValueError:
        return False
    s = int.from_bytes(signature[32:], 'little')
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), 'little') % L
    left, right = times(s, base), add((r[0], r[1], 1, r[0] * r[1] % P), times(h, own))
    same = (left[0] * right[2] - right[0] * left[2]) % P, (left[1] * right[2] - right[1] * left[2]) % P
    return s < L and len(signature) == 64 and same == (0, 0)


def plain(value):
    """The one text of a value."""
    text = json.dumps(value, sort_keys=True, separators=(',', ':'), ensure_ascii=False)
    if not re.fullmatch(r'(?:[ -\[\]-~]|\\["\\])*', text):
        raise ValueError('a text has another character than 0x20 to 0x7e')
    return text.encode('ascii')


def read(text):
    """Reads JSON; of two fields with one name a person may read the first, and the parser keeps the last."""
    said = json.loads(text)
    without_spaces = re.sub(r'("(?:[^"\\]|\\.)*")|\s+', r'\1', text)
    if json.dumps(said, separators=(',', ':'), ensure_ascii=False) != without_spaces:
        raise ValueError('a field is in it twice, or it is not written as the exchange writes')
    return said


def refuse_unsaid(value):
    """Raises by name for what no receipt has: null, and numbers that are not whole or that JavaScript rounds."""
    if value is None:
        raise ValueError('valueMissing: it has null, and a field without a value is left out')
    if isinstance(value, (int, float)) and (type(value) is float or abs(value) >= 2**53):
        raise ValueError('numberNotWhole: it has a number that is not whole, or not below 2^53')
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        refuse_unsaid(part)


def from_hex(text, length):
    if not re.fullmatch('[0-9a-f]{%d}' % (2 * length), text):
        raise ValueError('not %d bytes in small hex letters' % length)
    return bytes.fromhex(text)


def tagged(kind, *parts):
    return hashlib.sha256(bytes([kind]) + b''.join(parts)).digest()


def root_by(leaf, index, count, path):
    """The root over `count` hashes with this one at `index`; None where the path has another length."""
    path = [from_hex(one, 32) for one in path]
    if type(index) is not int or not 0 <= index < count:
        return None
    node = tagged(8, leaf)
    while count > 1:
        if index ^ 1 < count:
            if not path:
                return None
            pair = (node, path.pop(0)) if index % 2 == 0 else (path.pop(0), node)
            node = tagged(9, *pair)
        index, count = index >> 1, (count + 1) >> 1
    return node.hex() if not path else None


def without(value, *names):
    return {name: field for name, field in value.items() if name not in names}


def check_record(receipt):
    """The block that must have been published, as (number, hash); None while there is none."""
    record = receipt.get('record')
    if record is None:
        return None
    facts = without(receipt, 'proofs', 'record', 'signature')
    if 'steps' in facts:
        facts['steps'] = [without(step, 'proof', 'mark') for step in facts['steps']]
    salt, line = from_hex(record['salt'], 32), record['block']
    block = read(line)
    leaf = tagged(10, salt, plain(facts))
    if root_by(leaf, record['index'], block['receipts'], record['path']) != block['root']:
        raise ValueError('what it states is not recorded in its block')
    return block['number'], tagged(11, line.encode('ascii')).hex()


def check_tick(proof):
    """The tick that a proof shows, and its minute as (since, number, hash); None while that is not over."""
    lines, symbol, moment = proof['blocks'], proof['symbol'], proof['moment']
    blocks = [read(line) for line in lines]
    hashes = [tagged(6, line.encode('ascii')) for line in lines]
    for nth, block in enumerate(blocks):
        if block['group'] != proof['group'] or (nth and block['previous'] != hashes[nth - 1].hex()):
            raise ValueError('blocks of ticks do not follow each other')
    ticks = [
        {'price': cell[1], 'at': block['until'] - 1000 + cell[0], 'source': block['source'], 'stale': len(cell) > 2}
        for block in blocks for name, cells in block['symbols'] if name == symbol for cell in cells
    ]
    if proof['kind'] == 'firstAfter':
        reaches = blocks[0]['until'] - 1000 <= moment or blocks[0]['previous'] == '0' * 64
        found = [tick for tick in ticks if tick['at'] > moment][:1]
    else:
        reaches = blocks[-1]['until'] >= moment
        found = [tick for tick in ticks if tick['at'] <= moment][-1:]
    if not reaches or not found:
        raise ValueError('no tick of this moment')
    place = proof.get('place')
    if place is None:
        return found[0], None
    minute = read(place['minute'])
    until = blocks[-1]['until'] - 1
    if minute['since'] != until - until % 60000:
        raise ValueError('a block of ticks is not of its minute')
    if root_by(hashes[-1], place['index'], minute['blocks'], place['path']) != minute['root']:
        raise ValueError('a block of ticks is not in its minute')
    return found[0], (minute['since'], minute['number'], tagged(7, place['minute'].encode('ascii')).hex())


def told_ticks(receipt):
    """Each proof with the moment and kind that it must be of, and the tick that the receipt tells for it."""
    if receipt['product'] == 'option':
        for name, kind, moment in ('opened', 'firstAfter', 'acceptedAt'), ('closed', 'lastAt', 'expiresAt'):
            if name == 'opened' or receipt['outcome'] != 'unopened':
                yield receipt['proofs'].get(name), kind, receipt[moment], receipt.get(name)
        return
    for step in receipt['steps']:
        told = step.get('decidedBy', step.get('mark'))
        if told is not None:
            yield step.get('proof'), 'lastAt', told['at'] if 'decidedBy' in step else step['at'], told
        elif step['what'] in ('liquidation', 'deleveraging') or 'trigger' in step:
            raise ValueError('a step lacks the price that decided it')


def signed_by(receipt):
    """The key; nothing else may be in the signature, which does not cover itself."""
    signature = receipt['signature']
    if set(signature) == {'key', 'value'}:
        key, value = from_hex(signature['key'], 32), from_hex(signature['value'], 64)
        if is_signed(key, b'\x0c' + plain(without(receipt, 'signature')), value):
            return key
    raise ValueError('it is not signed by the key that it names')


def receipt_in(text):
    """The receipt that a file holds, by itself or in the whole answer of the exchange that it came in."""
    said = read(text)
    if 'data' not in said:
        refuse_unsaid(said)
        return said
    if plain(without(said, 'data')) != b'{"code":1,"msg":""}':
        raise ValueError('it is no answer of the exchange with a receipt: `code` 1, an empty `msg`, `data`, nothing else')
    refuse_unsaid(said['data'])
    return said['data']


def facts_of(receipt):
    """A line for each fact that fits in one."""
    for name, value in receipt.items():
        if name.endswith('At') and type(value) is int:
            moment = datetime(1970, 1, 1) + timedelta(milliseconds=value)
            value = moment.isoformat(timespec='milliseconds') + 'Z'
        if not isinstance(value, (dict, list)):
            yield f'{name:13}{value}'


def verify(receipt, ask, kept):
    """What was not checked; raises for what is wrong."""
    missing, minutes = [], []
    if receipt['version'] != 2:
        raise ValueError('it is of another version')
    key = signed_by(receipt)
    block = check_record(receipt)
    for proof, kind, moment, told in told_ticks(receipt):
        if proof is None or (proof['symbol'], proof['kind'], proof['moment']) != (receipt['symbol'], kind, moment):
            raise ValueError('a tick is not proven')
        tick, minute = check_tick(proof)
        if told is not None and any(told[name] != tick[name] for name in ('price', 'at', 'source')):
            raise ValueError('the chain says another tick')
        minutes.append((proof, minute))
    if block is None or any(minute is None for _, minute in minutes):
        missing.append('its minute was not published yet')
    if kept is not None and kept != key.hex():
        raise ValueError('it is signed by another key')
    if ask is None:
        return missing + ['what the exchange has published: give --from']
    chain = ask(f'market/receipt_chain?before={block[0] + 1 if block else 1}&size=1')
    if kept is None and key.hex() not in [one['key'] for one in chain['keys']]:
        raise ValueError('its key is none of the exchange')
    if block and [(one['number'], one['hash']) for one in chain['blocks']] != [block]:
        raise ValueError('its block was not published')
    classes = {one['symbol']: one['extends']['class'] for one in ask('currency/currency_list')}
    for proof, minute in minutes:
        if classes.get(proof['symbol']) != proof['group']:
            raise ValueError('the symbol is not of this class')
        if minute is not None:
            there = ask(f'market/tick_proof?before={minute[0] + 1}&size=1')['minutes']
            if [(one['since'], one['number'], one['hash']) for one in there] != [minute]:
                raise ValueError('a minute of ticks was not published')
    return missing


def main(words):
    options = dict(word[2:].split('=', 1) for word in words if word.startswith('--'))
    (path,) = [word for word in words if not word.startswith('--')]

    def ask(call):
        with urllib.request.urlopen(f"{options['from'].rstrip('/')}/api/{call}", timeout=10) as answer:
            return json.load(answer)['data']

    try:
        with open(path, encoding='utf-8') as file:
            receipt = receipt_in(file.read())
        missing = verify(receipt, ask if 'from' in options else None, options.get('key'))
        facts = list(facts_of(receipt))
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError) as error:
        print(f'DOES NOT HOLD: {error}')
        return 1
    print('NOT FULLY CHECKED: ' + '; '.join(missing) if missing else 'RECORDED AND SIGNED, and its ticks are proven.')
    print('The rules of the product (outcome, profit, sums) were not recomputed.', '', *facts, sep='\n')
    return 3 if missing else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
