/** `npm run verify-receipt -- FILE`: checks a receipt, its ticks and its arithmetic, with nothing but the file, or against an exchange. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { receiptFiles } from '@evenkeel/verticals/all.receipts.ts'
import { placeOf } from '@evenkeel/wire/proof'
import {
  type FileVerdict,
  type NamedTick,
  readReceiptFile,
  unpublished,
} from '@evenkeel/wire/server'

const USAGE = 'Usage: npm run verify-receipt -- FILE [--from=https://THE_EXCHANGE]'
const PATIENCE_MS = 10_000

process.exitCode = await main()

async function main(): Promise<number> {
  const options = { from: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [path] = positionals
  if (path === undefined || positionals.length > 1) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  try {
    const { fault, held, says } = verdictOn(readReceiptFile(await readFile(path, 'utf8')))
    if (fault !== undefined) return say([`DOES NOT HOLD. ${fault}`], 1)
    const { from } = values
    const missing = from === undefined ? undefined : await unpublished(held, asking(from))
    if (missing !== undefined) return say([`DOES NOT HOLD. ${missing}`], 1)
    return say(inWords(held, says, from), 0)
  } catch (error) {
    process.stderr.write(`It cannot be checked: ${(error as Error).message}\n`)
    return 1
  }
}

function verdictOn(said: unknown): FileVerdict & { readonly says?: string } {
  for (const kind of receiptFiles) {
    const verdict = kind.check(said)
    if (verdict !== undefined) return verdict
  }
  return { fault: 'This is no receipt of an option or of a position.' }
}

function inWords(held: readonly NamedTick[], says = '', from?: string): string[] {
  if (held.length === 0) return ['HOLDS as far as it goes: no price decided it.', '', says]
  const rest =
    from === undefined
      ? 'Not checked: that these minutes were published, and that the symbol is of this class. Give --from, or compare the hashes with market/tick_proof.'
      : `Published at ${from} with these hashes.`
  const holds = 'HOLDS: these are the ticks of the chain for these moments, and none lies between.'
  return [holds, '', ...held.map(tickInWords), '', rest, says]
}

function say(lines: readonly string[], code: number): number {
  process.stdout.write(`${lines.join('\n')}\n`)
  return code
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
