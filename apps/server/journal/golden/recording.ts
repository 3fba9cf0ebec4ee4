/** A golden journal in the making: a new exchange, what is asked of it, and all that is kept. */
import { createHash } from 'node:crypto'
import {
  type AnyCore,
  accounts,
  available,
  type Batch,
  type Board,
  type Decision,
  type EntryCodec,
  Exchange,
  entriesOf,
  formatAmount,
  frozen,
  type Journal,
  Machine,
  Reader,
  type Realm,
  realms,
  type Typed,
} from '@evenkeel/kernel'
import { chainHash, GENESIS } from '../chain.ts'

export type Golden = {
  /** The cores that wrote it: a core that came later is not in the state's hash. */
  readonly cores: readonly string[]
  /** Payloads in base64. */
  readonly batches: readonly { readonly at: number; readonly payload: string }[]
  /** The hash of the last batch, which covers all of them. */
  readonly chain: string
  /** SHA-256 of what the entries say, with all that leaves no trace in the state; not in 0001. */
  readonly entries?: string
  readonly balances: readonly {
    realm: Realm
    member: number
    account: string
    asset: string
    /** What is available; and what is frozen, which 0001 does not tell. */
    amount: string
    frozen?: string
  }[]
  /** Keyed commands, amounts in 10^-8 as strings, with the answer that each got and must get again. */
  readonly answers: readonly {
    /** The wallet, where it does not say. */
    core?: string
    realm: Realm
    owner: number
    key: string
    /** Of the several commands that once had a part of the key each: which one this was. */
    part?: number
    /** The first of the request's. */
    command: object
    /** A list, where several commands were asked for under one key. */
    answer: string
  }[]
}

export type Asked = {
  readonly core: AnyCore
  readonly command: Typed
  readonly realm: Realm
  readonly owner: number
  readonly key?: string
}

/** What a journal is about: the cores, whose balances of what are kept, and how it comes about. */
export type Kind = {
  readonly cores: readonly AnyCore[]
  readonly members: readonly number[]
  readonly coins: readonly string[]
  /** So much passes with each look at the clock. */
  readonly drift: number
  happen(recording: Recording): Promise<void>
  /** Whether the nth answer is kept, of so many. */
  keeps(nth: number, count: number): boolean
}

const FIRST_MOMENT = 1_700_000_000_000
/** The nth key that is made on the day of a recording. */
export function goldenKey(nth: number): string {
  const count = nth.toString(16).padStart(15, '0')
  return `${FIRST_MOMENT.toString(16).padStart(12, '0')}70008${count}`
}

export class Recording {
  readonly #machine: Machine
  readonly #exchange: Exchange
  readonly #batches: Batch[] = []
  readonly #answers: Golden['answers'][number][] = []
  #now = FIRST_MOMENT

  constructor({ cores, drift }: Pick<Kind, 'cores' | 'drift'>) {
    const batches = this.#batches
    const journal: Journal = {
      append: async (batch) => void batches.push({ ...batch, payload: batch.payload.slice() }),
      batch: async (seq) => batches[seq - 1] as Batch,
      async *read(from) {
        yield batches.slice(from - 1)
      },
    }
    this.#machine = new Machine(cores)
    const clock = () => {
      this.#now += drift
      return this.#now
    }
    const onBroken = (error: unknown) => {
      throw error
    }
    this.#exchange = new Exchange({ machine: this.#machine, journal, clock, onBroken })
  }

  get now(): number {
    return this.#now
  }

  /** Asks for things that come together, a while later. */
  ask(later: number, together: readonly Asked[]): Promise<Decision<Typed>[]> {
    this.#now += later
    const decisions = together.map(async ({ core, command, ...submission }) => {
      const decision = await this.#exchange.submit(core, command, submission)
      const { key, ...whose } = submission
      const kept = { command: plain(command), answer: spell(decision) }
      if (key !== undefined) this.#answers.push({ core: core.name, ...whose, key, ...kept })
      return decision
    })
    return Promise.all(decisions)
  }

  /** Makes requests of several commands each, a while later. */
  async askTogether(later: number, requests: readonly (readonly Asked[])[]): Promise<void> {
    this.#now += later
    await Promise.all(
      requests.map(async (asked) => {
        const { core, command, ...submission } = asked[0] as Asked
        const commands = asked.map(({ command }) => command)
        const decisions = await this.#exchange.submitAll(core, commands, submission)
        const { key = '', ...whose } = submission
        const kept = { command: plain(command), answer: spell(decisions) }
        this.#answers.push({ core: core.name, ...whose, key, ...kept })
      }),
    )
  }

  /** The market says something, a while later. */
  async see(later: number, look: (board: Board) => void): Promise<void> {
    this.#now += later
    this.#exchange.tick(look)
    await this.#exchange.read(() => undefined)
  }

  async end({ cores, members, coins, keeps }: Kind): Promise<Golden> {
    await this.#exchange.stop()
    const machine = this.#machine
    const batches = this.#batches
    return {
      cores: cores.map((core) => core.name),
      batches: batches.map(({ at, payload }) => ({
        at,
        payload: Buffer.from(payload).toString('base64'),
      })),
      chain: batches
        .reduce<Buffer>((hash, batch) => chainHash(hash, batch), GENESIS)
        .toString('hex'),
      entries: entriesHash(machine.codec, batches),
      balances: balancesOf(machine, members, coins),
      answers: this.#answers.filter((_, nth, { length }) => keeps(nth, length)),
    }
  }
}

/** Of everything that the entries say: who asked, and each field of each event by its name. */
export function entriesHash(codec: EntryCodec, batches: readonly Batch[]): string {
  const hash = createHash('sha256')
  for (const { payload } of batches)
    for (const entry of entriesOf(codec, new Reader(payload))) hash.update(`${spell(entry)}\n`)
  return hash.digest('hex')
}

/** SHA-256 of a machine's snapshot. */
export function stateHash(machine: Machine): string {
  return createHash('sha256').update(machine.snapshot()).digest('hex')
}

/** As text, names in the order of the alphabet. */
export function spell(value: unknown): string {
  return JSON.stringify(value, (_, part) => {
    if (typeof part === 'bigint') return `${part}`
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const fields = Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(fields)
  })
}

/** Amounts become strings; a field that is there and holds nothing is part of a command, too. */
function plain(command: Typed): object {
  const fields = Object.entries(command).map(([name, value]) => {
    return [name, typeof value === 'bigint' ? `${value}` : (value ?? null)]
  })
  return Object.fromEntries(fields)
}

/** Those that are not nothing: the hash of the state tells of the others. */
function balancesOf(
  machine: Machine,
  members: readonly number[],
  coins: readonly string[],
): Golden['balances'] {
  const all = realms.flatMap((realm) =>
    members.flatMap((member) =>
      accounts.flatMap((account) =>
        coins.map((asset) => {
          const part = (of: typeof available) =>
            formatAmount(machine.balance(realm, of(member, account), asset))
          return { realm, member, account, asset, amount: part(available), frozen: part(frozen) }
        }),
      ),
    ),
  )
  return all.filter(({ amount, frozen }) => amount !== '0' || frozen !== '0')
}
