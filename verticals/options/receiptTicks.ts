/** Checks the ticks of a receipt without trust in who made it, and compares them with what an exchange has published. */
import { tickProof, z } from '@evenkeel/wire'
import { checkTickProof, type ProvenTick, readMinute, type TickProof } from '@evenkeel/wire/proof'

const told = z.object({ price: z.string(), source: z.string(), at: z.number() })
const receiptFile = z.object({
  symbol: z.string(),
  acceptedAt: z.number(),
  expiresAt: z.number(),
  outcome: z.enum(['won', 'lost', 'equal', 'stale', 'unopened']),
  opened: z.optional(told),
  closed: z.optional(told),
  proofs: z.object({ opened: z.optional(tickProof), closed: z.optional(tickProof) }),
})
type ReceiptFile = z.output<typeof receiptFile>
type Told = z.output<typeof told>

/** A proof that holds, with the minute that must have been published as it is here. */
export type Held = {
  readonly name: 'opened' | 'closed'
  readonly proof: TickProof
  readonly tick: ProvenTick
  readonly minute: Minute | undefined
}
export type Minute = { readonly number: number; readonly since: number; readonly hash: string }
export type TicksVerdict =
  | { readonly fault: string; readonly held?: undefined }
  | { readonly fault?: undefined; readonly held: readonly Held[] }

/** Reads what an exchange says: the data of one of its public calls. */
export type AskExchange = (path: string) => Promise<unknown>

/** The receipt itself, or the whole answer that it came in. */
export function checkTicks(text: string): TicksVerdict {
  const receipt = readReceipt(text)
  if (receipt === undefined) return { fault: 'This is not a receipt of a timed option.' }
  const { acceptedAt, expiresAt, outcome, opened, closed } = receipt
  const opening = heldOf('opened', receipt, 'firstAfter', acceptedAt)
  if (typeof opening === 'string') return { fault: opening }
  if (!agrees(opened, opening.tick, outcome !== 'unopened'))
    return { fault: 'The chain says another opening tick than the receipt.' }
  if (outcome === 'unopened') return { held: [opening] }
  const closing = heldOf('closed', receipt, 'lastAt', expiresAt)
  if (typeof closing === 'string') return { fault: closing }
  if (!agrees(closed, closing.tick, outcome !== 'stale'))
    return { fault: 'The chain says another closing tick than the receipt.' }
  return { held: [opening, closing] }
}

/** What is not as the exchange has published it; nothing where all of it is. */
export async function unpublished(
  held: readonly Held[],
  ask: AskExchange,
): Promise<string | undefined> {
  const listed = z.array(z.object({ symbol: z.string(), extends: z.object({ class: z.string() }) }))
  const published = z.object({
    minutes: z.array(z.object({ number: z.number(), hash: z.string() })),
  })
  const symbols = z.parse(listed, await ask('currency/currency_list'))
  for (const { name, proof, minute } of held) {
    // A symbol's ticks in the chain of another class would hide those in its own.
    const own = symbols.find(({ symbol }) => symbol === proof.symbol)
    if (own?.extends.class !== proof.group) return `${name}: the symbol is not of this class.`
    if (minute === undefined) return `${name}: its minute was not over when the receipt was made.`
    const path = `market/tick_proof?before=${minute.since + 1}&size=1`
    const [there] = z.parse(published, await ask(path)).minutes
    if (there?.number !== minute.number || there.hash !== minute.hash)
      return `${name}: minute ${minute.number} was not published with this hash.`
  }
  return undefined
}

function readReceipt(text: string): ReceiptFile | undefined {
  try {
    const said = JSON.parse(text)
    const read = z.safeParse(receiptFile, said?.data ?? said)
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** In words, where it does not hold. */
function heldOf(
  name: Held['name'],
  { symbol, proofs }: ReceiptFile,
  kind: TickProof['kind'],
  moment: number,
): Held | string {
  const proof = proofs[name]
  if (proof === undefined) return `There is no proof of the tick that it ${name} at.`
  if (proof.symbol !== symbol || proof.kind !== kind || proof.moment !== moment)
    return `The proof of the tick that it ${name} at is about something else.`
  const { fault, tick, minute } = checkTickProof(proof)
  if (fault !== undefined) return `The proof of the tick that it ${name} at fails: ${fault}.`
  const since = readMinute(proof.place?.minute ?? '')?.since
  const place = minute && since !== undefined ? { ...minute, since } : undefined
  return { name, proof, tick, minute: place }
}

/** A receipt tells the tick that it was settled by, and none where nothing could be. */
function agrees(said: Told | undefined, tick: ProvenTick, mustTell: boolean): boolean {
  if (said === undefined) return !mustTell
  const { price, source, at, isStale } = tick
  return !isStale && said.price === price && said.source === source && said.at === at
}
