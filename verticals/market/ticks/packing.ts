/** A block's line as it is stored: packed, and without the hash of the block before it, which has a column of its own. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'

// What lines have in common. A letter changed here makes every block unreadable that is stored.
const COMMON = Buffer.from(
  '"aapl",[["amzn",[["googl",[["msft",[["nvda",[["tsla",[["audusd",[["eurusd",[["gbpusd",[[' +
    '"usdchf",[["usdjpy",[["xauusd",[["adausdt",[["avaxusdt",[["bnbusdt",[["btcusdt",[[' +
    '"dogeusdt",[["dotusdt",[["ethusdt",[["linkusdt",[["ltcusdt",[["solusdt",[["trxusdt",[[' +
    '"xrpusdt",[[,"stale"]]],[{"group":"stock","until":17{"group":"forex","until":17' +
    '{"group":"crypto","until":17,"source":"upstream:binance,okx,kraken,htx","previous":""' +
    ',"source":"simulator","previous":"","symbols":[["',
)
const PREVIOUS = '"previous":"'
const LINE_MOST = 1_000_000

export function pack(line: string, previous: string): Buffer {
  const bare = line.replace(PREVIOUS + previous, PREVIOUS)
  return deflateRawSync(bare, { level: 9, dictionary: COMMON })
}

/** `undefined` for bytes that no line was packed into. */
export function unpack(body: Buffer, previous: string): string | undefined {
  try {
    const options = { dictionary: COMMON, maxOutputLength: LINE_MOST }
    const bare = inflateRawSync(body, options).toString('latin1')
    return bare.replace(PREVIOUS, PREVIOUS + previous)
  } catch {
    return undefined
  }
}
