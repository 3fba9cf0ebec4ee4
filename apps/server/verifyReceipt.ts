/** `npm run verify-receipt -- FILE`: checks a receipt by its file, against an exchange and with a key that was kept. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { receiptFiles } from '@evenkeel/verticals/all.receipts.ts'
import { placeOf } from '@evenkeel/wire/proof'
import { type Finding, type NamedTick, verifyText } from '@evenkeel/wire/server'

const USAGE =
  'Usage: npm run verify-receipt -- FILE [--from=https://THE_EXCHANGE] [--key=HEX_OR_FILE]'
const PATIENCE_MS = 10_000
const KEY = /^[0-9a-f]{64}$/
/** 0: it holds; 1: it does not, or cannot be read; 2: usage; 3: not all of it was checked. */
const CODES = { holds: 0, fails: 1, incomplete: 3 } as const

process.exitCode = await main()

async function main(): Promise<number> {
  const options = { from: { type: 'string' }, key: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [path] = positionals
  if (path === undefined || positionals.length > 1) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  try {
    const { from, key } = values
    const text = await readFile(path, 'utf8')
    const ask = from === undefined ? undefined : asking(from)
    const kept = key === undefined ? undefined : await keyIn(key)
    const finding = await verifyText(text, receiptFiles, { ask, key: kept })
    process.stdout.write(`${inWords(finding, from).join('\n')}\n`)
    return CODES[finding.outcome]
  } catch (error) {
    process.stderr.write(`It cannot be checked: ${(error as Error).message}\n`)
    return 1
  }
}

/** The key itself, or the first one of a file. */
async function keyIn(text: string): Promise<string> {
  if (KEY.test(text)) return text
  const found = /\b[0-9a-f]{64}\b/.exec(await readFile(text, 'utf8'))?.[0]
  if (found === undefined) throw new Error(`there is no key in ${text}`)
  return found
}

function inWords(finding: Finding, from: string | undefined): string[] {
  if (finding.outcome === 'fails') return [`DOES NOT HOLD. ${finding.why}`]
  const { outcome, facts, held, says, signed, missing } = finding
  const { block, key } = signed
  const verdict =
    outcome === 'holds'
      ? 'HOLDS: signed by the exchange, recorded in its receipt chain, and decided by the ticks of its tick chain.'
      : 'NOT FULLY CHECKED. Nothing in it is wrong, but this was not checked:'
  const record =
    block === undefined ? [] : [`recorded in block ${block.number}, hash ${block.hash}`]
  return [
    verdict,
    ...missing.map((one) => `  - ${one}`),
    '',
    ...Object.entries(facts).map(([name, value]) => `${name.padEnd(13)}${value}`),
    '',
    ...held.map(tickInWords),
    ...record,
    `signed by ${key}`,
    '',
    ...(from === undefined ? [] : [`Compared with what is published at ${from}.`]),
    says,
  ]
}

function tickInWords({ name, proof, tick }: NamedTick): string {
  const minute = placeOf(proof)
  const stale = tick.isStale ? ', stale' : ''
  const place = minute ? `minute ${minute.number}, hash ${minute.hash}` : 'its minute was not over'
  const at = new Date(tick.at).toISOString()
  return `${name.padEnd(8)}${proof.symbol} ${tick.price} at ${at} from ${tick.source}${stale}; ${place}`
}

function asking(from: string) {
  return async (path: string): Promise<unknown> => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(`${from.replace(/\/$/, '')}/api/${path}`, { signal })
    return ((await answer.json()) as { data: unknown }).data
  }
}
