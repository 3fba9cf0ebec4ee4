/** The chains of an exchange: members' addresses on each, and what arrives there. */
import type { MemberId } from '@evenkeel/kernel'
import type { Metrics, Tables } from '@evenkeel/wire/server'
import { createAddresses } from './addresses.ts'
import type { ChainFamily, ChainName } from './chain.ts'
import { createDeposits, type Deposit, depositsOf } from './deposits.ts'
import { type AccountKey, accountKeyOf } from './derive.ts'
import { createFollower } from './evm/follower.ts'
import { createNode } from './evm/node.ts'
import { createNodes } from './evm/nodes.ts'
import {
  startWatcher,
  usualTimings,
  type Watcher,
  type WatcherHealth,
  type WatcherTimings,
} from './evm/watcher.ts'
import { openSandboxSeed } from './sandboxSeed.ts'
import type { ChainSettings, ChainsSettings } from './settings.ts'
import type { DepositSink } from './sink.ts'

export type Chains = {
  readonly list: readonly ConnectedChain[]
  /** Where this member pays to on a chain; nothing where the exchange takes no deposits. */
  addressOf(member: MemberId, chain: ChainName): Promise<DepositAddress | undefined>
  /** The newest first, of all chains. */
  depositsOf(
    member: MemberId,
    page: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<readonly Deposit[]>
  stop(): Promise<void>
}

export type ConnectedChain = {
  readonly settings: ChainSettings
  /** Of a chain that is followed; on any other, deposits are credited by hand. */
  readonly health: (() => WatcherHealth) | undefined
}

export type DepositAddress = {
  readonly address: string
  /** The house's one address: who paid, a person has to find out. */
  readonly isShared: boolean
  /** Whoever pays to it in earnest loses the money. */
  readonly isSandbox: boolean
}

export type ChainsOptions = {
  readonly tables: Tables
  readonly settings: ChainsSettings
  readonly dataDir: string
  readonly sink: DepositSink
  /** Where it is told how far behind each chain is, and what fails. */
  readonly metrics: Pick<Metrics, 'gauge'>
  readonly timings?: WatcherTimings
  onFailure(event: string, error: unknown): void
}

const TIMEOUT_MS = 10_000
const BATCH = 16
const KEEP_LEAST = 1_000

export async function openChains(options: ChainsOptions): Promise<Chains> {
  const { tables, settings } = options
  const addresses = createAddresses(tables)
  const sandboxKeys = await openSandboxKeys(options)
  const watchers: Watcher[] = []

  const list = settings.chains.map((chain): ConnectedChain => {
    if (chain.rpc.length === 0) return { settings: chain, health: undefined }
    const watcher = watch(chain, options, (of) => addresses.membersOf(chain.family, of))
    watchers.push(watcher)
    measure(chain.name, watcher, options.metrics)
    return { settings: chain, health: watcher.health }
  })

  return {
    list,
    async addressOf(member, name) {
      const chain = settings.chains.find((one) => one.name === name)
      if (chain === undefined) return undefined
      if (chain.sharedAddress !== undefined)
        return { address: chain.sharedAddress, isShared: true, isSandbox: false }
      const key = chain.key ?? sandboxKeys.get(chain.family)
      if (key === undefined) return undefined
      const address = await addresses.of(member, chain.family, key)
      return { address, isShared: false, isSandbox: chain.key === undefined }
    },
    depositsOf: (member, page) => depositsOf(tables, member, page),
    async stop() {
      await Promise.all(watchers.map((watcher) => watcher.stop()))
    },
  }
}

function measure(chain: ChainName, { health }: Watcher, { gauge }: Pick<Metrics, 'gauge'>): void {
  // Before the first step nobody knows; then the failures tell that it is not followed.
  gauge(`chain_${chain}_lag_blocks`, () => health().lagBlocks ?? 0)
  gauge(`chain_${chain}_failures`, () => health().failures)
  gauge(`chain_${chain}_deposits_uncredited`, () => health().uncredited)
}

/** For chains of a sandbox that have no key of their own. */
async function openSandboxKeys({
  settings,
  dataDir,
}: ChainsOptions): Promise<ReadonlyMap<ChainFamily, AccountKey>> {
  const without = settings.chains.filter(
    ({ key, sharedAddress }) => key === undefined && sharedAddress === undefined,
  )
  if (settings.isProduction || without.length === 0) return new Map()
  const seed = await openSandboxSeed(dataDir)
  const families = new Set(without.map(({ family }) => family))
  return new Map([...families].map((family) => [family, accountKeyOf(family, seed)]))
}

function watch(
  chain: ChainSettings,
  { tables, sink, timings = usualTimings, onFailure }: ChainsOptions,
  membersOf: (addresses: readonly string[]) => Promise<ReadonlyMap<string, MemberId>>,
): Watcher {
  const { name, chainId, native, confirmations, startBlock } = chain
  if (chainId === undefined) throw new Error('a chain that is followed has a chain id')
  const asking = new AbortController()
  const limits = { timeoutMs: TIMEOUT_MS, signal: asking.signal }
  const nodes = createNodes(
    chainId,
    chain.rpc.map((url, nth) => createNode(`${name} node ${nth + 1}`, url, limits)),
  )
  const follower = createFollower({
    nodes,
    sink,
    startBlock,
    onFailure,
    batch: BATCH,
    deposits: createDeposits(tables, name, confirmations),
    watched: {
      native,
      // Tokens come to be listed while the chain is followed.
      get tokens() {
        return chain.tokens
      },
      membersOf,
      minimumOf: ({ asset }) => sink.minimumOf(asset, name),
    },
    keep: Math.max(KEEP_LEAST, 4 * confirmations),
  })
  return startWatcher({
    follower,
    nodes,
    timings,
    onFailure,
    abort: () => asking.abort(),
  })
}
