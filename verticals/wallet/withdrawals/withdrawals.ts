/** Withdrawals on the server: asked for by members, reviewed by operators, paid by the signer or by hand. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Id } from '@evenkeel/kernel'
import type { CaseQueue } from '@evenkeel/wire/server'
import { isChainName, chains as knownChains } from '../chains/chain.ts'
import { createNode } from '../chains/evm/node.ts'
import type { ChainSettings, ChainsSettings } from '../chains/settings.ts'
import type { ChainName } from '../core/networks.ts'
import type { WalletPlatform } from '../open.ts'
import { withdrawalDecider } from './decisions.ts'
import { createDestinations, type Destinations } from './destinations.ts'
import { createPayoutChain } from './evm.ts'
import { createGuards, type Guards } from './guards.ts'
import { startNotices } from './notices.ts'
import { createPayouts, type PayoutParts, type Payouts } from './payouts.ts'
import { createWithdrawalQueue } from './queue.ts'
import { createWithdrawalReview, type WithdrawalReview } from './review.ts'
import { openSandboxSigner } from './signer/sandboxSigner.ts'
import type { Signer } from './signer/signer.ts'
import { createSocketSigner } from './signer/socketSigner.ts'
import { tellOfWithdrawals } from './telling.ts'
import { createTransactions } from './transactions.ts'

export type Withdrawals = {
  readonly chains: readonly ChainSettings[]
  readonly destinations: Destinations
  readonly guards: Guards
  readonly review: WithdrawalReview
  /** What operators do at the console. */
  readonly queue: CaseQueue
  stop(): Promise<void>
}

const NODE_MS = 10_000
const STEP_MS = 5_000
const CLEAN_MS = 600_000

export async function openWithdrawals(
  platform: WalletPlatform,
  settings: ChainsSettings,
): Promise<Withdrawals> {
  const { tables, history, desk, now, exchange, onFailure } = platform
  const { chains } = settings
  const signer = await signerOf(platform, settings)
  const destinations = createDestinations({ tables, history, desk, now })
  const transactions = createTransactions(tables)
  const hotWalletOf = async (chain: ChainName) =>
    chains.find(({ name }) => name === chain)?.hotWallet ?? signer?.addressOf(chain)
  const guards = createGuards({ tables, desk, now, chains, hotWalletOf })
  const nativeOf = (chain: ChainName) =>
    (chains.find(({ name }) => name === chain) ?? knownChains[chain]).native
  const stuck = createStuck(platform)
  const isPaidBySigner = async (chain: ChainName) => (await signer?.addressOf(chain)) !== undefined
  const review = createWithdrawalReview({
    tables,
    desk,
    exchange,
    destinations,
    transactions,
    isPaidBySigner,
    now,
    stuckOf: stuck.of,
    costCoinOf: (chain) => nativeOf(chain).asset,
  })
  const decider = withdrawalDecider(review)
  const stopping = new AbortController()
  const loops: Promise<void>[] = []
  const every = (ms: number, event: string, work: () => Promise<unknown>) =>
    loops.push(repeat(ms, stopping.signal, work, onFailure(event)))

  const parts = { exchange, destinations, transactions, now, signal: stopping.signal, onFailure }
  for (const chain of chains) {
    if (signer === undefined || !(await isPaidBySigner(chain.name))) continue
    const payouts = stuck.watch(payoutsOn(chain, { ...parts, signer }))
    every(STEP_MS, 'payouts failed', () => payouts.step().finally(stuck.publish))
  }
  every(CLEAN_MS, 'cleaning destinations failed', () => destinations.clean(now()))
  const stops = [startNotices(platform, destinations), tellOfWithdrawals(platform)]

  return {
    chains,
    destinations,
    guards,
    review,
    queue: createWithdrawalQueue({
      ...platform,
      review,
      decider,
      destinations,
      transactions,
      nativeOf,
    }),
    async stop() {
      for (const stop of stops) stop()
      stopping.abort()
      await Promise.all(loops)
      signer?.close?.()
    },
  }
}

type PayingParts = Pick<
  PayoutParts,
  'exchange' | 'destinations' | 'transactions' | 'now' | 'signer'
> &
  Pick<WalletPlatform, 'onFailure'> & { readonly signal: AbortSignal }

function payoutsOn(chain: ChainSettings, { signal, onFailure, ...parts }: PayingParts): Payouts {
  const limits = { timeoutMs: NODE_MS, signal }
  const nodes = chain.rpc.map((url, nth) =>
    createNode(`${chain.name} node ${nth + 1}`, url, limits),
  )
  return createPayouts({
    ...parts,
    settings: chain,
    chain: createPayoutChain(chain.chainId ?? 0, nodes),
    onFailure: (event, error) => onFailure(event)(error),
  })
}

/** O9: payouts that do not get on, of all chains. No event of the journal says so: consoles are notified here. */
function createStuck({ metrics, tellOperators }: WalletPlatform) {
  const paying: Payouts[] = []
  const count = () => paying.reduce((sum, payouts) => sum + payouts.stuck().size, 0)
  let known = 0
  metrics.gauge('payouts_stuck', count)
  return {
    watch(payouts: Payouts): Payouts {
      paying.push(payouts)
      return payouts
    },
    of: (id: Id) =>
      paying.map((payouts) => payouts.stuck().get(id)).find((says) => says !== undefined),
    publish(): void {
      const now = count()
      if (now !== known) tellOperators('queue.withdrawals')
      known = now
    },
  }
}

/** The signer's process, where there is one; else a sandbox signs for itself where a chain has nodes, and people pay by hand. */
async function signerOf(
  { config }: WalletPlatform,
  { isProduction, signerSocket, chains }: ChainsSettings,
): Promise<(Signer & { close?(): void }) | undefined> {
  if (signerSocket !== undefined) return createSocketSigner({ path: signerSocket, chains })
  const paid = chains.filter(({ rpc, name }) => rpc.length > 0 && isChainName(name))
  if (isProduction || paid.length === 0) return undefined
  return openSandboxSigner(config.dataDir, paid)
}

async function repeat(
  ms: number,
  signal: AbortSignal,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch((error) => signal.aborted || onFailure(error))
    await pause(ms, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
