/** What tests of a chain share: its tables, a member with an address, a follower, and a wallet that counts. */
import type { Amount, Asset, MemberId } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import { createAddresses } from '../addresses.ts'
import { createDeposits, type Deposit, depositsOf } from '../deposits.ts'
import { accountKeyOf } from '../derive.ts'
import { createFollower, type Follower } from '../evm/follower.ts'
import type { Node } from '../evm/node.ts'
import { createNodes, type Nodes } from '../evm/nodes.ts'
import { migrations } from '../migrations.ts'
import type { Token } from '../settings.ts'
import type { DepositSink } from '../sink.ts'
import { LOCAL_CHAIN_ID } from './localChain.ts'

export const CHAIN = 'ethereum'
export const CONFIRMATIONS = 3
export const ETHER = 10n ** 18n
export const KEEP = 50

const key = accountKeyOf('evm', Buffer.alloc(32, 7))

export type Wallet = DepositSink & {
  /** What a member has: credits less reversals. */
  readonly balances: ReadonlyMap<string, Amount>
  readonly news: readonly Deposit[]
  /** How often it was asked, whether or not that changed anything. */
  readonly asked: { credit: number; reverse: number }
  /** Members spend all that they have. */
  empty(): void
}

/** Credits and reverses each `id` and `occurrence` once; one that is not idempotent is the control. */
export function createWallet({
  isIdempotent = true,
  minimum = 1_000n,
  takes = ['ETH', 'USDT'],
}: {
  readonly isIdempotent?: boolean
  readonly minimum?: Amount
  readonly takes?: readonly Asset[]
} = {}): Wallet {
  const balances = new Map<string, Amount>()
  const done = new Map<string, 'credited' | 'reversed'>()
  const news: Deposit[] = []
  const asked = { credit: 0, reverse: 0 }
  const add = ({ member, asset }: Deposit, amount: Amount) => {
    const name = `${member} ${asset}`
    balances.set(name, (balances.get(name) ?? 0n) + amount)
  }
  return {
    balances,
    news,
    asked,
    minimumOf: (asset) => (takes.includes(asset) ? minimum : undefined),
    async credit(deposit) {
      asked.credit++
      const name = `${deposit.id} ${deposit.occurrence}`
      if (isIdempotent && done.has(name)) return 'done'
      done.set(name, 'credited')
      add(deposit, deposit.amount)
      return 'done'
    },
    async reverse(deposit) {
      asked.reverse++
      const name = `${deposit.id} ${deposit.occurrence}`
      if (done.get(name) === 'credited') add(deposit, -deposit.amount)
      done.set(name, 'reversed')
      return 'done'
    },
    onChange: (deposit) => void news.push(deposit),
    empty: () => balances.clear(),
  }
}

/** Made if the server has not made them, and emptied. */
export async function emptyTables(tables: Tables): Promise<void> {
  const [found] = await tables.rows<{ there: boolean }>(
    `select to_regclass('chain_deposit') is not null as there`,
    [],
  )
  if (found?.there !== true) for (const { sql } of migrations) await tables.rows(sql, [])
  await tables.rows('truncate chain_address, chain_block, chain_deposit', [])
}

export type Stage = {
  readonly member: MemberId
  readonly address: string
  readonly wallet: Wallet
  readonly failures: readonly string[]
  /** As after a restart: with nothing but the tables. */
  open(over?: { tables?: Tables; nodes?: Nodes; batch?: number }): Follower
  newMember(): Promise<{ member: MemberId; address: string }>
  /** What this member has. */
  has(asset: Asset): Amount
  deposits(): Promise<readonly Deposit[]>
}

export type StageOptions = {
  readonly tables: Tables
  readonly nodes: readonly Node[]
  readonly tokens?: readonly Token[]
  readonly wallet?: Wallet
  readonly startBlock?: number
  readonly keep?: number
}

export async function givenStage({
  tables,
  nodes: given,
  tokens = [],
  wallet = createWallet(),
  startBlock,
  keep = KEEP,
}: StageOptions): Promise<Stage> {
  await emptyTables(tables)
  const failures: string[] = []
  const addresses = createAddresses(tables)

  async function newMember() {
    const [row] = await tables.rows<{ id: number }>(
      'insert into member default values returning id::float8 as id',
      [],
    )
    const member = row?.id ?? 0
    return { member, address: await addresses.of(member, 'evm', key) }
  }

  const { member, address } = await newMember()
  return {
    member,
    address,
    wallet,
    failures,
    newMember,
    open: ({ tables: own = tables, nodes = createNodes(LOCAL_CHAIN_ID, given), batch = 4 } = {}) =>
      createFollower({
        nodes,
        batch,
        keep,
        startBlock,
        sink: wallet,
        deposits: createDeposits(own, CHAIN, CONFIRMATIONS),
        watched: {
          tokens,
          native: { asset: 'ETH', decimals: 18 },
          membersOf: (of) => createAddresses(own).membersOf('evm', of),
          minimumOf: ({ asset }) => wallet.minimumOf(asset, CHAIN),
        },
        onFailure: (event) => failures.push(event),
      }),
    has: (asset) => wallet.balances.get(`${member} ${asset}`) ?? 0n,
    deposits: () => depositsOf(tables, member, { limit: 100 }),
  }
}

/** Steps until it has looked at all blocks. */
export async function catchUp(follower: Follower): Promise<void> {
  for (;;) {
    const { head, lookedAt } = await follower.step()
    if (lookedAt >= head) return
  }
}
