/** The test funds of a sandbox: so much of a coin a day, arriving as a deposit from a chain does. Rule W39. */
import {
  type Amount,
  type Asset,
  EXCHANGE,
  type Exchange,
  type MemberId,
  type Millis,
  parseAmount,
  type Refused,
  refuse,
} from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { ChainName } from '../chains/chain.ts'
import type { Network } from '../core/networks.ts'
import { wallet } from '../core.ts'
import { confirmationsAt, type RecordRef } from './records.ts'
import { createMemberQueues } from './serialQueue.ts'
import { sourceOf } from './transactions.ts'

export type FaucetRefusal = 'networkNotListed' | 'faucetEmpty' | 'depositsBusy' | 'keyReused'

export type Faucet = {
  /** What there is of each coin in a day. */
  amountOf(network: Network): Amount
  /** The coins that this member had today. */
  takenBy(member: MemberId): Promise<ReadonlySet<Asset>>
  /** The number of the record; of the first one, where the same is asked for again with its key. */
  take(
    member: MemberId,
    key: string,
    asset: Asset,
    chain: ChainName,
  ): Promise<number | Refused<FaucetRefusal>>
  stop(): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly exchange: Exchange
  readonly now: () => Millis
  networkOf(asset: Asset, chain: ChainName): Network | undefined
  confirmationsOf(chain: ChainName): number
  notify(member: MemberId, ref: RecordRef, isOver: boolean): Promise<void>
  onFailure(error: unknown): void
}
type Open = {
  readonly id: number
  readonly member: MemberId
  readonly asset: Asset
  readonly chain: ChainName
  readonly amount: string
  readonly needed: number
  readonly since: Millis
}

/** Of anything that is not here, a worth that does for a try. */
const AMOUNTS: Readonly<Record<Asset, string>> = {
  USDT: '10000',
  BTC: '0.1',
  ETH: '2',
  BNB: '1.5',
  TRX: '4000',
  LINK: '60',
}
const MINIMUMS = 200n
const DAY_MS = 86_400_000
const TICK_MS = 250
const QUEUE_LIMITS = { perMember: 100, overall: 1_000 }

export function createFaucet(options: Options): Faucet {
  const { tables, now, networkOf, confirmationsOf } = options
  const ripening = startRipening(options)
  const queues = createMemberQueues(QUEUE_LIMITS)
  const today = () => Math.floor(now() / DAY_MS)
  return {
    amountOf,

    async takenBy(member) {
      const rows = await tables.rows<{ asset: Asset }>(
        'select asset from test_deposit where member = $1 and day = $2',
        [member, today()],
      )
      return new Set(rows.map(({ asset }) => asset))
    },

    async take(member, key, asset, chain) {
      // One after the other, so that one key stands for one request.
      const outcome = await queues.run(member, () => give(member, key, asset, chain))
      return outcome === 'full' ? refuse('depositsBusy') : outcome
    },

    async stop() {
      await queues.idle()
      await ripening.stop()
    },
  }

  async function give(member: MemberId, key: string, asset: Asset, chain: ChainName) {
    const before = await takenWith(tables, member, key)
    if (before !== undefined) {
      const isSame = before.asset === asset && before.chain === chain
      return isSame ? before.id : refuse('keyReused')
    }
    const network = networkOf(asset, chain)
    if (network === undefined) return refuse('networkNotListed')
    const figures = [String(amountOf(network)), confirmationsOf(chain), today(), now()]
    const [made] = await tables.rows<{ id: number }>(
      `insert into test_deposit (member, request_key, asset, chain, amount, needed, day, asked_at)
         values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000))
         on conflict (member, asset, day) do nothing returning id::float8 as id`,
      [member, key, asset, chain, ...figures],
    )
    if (made === undefined) return refuse('faucetEmpty')
    ripening.wake()
    return made.id
  }
}

function amountOf({ asset, depositMin }: Network): Amount {
  return parseAmount(AMOUNTS[asset] ?? '') ?? depositMin * MINIMUMS
}

async function takenWith(tables: Tables, member: MemberId, key: string) {
  const [row] = await tables.rows<Pick<Open, 'id' | 'asset' | 'chain'>>(
    `select id::float8 as id, asset, chain from test_deposit
     where member = $1 and request_key = $2`,
    [member, key],
  )
  return row
}

/** Counts confirmations and credits, for as long as something is on its way. */
function startRipening(options: Options) {
  const { tables, now, notify, onFailure } = options
  /** The confirmations of which its owner was last notified, of each. */
  const notified = new Map<number, number>()
  let isStopped = false
  let isAsked = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  /** How many there are. */
  async function step(): Promise<number> {
    const open = await tables.rows<Open>(
      `select id::float8 as id, member::float8 as member, asset, chain, amount::text as amount,
         needed, extract(epoch from asked_at)::float8 * 1000 as since
       from test_deposit where not credited order by id`,
      [],
    )
    for (const one of open) {
      const confirmations = confirmationsAt(now(), one.since, one.needed)
      if (confirmations >= one.needed) {
        notified.delete(one.id)
        await credit(options, one).catch(onFailure)
      } else if (notified.get(one.id) !== confirmations) {
        notified.set(one.id, confirmations)
        await notify(one.member, { kind: 'test', id: one.id }, false)
      }
    }
    return open.length
  }

  async function run(): Promise<void> {
    isAsked = false
    const open = await step().catch((error) => {
      onFailure(error)
      return 1
    })
    timer = undefined
    if (open > 0 || isAsked) wake()
  }

  function wake(): void {
    isAsked = true
    if (isStopped || timer !== undefined) return
    timer = setTimeout(() => {
      running = run()
    }, TICK_MS)
  }
  wake()

  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

async function credit({ tables, exchange, notify }: Options, one: Open): Promise<void> {
  const { id, member, asset, chain, amount } = one
  const source = sourceOf(chain, 'test funds', id)
  const funds = { member, asset, source, amount: BigInt(amount) }
  const command = { type: 'creditTestFunds', ...funds } as const
  const decision = await exchange.submit(wallet, command, { realm: 'real', actor: EXCHANGE })
  if (!decision.ok) throw new Error(`test funds were not credited: ${decision.refusal}`)
  await tables.rows('update test_deposit set credited = true where id = $1', [id])
  await notify(member, { kind: 'test', id }, true)
}
