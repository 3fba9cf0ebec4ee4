/** Withdrawals as a queue of the console, with what speaks for caution. */
import {
  type Amount,
  type Exchange,
  formatAmount,
  type Id,
  type Machine,
  type MemberId,
  type Millis,
  notionalDown,
  UNIT,
} from '@evenkeel/kernel'
import type { CaseFlag, CaseReason, CaseState } from '@evenkeel/wire'
import {
  type CaseDecider,
  type CaseDetail,
  type CaseField,
  type CaseFilter,
  type CaseOffer,
  type CaseOutcome,
  type CaseQueue,
  type CaseRow,
  type History,
  type Instrument,
  type MemberDesk,
  type PublicIds,
  type Tables,
  uidIn,
} from '@evenkeel/wire/server'
import { amountOfRaw } from '../chains/units.ts'
import { chainTitles } from '../contract/chainTitles.ts'
import { type ChainName, networkOf } from '../core/networks.ts'
import { type State, wallet } from '../core.ts'
import { nameOf, uidsOf } from '../operators.ts'
import { outcomeOf } from '../queueOutcome.ts'
import { QUOTE, symbolOf } from '../worth/holdings.ts'
import type { Destinations } from './destinations.ts'
import { type RecordState, recordById, recordsIn, type WithdrawalRecord } from './records.ts'
import type { OpenWithdrawal, Step, WithdrawalReview } from './review.ts'
import type { Transactions } from './transactions.ts'

type Options = {
  readonly tables: Tables
  readonly history: History
  readonly ids: PublicIds
  readonly exchange: Pick<Exchange, 'read'>
  readonly instruments: readonly Instrument[]
  readonly review: Pick<WithdrawalReview, 'open'>
  readonly decider: CaseDecider
  readonly destinations: Pick<Destinations, 'read'>
  readonly transactions: Pick<Transactions, 'of'>
  /** How the chain's own coin is called, and how fine it is. */
  nativeOf(chain: ChainName): { readonly asset: string; readonly decimals: number }
  readonly desk: () => Pick<MemberDesk, 'levelOf' | 'memberOf' | 'changedSince'>
  readonly now: () => Millis
}
type Open = OpenWithdrawal
type Plain = Pick<WithdrawalRecord, 'id' | 'member' | 'at' | 'asset' | 'chain' | 'amount'> & {
  readonly state: CaseState
  /** One of two has said how its payout ends. */
  readonly isSaidOnce?: boolean
}

/** So long a changed password speaks for caution. */
const CHANGED_MS = 7 * 24 * 3_600_000
/** So many times the largest that was paid to this member in this coin is large. */
const LARGE_TIMES = 3
const reasons: readonly CaseReason[] = ['addressRisky', 'accountRisky', 'identityUnclear']
const plain = { isDanger: false, needsReason: false, reasons: [], asks: [] }
const offers: Readonly<Record<Step, CaseOffer>> = {
  approve: { ...plain, name: 'approve' },
  reject: { ...plain, name: 'reject', isDanger: true, needsReason: true, reasons },
  begin: { ...plain, name: 'begin' },
  unsent: { ...plain, name: 'unsent', isDanger: true },
  cancelPayout: { ...plain, name: 'cancelPayout', isDanger: true },
  paid: { ...plain, name: 'sent', asks: [{ name: 'transaction', as: 'text', isOptional: false }] },
  sent: {
    ...plain,
    name: 'sent',
    asks: [
      { name: 'transaction', as: 'text', isOptional: false },
      { name: 'cost', as: 'amount', isOptional: false },
    ],
  },
}

/** The cost of a payment by hand is in a coin that the chain takes. */
function offerOf(step: Step, costCoin: string): CaseOffer {
  const offer = offers[step]
  if (step !== 'sent') return offer
  const coin = { name: 'costAsset', as: 'choice', isOptional: false, options: [costCoin] } as const
  return { ...offer, asks: [...offer.asks, coin] }
}

export function createWithdrawalQueue(options: Options): CaseQueue {
  const { ids, review, history, decider } = options
  const numberOf = (id: string) => ids.read('withdrawal', id)?.id

  async function waiting(): Promise<readonly Open[]> {
    return (await review.open()).filter(isForOperators)
  }

  return {
    roles: ['finance'],
    movesMoney: true,

    async count(operator) {
      const open = (await waiting()).filter((one) => firstIn(one) !== operator.id)
      return { waiting: open.length, since: open[0]?.withdrawal.at }
    },

    async list(filter) {
      const wanted = await wantedBy(options, filter)
      const { size } = filter
      const open = (await waiting()).map(plainOfOpen)
      if (filter.state === 'waiting') {
        const found = open.filter(wanted.is)
        return { rows: await rowsOf(options, found.slice(0, size)), isMore: found.length > size }
      }
      const { member, id, among } = wanted
      const except = [...open.map((one) => one.id), ...wanted.without]
      const asked = { member, id, asset: filter.asset, among, except, limit: size + 1 }
      const records = (await recordsIn(history, asked)).map(plainOf)
      return {
        rows: await rowsOf(options, records.slice(0, size)),
        isMore: records.length > size,
      }
    },

    async find(id) {
      const number = numberOf(id)
      const record = number === undefined ? undefined : await recordById(history, number)
      if (record === undefined) return undefined
      const open = (await review.open()).find(({ withdrawal }) => withdrawal.id === record.id)
      return detailOf(options, record, open)
    },

    look: async () => ({}),

    async decide(id, { action, reason, answers }, operator): Promise<CaseOutcome> {
      const { transaction, cost, costAsset: coin } = answers
      // One that was stopped has its cost already.
      const verdict = action === 'sent' && cost === undefined ? 'paid' : action
      const given = {
        reject: { reason },
        paid: { transaction },
        sent: { transaction, cost, coin },
      }[verdict as string]
      return outcomeOf(() => decider.decide(numberOf(id) ?? 0, operator, { verdict, ...given }))
    },
  }
}

/** Under review, to be paid by hand, stopped or stuck: the rest is the signer's. */
function isForOperators({ steps, stuck, withdrawal }: Open): boolean {
  const isTheirs = ['approve', 'sent', 'paid'].some((step) => steps.includes(step as Step))
  return isTheirs || stuck !== undefined || withdrawal.state === 'voided'
}

/** Who has approved it first, or said first how its payout ends: it waits for another. */
function firstIn({ withdrawal, isLapsed, word }: Open): number | undefined {
  const isEndorsed = withdrawal.state === 'endorsed' && !isLapsed
  return word?.operator ?? (isEndorsed ? withdrawal.endorsedBy : undefined)
}

async function wantedBy({ ids, desk }: Options, filter: CaseFilter) {
  const { search, asset } = filter
  const numbers = (all: readonly string[]) => all.map((id) => ids.read('withdrawal', id)?.id ?? 0)
  const uid = uidIn(search)
  const member = uid === undefined ? undefined : ((await desk().memberOf(uid)) ?? 0)
  const isId = search !== undefined && uid === undefined
  const id = isId ? (ids.read('withdrawal', search)?.id ?? 0) : undefined
  const among = filter.among && numbers(filter.among)
  const without = numbers(filter.without ?? [])
  const is = (one: Plain) =>
    (member === undefined || one.member === member) &&
    (id === undefined || one.id === id) &&
    (asset === undefined || one.asset === asset) &&
    (among === undefined || among.includes(one.id)) &&
    !without.includes(one.id)
  return { member, id, among, without, is }
}

const isOver: ReadonlySet<RecordState> = new Set(['paid', 'rejected', 'cancelled'])

function plainOfOpen({ withdrawal, isLapsed, word }: Open): Plain {
  const state = isLapsed ? 'lapsed' : withdrawal.state
  return { ...withdrawal, state, isSaidOnce: word !== undefined }
}

function plainOf({ state, ...record }: WithdrawalRecord): Plain {
  return { ...record, state: state === 'reviewing' ? 'endorsed' : state }
}

async function rowsOf(options: Options, all: readonly Plain[]): Promise<readonly CaseRow[]> {
  const { tables, ids } = options
  const uids = await uidsOf(
    tables,
    all.map(({ member }) => member),
  )
  const flags = await flagsOf(options, all)
  return all.map(({ id, at, state, member, asset, amount }) => ({
    id: ids.of('withdrawal', id),
    at,
    state,
    uid: uids.get(member),
    asset,
    amount,
    flags: flags.get(id) ?? [],
  }))
}

type Past = { id: Id; isNew: boolean; isFirst: boolean; isLarge: boolean; isByProgram: boolean }

/** What speaks for caution; of one that is over nothing does. */
async function flagsOf(
  { history, exchange, desk, now }: Options,
  all: readonly Plain[],
): Promise<ReadonlyMap<Id, readonly CaseFlag[]>> {
  const open = all.filter(({ state }) => !isOver.has(state as RecordState))
  if (open.length === 0) return new Map()
  const past = await history.rows<Past>(
    `select mine.id::float8 as id,
       not exists (select 1 from withdrawal paid join withdrawal_destination there
         on there.hash = paid.destination where paid.member = mine.member and paid.state = 'paid'
         and there.asked = here.asked) as "isNew",
       not exists (select 1 from withdrawal paid
         where paid.member = mine.member and paid.state = 'paid') as "isFirst",
       coalesce(mine.amount > ${LARGE_TIMES} * (select max(amount) from withdrawal paid
         where paid.member = mine.member and paid.asset = mine.asset and paid.state = 'paid'),
         false) as "isLarge", here.api_key is not null as "isByProgram"
     from withdrawal mine left join withdrawal_destination here on here.hash = mine.destination
     where mine.id = any($1)`,
    [open.map(({ id }) => id)],
  )
  const changed = await desk().changedSince(membersOf(open), now() - CHANGED_MS)
  const pasts = new Map(past.map((one) => [one.id, one]))
  return exchange.read((machine) => {
    const state = machine.state('real', wallet) as State
    return new Map(
      open.map((one) => {
        const limit = networkOf(state, one.asset, one.chain)?.fourEyesAbove ?? 0n
        // Once one has approved it, its state says that it waits for another.
        const isFirst = one.state === 'requested' || one.state === 'lapsed'
        const isAbove = isFirst && one.amount > limit
        const turns: CaseFlag[] = [
          ...(isAbove ? (['secondNeeded'] as const) : []),
          ...(one.isSaidOnce ? (['secondAwaited'] as const) : []),
        ]
        return [one.id, [...flagsIn(pasts.get(one.id), changed.has(one.member)), ...turns]]
      }),
    )
  })
}

function membersOf(all: readonly Plain[]): readonly MemberId[] {
  return [...new Set(all.map(({ member }) => member))]
}

function flagsIn(past: Past | undefined, isChanged: boolean): CaseFlag[] {
  return [
    ...(past?.isFirst ? ['firstWithdrawal' as const] : []),
    ...(past?.isNew ? ['newAddress' as const] : []),
    ...(past?.isLarge ? ['largeForMember' as const] : []),
    ...(past?.isByProgram ? ['byProgram' as const] : []),
    ...(isChanged ? ['accountChanged' as const] : []),
  ]
}

async function detailOf(
  options: Options,
  record: WithdrawalRecord,
  open: Open | undefined,
): Promise<CaseDetail | undefined> {
  const { tables, desk } = options
  const { state, isSaidOnce = false } = open === undefined ? plainOf(record) : plainOfOpen(open)
  const [row] = await rowsOf(options, [{ ...record, state, isSaidOnce }])
  if (row === undefined) return undefined
  const { endorsedBy, endorsedAt } = open?.withdrawal ?? {}
  const first = endorsedBy === undefined ? undefined : await nameOf(tables, endorsedBy)
  const { word } = open ?? {}
  const firstToSay = word && (await nameOf(tables, word.operator))
  const costCoin = options.nativeOf(record.chain).asset
  const { asset, chain, destination, sealedAddress } = record
  const address = sealedAddress && options.destinations.read(destination, chain, sealedAddress)
  const text = (label: CaseField['label'], value: string | undefined, as: CaseField['as']) =>
    value === undefined ? [] : [{ label, value, as }]
  const worth = await worthOf(options, record)
  return {
    ...row,
    fields: [
      ...text('network', chainTitles[record.chain], 'text'),
      ...text('address', address, 'code'),
      ...(worth === undefined
        ? []
        : [{ label: 'worth', value: worth, as: 'amount', asset: QUOTE, isLive: true } as const]),
      { label: 'fee', value: formatAmount(record.fee), as: 'amount', asset },
      ...text('level', await desk().levelOf(record.member), 'level'),
      ...text(open?.isLapsed ? 'lapsedBy' : 'approvedBy', first, 'text'),
      ...text('saidBy', firstToSay, 'text'),
      ...text('said', word?.said, 'action'),
      ...text('transaction', record.transaction, 'code'),
      ...(await payoutFields(options, open)),
    ],
    actions: (open?.steps ?? []).map((step) => offerOf(step, costCoin)),
    history: [
      { at: record.at, what: 'requested' },
      ...(endorsedAt === undefined
        ? []
        : [{ at: endorsedAt, what: 'endorsed', by: first } as const]),
      ...(isOver.has(record.state) ? [{ at: record.changedAt, what: 'decided' } as const] : []),
    ],
  }
}

/** W64: what the signer has signed for it, and what the chain may take for that. */
async function payoutFields(
  { transactions, nativeOf }: Options,
  open: Open | undefined,
): Promise<readonly CaseField[]> {
  const { id, nonce, chain } = open?.withdrawal ?? {}
  const stuck: CaseField[] =
    open?.stuck === undefined ? [] : [{ label: 'stuck', value: open.stuck, as: 'text' }]
  if (id === undefined || nonce === undefined || chain === undefined) return stuck
  const signed = await transactions.of(id, nonce)
  const newest = signed.at(-1)
  const { asset, decimals } = nativeOf(chain)
  const fee = newest && amountOfRaw(newest.gas * newest.maxFee, decimals)
  return [
    ...stuck,
    { label: 'nonce', value: `${nonce}`, as: 'text' },
    ...(fee === undefined
      ? []
      : [{ label: 'networkFeeMax', value: formatAmount(fee), as: 'amount', asset } as const]),
    ...signed.map(
      ({ tx, isCancellation }): CaseField => ({
        label: isCancellation ? 'cancellation' : 'signedTransaction',
        value: tx,
        as: 'code',
      }),
    ),
  ]
}

/** In USDT, where it has a price. */
async function worthOf(
  { exchange, instruments }: Options,
  { asset, amount }: { readonly asset: string; readonly amount: Amount },
): Promise<string | undefined> {
  const symbol = symbolOf(instruments, asset)
  const priceIn = (machine: Machine) =>
    symbol === undefined ? undefined : machine.look('real').prices.reference(symbol)?.price
  const price = asset === QUOTE ? UNIT : await exchange.read(priceIn)
  return price === undefined ? undefined : formatAmount(notionalDown(price, amount))
}
