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
import {
  GOLDEN_MOMENT,
  type GoldenKind,
  type GoldenRequest,
  ownerAsActor,
  type Recording,
} from '@evenkeel/kernel/testing'
import { cores } from '@evenkeel/verticals/all.server.ts'
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

export class JournalRecording implements Recording {
  readonly #kind: GoldenKind
  readonly #machine: Machine
  readonly #exchange: Exchange
  readonly #batches: Batch[] = []
  readonly #answers: Golden['answers'][number][] = []
  #now = GOLDEN_MOMENT

  constructor(kind: GoldenKind) {
    const batches = this.#batches
    const journal: Journal = {
      append: async (batch) => void batches.push({ ...batch, payload: batch.payload.slice() }),
      batch: async (seq) => batches[seq - 1] as Batch,
      async *read(from) {
        yield batches.slice(from - 1)
      },
    }
    this.#kind = kind
    this.#machine = new Machine(kind.cores.map(coreNamed))
    const clock = () => {
      this.#now += kind.drift
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

  ask(later: number, together: readonly GoldenRequest[]): Promise<Decision<Typed>[]> {
    this.#now += later
    const decisions = together.map(async ({ core, command, ...submission }) => {
      const decision = await this.#exchange.submit(coreNamed(core), command, actedBy(submission))
      const { key, actor: _, ...whose } = submission
      const kept = { command: plain(command), answer: spell(decision) }
      if (key !== undefined) this.#answers.push({ core, ...whose, key, ...kept })
      return decision
    })
    return Promise.all(decisions)
  }

  async askTogether(later: number, requests: readonly (readonly GoldenRequest[])[]): Promise<void> {
    this.#now += later
    await Promise.all(
      requests.map(async (asked) => {
        const { core, command, ...submission } = asked[0] as GoldenRequest
        const commands = asked.map(({ command }) => command)
        const decisions = await this.#exchange.submitAll(
          coreNamed(core),
          commands,
          actedBy(submission),
        )
        const { key = '', actor: _, ...whose } = submission
        const kept = { command: plain(command), answer: spell(decisions) }
        this.#answers.push({ core, ...whose, key, ...kept })
      }),
    )
  }

  async see(later: number, look: (board: Board) => void): Promise<void> {
    this.#now += later
    this.#exchange.tick(look)
    await this.#exchange.read(() => undefined)
  }

  async end(): Promise<Golden> {
    const { cores, members, coins, keeps } = this.#kind
    await this.#exchange.stop()
    const machine = this.#machine
    const batches = this.#batches
    return {
      cores,
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

function coreNamed(name: string): AnyCore {
  const core = cores.find((known) => known.name === name)
  if (core === undefined) throw new TypeError(`There is no core ${name}.`)
  return core
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

function actedBy<Asked extends Pick<GoldenRequest, 'owner' | 'actor'>>(asked: Asked) {
  return { ...asked, actor: asked.actor ?? ownerAsActor(asked.owner) }
}
