/** An exchange for tests of the journal: a clock that counts, and commands that chance made up. */
import { type Batch, Exchange, type Journal, Machine, type Realm } from '@evenkeel/kernel'
import { createRandom, keyAt, ownerAsActor } from '@evenkeel/kernel/testing'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { type Command, wallet } from '@evenkeel/verticals/wallet/core.ts'

export type TestSubmission = {
  readonly realm: Realm
  readonly owner: number
  readonly key?: string
  readonly command: Command
}

export type RunningExchange = {
  readonly exchange: Exchange
  readonly machine: Machine
  /** What the exchange broke of. */
  readonly broken: unknown[]
  submit(asked: TestSubmission): ReturnType<Exchange['submit']>
}

export const FIRST_MOMENT = 1_700_000_000_000
export const COINS = ['USDT', 'BTC', 'ETH']
const MEMBERS = 5

export function runExchange(journal: Journal, machine = new Machine(cores)): RunningExchange {
  const broken: unknown[] = []
  let now = Math.max(machine.at, FIRST_MOMENT)
  const onBroken = (error: unknown) => void broken.push(error)
  const exchange = new Exchange({ machine, journal, clock: () => now++, onBroken })
  return {
    exchange,
    machine,
    broken,
    submit: ({ command, ...asked }) =>
      exchange.submit(wallet, command, { ...asked, actor: ownerAsActor(asked.owner) }),
  }
}

/** Lists the coins in both realms. */
export function listings(): TestSubmission[] {
  return (['real', 'demo'] as const).flatMap((realm) =>
    COINS.map((asset) => ({ realm, owner: 0, command: { type: 'listCoin', asset } as const })),
  )
}

/** Commands of every kind, good and bad, some under a key and some of those twice. */
export function commands(count: number, seed: number): TestSubmission[] {
  const chance = createRandom(seed).below
  const asked: TestSubmission[] = []
  for (let nth = 0; nth < count; nth++) {
    const member = 1 + chance(MEMBERS)
    const realm = chance(3) === 0 ? 'demo' : 'real'
    const asset = chance(20) === 0 ? 'DOGE' : (COINS[chance(COINS.length)] as string)
    const amount = BigInt(chance(1_000)) * 10_000_000n
    const from = (['spot', 'trading', 'finance'] as const)[chance(3)] ?? 'spot'
    const to = (['spot', 'trading', 'finance'] as const)[chance(3)] ?? 'spot'
    const command: Command =
      chance(4) === 0
        ? { type: 'grantSandboxFunds', member, asset, amount }
        : { type: 'transfer', member, asset, amount, from, to }
    const key = keyAt(FIRST_MOMENT, seed * 1_000_000 + nth)
    const plain: TestSubmission = { realm, owner: member, command }
    const one = chance(2) === 0 ? plain : { ...plain, key }
    asked.push(one)
    if (chance(10) === 0) asked.push(one)
  }
  return asked
}

/** Submits in groups, so that batches of many sizes are written. */
export async function submitAll(
  { submit }: Pick<RunningExchange, 'submit'>,
  asked: readonly TestSubmission[],
  seed = 1,
): Promise<void> {
  const chance = createRandom(seed).below
  for (let from = 0; from < asked.length; ) {
    const size = 1 + chance(6)
    await Promise.all(asked.slice(from, from + size).map(submit))
    from += size
  }
}

/** A journal in memory, for what is not about the database. */
export function memoryJournal(batches: Batch[] = []): Journal & { readonly batches: Batch[] } {
  return {
    batches,
    append: async (batch) => void batches.push({ ...batch, payload: batch.payload.slice() }),
    batch: async (seq) => batches[seq - 1] as Batch,
    async *read(from) {
      yield batches.slice(from - 1)
    },
  }
}
