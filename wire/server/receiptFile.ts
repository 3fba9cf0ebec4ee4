/** A receipt as a file that anybody checks at the terminal: which vertical reads it, and what must have been published. */
import * as z from 'zod/mini'
import { type Proven, placeOf } from '../proof/index.ts'

/** A proof that holds, under the name by which it is told of. */
export type NamedTick = Pick<Proven, 'proof' | 'tick'> & { readonly name: string }

export type FileVerdict =
  | { readonly fault: string; readonly held?: undefined }
  | {
      readonly fault?: undefined
      readonly held: readonly NamedTick[]
      /** What was found to be right beside the ticks, in words. */
      readonly says: string
    }

/** Receipts of one kind. `check` answers with nothing for what is no receipt of this kind. */
export type ReceiptFile = { check(said: unknown): FileVerdict | undefined }

/** Reads what an exchange says: the data of one of its public calls. */
export type AskExchange = (path: string) => Promise<unknown>

/** The receipt itself, or the whole answer that it came in; nothing for what is no JSON. */
export function readReceiptFile(text: string): unknown {
  try {
    const said = JSON.parse(text)
    return said?.data ?? said
  } catch {
    return undefined
  }
}

/** What is not as the exchange has published it; nothing where all of it is. */
export async function unpublished(
  held: readonly NamedTick[],
  ask: AskExchange,
): Promise<string | undefined> {
  const listed = z.array(z.object({ symbol: z.string(), extends: z.object({ class: z.string() }) }))
  const published = z.object({
    minutes: z.array(z.object({ number: z.number(), hash: z.string() })),
  })
  const symbols = z.parse(listed, await ask('currency/currency_list'))
  for (const { name, proof } of held) {
    // A symbol's ticks in the chain of another class would hide those in its own.
    const own = symbols.find(({ symbol }) => symbol === proof.symbol)
    if (own?.extends.class !== proof.group) return `${name}: the symbol is not of this class.`
    const minute = placeOf(proof)
    if (minute === undefined)
      return `${name}: its minute was not over when the receipt was made. Download it again.`
    const path = `market/tick_proof?before=${minute.since + 1}&size=1`
    const [there] = z.parse(published, await ask(path)).minutes
    if (there?.number !== minute.number || there.hash !== minute.hash)
      return `${name}: minute ${minute.number} was not published with this hash.`
  }
  return undefined
}
