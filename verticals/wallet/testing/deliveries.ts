/** Deposits and withdrawals that are told again and again, in any order, to an exchange that is ended and opened in between. */
import {
  type Actor,
  available,
  custody,
  type Decision,
  Exchange,
  frozen,
  house,
  type Journal,
  Machine,
  recover,
} from '@evenkeel/kernel'
import { createRandom, keyAt, ownerAsActor } from '@evenkeel/kernel/testing'
import { type Command, type Event, type State, wallet } from '../core.ts'
import { olga } from './given.ts'

export type Deliveries = {
  /** How many deposits, and how many withdrawals. */
  readonly count: number
  readonly seed: number
  /** How often each is told, at most. */
  readonly times?: number
  /** Something that is done twice on purpose: it must be found out. */
  readonly plant?: 'otherSource' | 'otherKey'
}

/** What is left in the books, beside what each thing done once leaves there. */
export type Delivered = {
  readonly books: Readonly<Record<string, bigint>>
  readonly expected: Readonly<Record<string, bigint>>
  readonly paid: number
  readonly told: number
  readonly restarts: number
}

const AMOUNT = 1_000n
const SENT = 100n
const FEE = 2n
const MEMBERS = 50
const TIMES = 32
const ENOUGH = 10n ** 15n

export type ClosableJournal = Journal & { close(): Promise<void> }

type Told = {
  readonly command: Command
  readonly actor?: Actor
  readonly member?: number
  readonly key?: string
}

/** So many are told at once, and in a large run a tenth of all: a repeat reads the batch that has its answer. */
const AT_ONCE_LEAST = 128
const AT_ONCE_SHARE = 10
/** A restart comes after about so many. */
const RESTART_AFTER = 12_800

/** The journal is opened anew with the exchange: whoever wrote before is fenced. */
export async function deliver(
  options: Deliveries,
  openJournal: () => Promise<ClosableJournal>,
): Promise<Delivered> {
  const { count } = options
  const telling = await createTelling(options, openJournal)
  const { clock, tell, tellAll, machine, close, counts, atOnce } = telling
  for (const asset of ['USDT', 'ETH']) await tell({ command: { type: 'listCoin', asset } })
  await tell({ command: networkOf('USDT') })
  const memberOf = (nth: number) => 1 + (nth % MEMBERS)
  const all = Array.from({ length: count }, (_, nth) => nth)
  await tellAll(all.map((nth) => ({ command: depositOf(nth, memberOf(nth)) })))
  // All keys are of one moment: within the time in which they are remembered.
  const begun = clock.now
  await tellAll(
    all.map((nth) => {
      const member = memberOf(nth)
      return { command: withdrawalOf(nth, member), member, key: keyAt(begun, nth) }
    }),
  )
  const state = () => machine().state('real', wallet) as State
  const ids = [...state().withdrawals.keys()]
  await tellAll(ids.map((id) => ({ command: { type: 'approveWithdrawal', id }, actor: olga })))
  // In the order of their numbers, as the payer begins them, and each of them twice.
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    const begin = some.map((id, nth) => ({ type: 'startPayout', id, nonce: from + nth }) as const)
    await Promise.all([...begin, ...begin].map((command) => tell({ command })))
  }
  await tellAll(ids.map((id) => ({ command: paidOf(id) })))
  const expected = expectedOf(count)
  await close()
  return { books: booksOf(machine()), expected, paid: state().paidBy.size, ...counts }
}

/** An exchange that is told things, and is opened anew now and then. */
async function createTelling(
  { count, seed, times = TIMES, plant }: Deliveries,
  openJournal: () => Promise<ClosableJournal>,
) {
  const random = createRandom(seed)
  const clock = { now: 1_700_000_000_000 }
  const counts = { told: 0, restarts: 0 }
  const atOnce = Math.max(AT_ONCE_LEAST, Math.ceil(count / AT_ONCE_SHARE))

  const open = async () => openExchange(await openJournal(), () => clock.now)
  let running = await open()

  async function restart(): Promise<void> {
    const before = running
    running = await open()
    await before.close()
    counts.restarts++
  }

  function tell({ command, member, key, ...told }: Told): Promise<Decision<Event>> {
    counts.told++
    const owner = member === undefined ? {} : { owner: member }
    const actor = told.actor ?? ownerAsActor(member)
    const submission = { realm: 'real', actor, key, ...owner } as const
    return running.exchange.submit(wallet, command, submission) as Promise<Decision<Event>>
  }

  /** The plant tells one thing once more under another name. */
  function again(one: Told, nth: number, time: number): Told {
    const { command } = one
    if (nth !== 0 || time !== 0) return one
    if (plant === 'otherSource' && command.type === 'creditDeposit')
      return { ...one, command: { ...command, source: 'another' } }
    const isOther = plant === 'otherKey' && command.type === 'requestWithdrawal'
    return isOther ? { ...one, key: keyAt(clock.now, count + 1) } : one
  }

  /** Each up to so many times, mixed with the others. */
  async function tellAll(things: readonly Told[]): Promise<void> {
    const line = mixed(random, things.flatMap(repeated))
    for (let from = 0; from < line.length; from += atOnce) {
      await Promise.all(line.slice(from, from + atOnce).map(tell))
      clock.now += 7
      if (random.oneIn(Math.ceil(RESTART_AFTER / atOnce))) await restart()
    }
    await restart()
  }

  function repeated(one: Told, nth: number): readonly Told[] {
    return Array.from({ length: 1 + random.below(times) }, (_, time) => again(one, nth, time))
  }

  return {
    clock,
    counts,
    atOnce,
    tell,
    tellAll,
    machine: () => running.machine,
    close: () => running.close(),
  }
}

async function openExchange(journal: ClosableJournal, clock: () => number) {
  const machine = new Machine([wallet])
  await recover(machine, journal)
  const onBroken = (error: unknown) => {
    throw error
  }
  return {
    machine,
    exchange: new Exchange({ machine, journal, clock, onBroken }),
    close: () => journal.close(),
  }
}

function mixed<Item>(random: ReturnType<typeof createRandom>, items: readonly Item[]): Item[] {
  const line = [...items]
  for (let nth = line.length - 1; nth > 0; nth--) {
    const other = random.below(nth + 1)
    const [here, there] = [line[nth] as Item, line[other] as Item]
    line[nth] = there
    line[other] = here
  }
  return line
}

function networkOf(asset: string): Command {
  return {
    type: 'setNetwork',
    asset,
    chain: 'ethereum',
    depositMin: 1n,
    withdrawalMin: 1n,
    withdrawalFee: FEE,
    dailyMax: ENOUGH,
    dailyMaxAdvanced: ENOUGH,
    fourEyesAbove: ENOUGH,
  }
}

function depositOf(nth: number, member: number): Command {
  const source = `source ${nth}`
  return {
    type: 'creditDeposit',
    member,
    asset: 'USDT',
    chain: 'ethereum',
    source,
    amount: AMOUNT,
    block: 7,
  }
}

function withdrawalOf(nth: number, member: number): Command {
  return {
    type: 'requestWithdrawal',
    member,
    account: 'spot',
    asset: 'USDT',
    chain: 'ethereum',
    amount: SENT,
    destination: `hash ${nth}`,
    level: 'basic',
  }
}

function paidOf(id: number): Command {
  return { type: 'confirmPayout', id, transaction: `t${id}`, cost: 3n, costAsset: 'ETH' }
}

/** What members have, what is frozen for them, what the house earned, and what the chain has. */
function booksOf(machine: Machine): Record<string, bigint> {
  const balance = (account: Parameters<Machine['balance']>[1], asset = 'USDT') =>
    machine.balance('real', account, asset)
  const members = Array.from({ length: MEMBERS }, (_, nth) => 1 + nth)
  const sum = (part: typeof available) =>
    members.reduce((total, member) => total + balance(part(member, 'spot')), 0n)
  return {
    available: sum(available),
    frozen: sum(frozen),
    fees: balance(house('fees')),
    onChain: -balance(custody('ethereum')),
    cost: balance(custody('ethereum'), 'ETH'),
  }
}

function expectedOf(count: number): Record<string, bigint> {
  const times = BigInt(count)
  return {
    available: times * (AMOUNT - SENT - FEE),
    frozen: 0n,
    fees: times * FEE,
    onChain: times * (AMOUNT - SENT),
    cost: times * 3n,
  }
}
