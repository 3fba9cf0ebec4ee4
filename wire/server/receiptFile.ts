/** A receipt as a file that anybody checks at the terminal: by itself, against what an exchange has published, or with a key that was kept. */
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { SUCCESS } from '../envelope.ts'
import {
  checkSigned,
  type Proven,
  placeOf,
  type RecordFault,
  type SignedVerdict,
  type Verdict,
} from '../proof/index.ts'

/** A proof that holds, under the name by which it is told of. */
export type NamedTick = Pick<Proven, 'proof' | 'tick'> & { readonly name: string }

export type FileVerdict =
  | { readonly fault: string; readonly held?: undefined }
  | {
      readonly fault?: undefined
      readonly held: readonly NamedTick[]
      /** What was found to be right beside the ticks, in words. */
      readonly says: string
      readonly signed: Pick<SignedVerdict<never>, 'block' | 'key' | 'isSigned'>
    }

/** Receipts of one kind. `check` answers with nothing for what is no receipt of this kind. */
export type ReceiptFile = { check(said: unknown): Promise<FileVerdict> | undefined }

/** How the receipts of one kind are checked, and what is said of it. */
export type FileKind<Receipt extends object, Fault extends string> = {
  isKind(said: unknown): boolean
  check(receipt: Receipt): Verdict<Fault>
  /** The ticks of a receipt that holds, by their names. */
  ticks(proven: readonly Proven[]): readonly NamedTick[]
  readonly words: Readonly<Record<Fault, string>>
  readonly says: string
}

export function receiptFile<Receipt extends object, Fault extends string>(
  kind: FileKind<Receipt, Fault>,
): ReceiptFile {
  async function verdictOf(receipt: Receipt): Promise<FileVerdict> {
    const verdict = await checkSigned(receipt, kind.check)
    const { fault, proven = [] } = verdict
    if (fault !== undefined) return { fault: { ...WORDS, ...kind.words }[fault] }
    return { held: kind.ticks(proven), says: kind.says, signed: verdict }
  }
  return { check: (said) => (kind.isKind(said) ? verdictOf(said as Receipt) : undefined) }
}

const WORDS: Readonly<Record<RecordFault, string>> = {
  recordWrong: 'What it states is not what is recorded in its block of the receipt chain.',
  signatureWrong: 'It is not signed by the key that it names.',
}

/** Reads what an exchange says: the data of one of its public calls. */
export type AskExchange = (path: string) => Promise<unknown>

/** What a receipt is held against beside itself. */
export type Against = {
  readonly ask?: AskExchange | undefined
  /** A public key of the exchange that was kept, in hex. */
  readonly key?: string | undefined
}

export type Finding =
  | { readonly outcome: 'fails'; readonly why: string }
  | {
      readonly outcome: 'holds' | 'incomplete'
      /** What the receipt states, by the names of its fields: texts, numbers, and times in UTC. */
      readonly facts: Readonly<Record<string, string>>
      readonly held: readonly NamedTick[]
      readonly says: string
      readonly signed: Pick<SignedVerdict<never>, 'block' | 'key'>
      /** What was not checked, and what to do about it. */
      readonly missing: readonly string[]
    }

const UNKNOWN = 'This is no receipt of an option or of a position.'
const NOT_ENVELOPE =
  'It is no receipt, and no answer of the exchange with one: that has `code` 1, an empty `msg`, `data`, and nothing else.'
const AMBIGUOUS = 'A field is in it twice, or it is not written as the exchange writes.'
const UNSAID = {
  valueMissing: 'it has null, and a field without a value is left out.',
  numberNotWhole: 'it has a number that is not whole, or not below 2^53.',
}

/** A file holds the receipt itself, or the whole answer that it came in. Nothing may be in it that is not checked. */
export async function verifyText(
  text: string,
  kinds: readonly ReceiptFile[],
  against: Against,
): Promise<Finding> {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return fails(UNKNOWN)
  }
  // Of two fields with one name a person may read the first, and the parser keeps the last.
  if (JSON.stringify(said) !== withoutSpaces(text)) return fails(AMBIGUOUS)
  if (typeof said !== 'object' || said === null || !('data' in said))
    return verifySaid(said, kinds, against)
  const { data, ...beside } = said
  return isDeepStrictEqual(beside, { code: SUCCESS, msg: '' })
    ? verifySaid(data, kinds, against)
    : fails(NOT_ENVELOPE)
}

async function verifySaid(...[said, kinds, against]: Parameters<typeof verifyFile>) {
  const unsaid = unsaidIn(said)
  return unsaid === undefined
    ? verifyFile(said, kinds, against)
    : fails(`${unsaid}: ${UNSAID[unsaid]}`)
}

/** What no receipt has, by its name. */
function unsaidIn(said: unknown): keyof typeof UNSAID | undefined {
  if (said === null) return 'valueMissing'
  if (typeof said === 'number') return Number.isSafeInteger(said) ? undefined : 'numberNotWhole'
  if (typeof said !== 'object') return undefined
  for (const part of Object.values(said as object)) {
    const unsaid = unsaidIn(part)
    if (unsaid !== undefined) return unsaid
  }
  return undefined
}

/** JSON without white space outside of its texts. */
const withoutSpaces = (json: string) => json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')

/** The facts of a receipt that fit in a line each. */
function factsOf(said: unknown): Readonly<Record<string, string>> {
  const facts = Object.entries(said as object).filter(([, value]) => typeof value !== 'object')
  return Object.fromEntries(
    facts.map(([name, value]) => {
      const isTime = typeof value === 'number' && name.endsWith('At')
      return [name, isTime ? new Date(value).toISOString() : String(value)]
    }),
  )
}

/** It holds only if every part was checked: facts, ticks, record, signature, and all of it against what is published. */
export async function verifyFile(
  said: unknown,
  kinds: readonly ReceiptFile[],
  against: Against,
): Promise<Finding> {
  if ((said as { version?: unknown } | undefined)?.version === 1)
    return fails('It was made before receipts were signed. Download it again.')
  const verdict = await firstOf(kinds, said)
  if (verdict === undefined) return fails(UNKNOWN)
  if (verdict.fault !== undefined) return fails(verdict.fault)
  const { held, says, signed } = verdict
  const { ask, key } = against
  if (key !== undefined && key !== signed.key) return fails('It is signed by another key.')
  const missing: string[] = []
  if (signed.isSigned !== true) missing.push('the signature: this machine has no Ed25519.')
  if (signed.block === undefined)
    missing.push('its record: its minute was not published yet. Download it again.')
  if (held.some(({ proof }) => proof.place === undefined))
    missing.push('a tick: its minute was not over when the receipt was made. Download it again.')
  if (ask === undefined) {
    if (key === undefined) missing.push('whose key signed it: give --from or --key.')
    missing.push('that its block and its minutes were published: give --from.')
    missing.push('that the symbol is of this class: give --from.')
  } else {
    const why = (await unpublished(held, ask)) ?? (await unrecorded(signed, key, ask))
    if (why !== undefined) return fails(why)
  }
  const outcome = missing.length === 0 ? 'holds' : 'incomplete'
  return { outcome, facts: factsOf(said), held, says, signed, missing }
}

const fails = (why: string): Finding => ({ outcome: 'fails', why })

async function firstOf(kinds: readonly ReceiptFile[], said: unknown) {
  for (const kind of kinds) {
    const verdict = await kind.check(said)
    if (verdict !== undefined) return verdict
  }
  return undefined
}

const hashed = z.object({ number: z.number(), hash: z.string() })
const listed = z.array(z.object({ symbol: z.string(), extends: z.object({ class: z.string() }) }))
const minutes = z.object({ minutes: z.array(hashed) })
const chain = z.object({
  keys: z.array(z.object({ key: z.string() })),
  blocks: z.array(hashed),
})

/** Which tick is not as the exchange has published it; nothing where all are. */
async function unpublished(
  held: readonly NamedTick[],
  ask: AskExchange,
): Promise<string | undefined> {
  const symbols = z.parse(listed, await ask('currency/currency_list'))
  for (const { name, proof } of held) {
    // A symbol's ticks in the chain of another class would hide those in its own.
    const own = symbols.find(({ symbol }) => symbol === proof.symbol)
    if (own?.extends.class !== proof.group) return `${name}: the symbol is not of this class.`
    const minute = placeOf(proof)
    if (minute === undefined) continue
    const path = `market/tick_proof?before=${minute.since + 1}&size=1`
    const [there] = z.parse(minutes, await ask(path)).minutes
    if (there?.number !== minute.number || there.hash !== minute.hash)
      return `${name}: minute ${minute.number} was not published with this hash.`
  }
  return undefined
}

/** What of its block and key is not as the exchange has published it; a key that was kept needs no list. */
async function unrecorded(
  { block, key }: Pick<SignedVerdict<never>, 'block' | 'key'>,
  kept: string | undefined,
  ask: AskExchange,
): Promise<string | undefined> {
  const before = (block?.number ?? 0) + 1
  const { keys, blocks } = z.parse(chain, await ask(`market/receipt_chain?before=${before}&size=1`))
  if (kept === undefined && !keys.some((one) => one.key === key))
    return 'The key that signed it is none that the exchange has published.'
  if (block === undefined) return undefined
  const [there] = blocks
  if (there?.number !== block.number || there.hash !== block.hash)
    return `Block ${block.number} of the receipt chain was not published with this hash.`
  return undefined
}
