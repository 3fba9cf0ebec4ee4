/** Deposits, beside the core: networks, records, what members report and its review, test funds, and what chains bring. */
import type { Amount, Asset, MemberId } from '@evenkeel/kernel'
import type { Language, Published } from '@evenkeel/wire'
import { type CaseQueue, reasonIn } from '@evenkeel/wire/server'
import { type ChainName, chains } from '../chains/chain.ts'
import { decimalsOn } from '../chains/coins.ts'
import { type ChainSettings, type ChainsSettings, explorerLink } from '../chains/settings.ts'
import { chainTitles } from '../contract/chainTitles.ts'
import { depositsChannel } from '../contract/deposits.ts'
import { type Network, networkOf } from '../core/networks.ts'
import { type State, wallet } from '../core.ts'
import type { WalletPlatform } from '../open.ts'
import { createHandCredits, type HandCredits } from './byHand.ts'
import { type ChainSink, createChainSink } from './chainSink.ts'
import { createFaucet, type Faucet } from './faucet.ts'
import { createHeldDeposits, type HeldDeposits } from './heldDeposits.ts'
import { noticeOf } from './notices.ts'
import { createDepositQueue } from './queue.ts'
import {
  createRecords,
  type DepositRecord,
  kinds,
  type RecordRef,
  type Records,
} from './records.ts'
import { createReports, type DepositReports } from './reports.ts'
import { aboutReason, createReview, type DepositReview } from './review.ts'
import { createSerialQueue } from './serialQueue.ts'

export type DepositView = Published<typeof depositsChannel>

export type Deposits = {
  readonly records: Records
  readonly reports: DepositReports
  readonly review: DepositReview
  readonly held: HeldDeposits
  /** Both of these at the console. */
  readonly queue: CaseQueue
  /** What operators credit that nobody has reported. */
  readonly byHand: HandCredits
  /** Absent in production. */
  readonly faucet: Faucet | undefined
  readonly sink: ChainSink
  networks(): readonly (Network & NetworkFacts)[]
  networkOf(asset: Asset, chain: ChainName): Network | undefined
  /** Whether it would be seen, or found, if it arrived there. */
  takes(asset: Asset, chain: ChainName): boolean
  view(record: DepositRecord, language: Language): DepositView
  refIn(id: string): RecordRef | undefined
  idOf(ref: RecordRef): string
  /** What was written to a member who is erased; that something came stays. */
  forget(member: MemberId): Promise<void>
  stop(): Promise<void>
}

type NetworkFacts = {
  readonly label: string
  readonly confirmations: number
  readonly takesDeposits: boolean
  readonly isWatched: boolean
  /** What a sandbox gives of it in a day. */
  readonly testFunds: Amount | undefined
}

const FINALIZE_MS = 3_600_000
const CATCH_UP_MS = 1_000

export function createDeposits(platform: WalletPlatform, settings: ChainsSettings): Deposits {
  const { tables, exchange, machine, now, desk, config } = platform
  const queue = createSerialQueue()
  const records = createRecords(tables, now)
  const facts = factsOf(settings)
  const stateNow = () => machine.state('real', wallet) as State
  const networkNow = (asset: Asset, chain: ChainName) => networkOf(stateNow(), asset, chain)
  const { view, notify, idOf, refIn } = createNotifications(platform, records, facts)
  const onFailure = platform.onFailure('deposits failed')
  const shared = { tables, exchange, machine, now, queue, desk, notify, networkOf: networkNow }
  const onCase = () => platform.tellOperators('queue.deposits')

  const reports = createReports({ ...shared, onCase })
  const review = createReview({ ...shared, onCase, isNative: facts.isNative })
  const held = createHeldDeposits({ ...shared, onCase, reports })
  const sink = createChainSink({ ...shared, onCase, reports, onFailure })
  const { confirmationsOf } = facts
  const faucet = config.production
    ? undefined
    : createFaucet({ ...shared, confirmationsOf, onFailure })
  const finalizing = setInterval(() => sink.finalize().catch(onFailure), FINALIZE_MS).unref()
  // Members are opened after the wallet, and are notified through them.
  const catchingUp = setTimeout(() => {
    review.catchUp().catch(onFailure)
    held.catchUp().catch(onFailure)
  }, CATCH_UP_MS).unref()

  return {
    records,
    reports,
    review,
    held,
    queue: createDepositQueue({
      tables,
      machine,
      now,
      desk,
      idOf,
      refIn,
      deciders: { reported: review, chain: held },
    }),
    byHand: createHandCredits({ tables, queue, isNative: facts.isNative, desk, onFailure }),
    faucet,
    sink,
    view,
    idOf,
    networkOf: networkNow,
    takes: (asset, chain) => facts.takes({ asset, chain }),
    networks: () =>
      [...stateNow().networks.values()].map((network) => networkView(network, facts, faucet)),
    refIn,
    async forget(member) {
      await reports.forget(member)
      await held.forget(member)
    },
    async stop() {
      clearInterval(finalizing)
      clearTimeout(catchingUp)
      await faucet?.stop()
      await reports.idle()
      await queue(async () => undefined)
    },
  }
}

type Facts = ReturnType<typeof factsOf>

/** What the file of the chains says, and what is always so of one that it does not name. */
function factsOf(settings: ChainsSettings) {
  const of = (name: ChainName): ChainSettings | undefined =>
    settings.chains.find((chain) => chain.name === name)
  return {
    of,
    /** Whether the file knows the coin there: what it does not know nobody would see arrive. */
    takes({ asset, chain }: { readonly asset: Asset; readonly chain: ChainName }): boolean {
      const found = of(chain)
      return found !== undefined && decimalsOn(found, asset) !== undefined
    },
    confirmationsOf: (name: ChainName) => of(name)?.confirmations ?? chains[name].confirmations,
    isNative: (asset: Asset, chain: ChainName) =>
      (of(chain)?.native ?? chains[chain].native).asset === asset,
  }
}

function networkView(network: Network, facts: Facts, faucet: Faucet | undefined) {
  const takesDeposits = facts.takes(network)
  return {
    ...network,
    label: chainTitles[network.chain],
    confirmations: facts.confirmationsOf(network.chain),
    takesDeposits,
    isWatched: takesDeposits && (facts.of(network.chain)?.rpc.length ?? 0) > 0,
    testFunds: faucet?.amountOf(network),
  }
}

/** A record as its owner sees it, and how they learn of it. */
function createNotifications(
  { ids, desk, push, offered, onFailure }: WalletPlatform,
  records: Records,
  facts: Facts,
) {
  const onUnnotified = onFailure('deposit news failed')
  const idOf = ({ kind, id }: RecordRef) => ids.of('deposit', id, kinds.indexOf(kind))
  const reasonOf = (record: DepositRecord) =>
    record.reason && desk().read(record.reason, aboutReason(record))

  function view(record: DepositRecord, language: Language): DepositView {
    const { picture: _, address: __, member: ___, ...rest } = record
    const chain = facts.of(record.chain)
    const { transaction } = record
    const kept = reasonOf(record)
    return {
      ...rest,
      id: idOf(record),
      label: chainTitles[record.chain],
      explorer: chain && transaction ? explorerLink(chain, transaction) : undefined,
      reason: kept && reasonIn(language, kept),
    }
  }

  /** Notified or not, it is credited or rejected: who could not be reached sees it in the list. */
  async function notify(member: MemberId, ref: RecordRef, isOver: boolean): Promise<void> {
    try {
      const record = await records.find(member, ref)
      if (record === undefined) return
      push(depositsChannel, member, view(record, await desk().languageOf(member)))
      const notice = isOver
        ? noticeOf(record, chainTitles[record.chain], reasonOf(record))
        : undefined
      if (record.status === 'rejected') offered.notifications?.wake()
      const kind = record.status === 'rejected' ? 'depositTurnedDown' : 'depositArrived'
      if (notice !== undefined) await desk().notify(member, notice, kind)
    } catch (error) {
      onUnnotified(error)
    }
  }
  function refIn(id: string): RecordRef | undefined {
    const read = ids.read('deposit', id)
    const kind = read && kinds[read.nth]
    return kind && { kind, id: read.id }
  }

  return { view, notify, idOf, refIn }
}
