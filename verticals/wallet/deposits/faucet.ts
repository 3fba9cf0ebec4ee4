/** The test funds of a sandbox: so much of a coin a day, arriving as a deposit from a chain does. Rule W39. */
import {
  type Amount,
  type Asset,
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
import { sourceOf } from './transactions.ts'

export type Faucet = {
  /** What there is of each coin in a day. */
  amountOf(network: Network): Amount
  /** The coins that this member had today. */
  takenBy(member: MemberId): Promise<ReadonlySet<Asset>>
  /** The number of the record; with the key that it was asked with before, of that one. */
  take(
    member: MemberId,
    key: string,
    asset: Asset,
    chain: ChainName,
  ): Promise<number | Refused<'networkNotListed' | 'faucetEmpty'>>
  stop(): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly exchange: Exchange
  readonly now: () => Millis
  networkOf(asset: Asset, chain: ChainName): Network | undefined
  confirmationsOf(chain: ChainName): number
  tell(member: MemberId, ref: RecordRef, isOver: boolean): Promise<void>
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
/** No chain has such a block, so that it never is final: the core knows the source for as long as it is there. */
const NEVER_FINAL = Number.MAX_SAFE_INTEGER

export function createFaucet(options: Options): Faucet {
  const { tables, now, networkOf, confirmationsOf } = options
  const ripening = startRipening(options)
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
      const before = await known(tables, member, key)
      if (before !== undefined) return before
      const network = networkOf(asset, chain)
      if (network === undefined) return refuse('networkNotListed')
      const figures = [String(amountOf(network)), confirmationsOf(chain), today(), now()]
      const [made] = await tables.rows<{ id: number }>(
        `insert into test_deposit (member, request_key, asset, chain, amount, needed, day, asked_at)
         values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000))
         on conflict (member, asset, day) do nothing returning id::float8 as id`,
        [member, key, asset, chain, ...figures],
      )
      if (made === undefined) return (await known(tables, member, key)) ?? refuse('faucetEmpty')
      ripening.wake()
      return made.id
    },

    stop: ripening.stop,
  }
}

function amountOf({ asset, depositMin }: Network): Amount {
  return parseAmount(AMOUNTS[asset] ?? '') ?? depositMin * MINIMUMS
}

async function known(tables: Tables, member: MemberId, key: string): Promise<number | undefined> {
  const [row] = await tables.rows<{ id: number }>(
    'select id::float8 as id from test_deposit where member = $1 and request_key = $2',
    [member, key],
  )
  return row?.id
}

/** Counts confirmations and credits, for as long as something is on its way. */
function startRipening(options: Options) {
  const { tables, now, tell, onFailure } = options
  /** What was told last of each. */
  const told = new Map<number, number>()
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
        told.delete(one.id)
        await credit(options, one).catch(onFailure)
      } else if (told.get(one.id) !== confirmations) {
        told.set(one.id, confirmations)
        await tell(one.member, { kind: 'test', id: one.id }, false)
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

async function credit({ tables, exchange, tell }: Options, one: Open): Promise<void> {
  const { id, member, asset, chain, amount } = one
  const command = {
    type: 'creditDeposit',
    member,
    asset,
    chain,
    amount: BigInt(amount),
    block: NEVER_FINAL,
    source: sourceOf(chain, 'test funds', id),
  } as const
  const decision = await exchange.submit(wallet, command, { realm: 'real' })
  if (!decision.ok) throw new Error(`test funds were not credited: ${decision.refusal}`)
  await tables.rows('update test_deposit set credited = true where id = $1', [id])
  await tell(member, { kind: 'test', id }, true)
}
