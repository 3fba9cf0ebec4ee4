/** A wallet over a journal in memory and real tables, with a hot wallet on a chain of this machine: to be ended and opened again. */
import {
  type Amount,
  type AnyCore,
  available,
  custody,
  Exchange,
  type Id,
  type Journal,
  Machine,
  type MemberId,
  recover,
} from '@evenkeel/kernel'
import { memoryJournal } from '@evenkeel/kernel/testing'
import type { Tables } from '@evenkeel/wire/server'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { ChainSettings } from '../../chains/settings.ts'
import { LOCAL_CHAIN_ID, type LocalChain } from '../../chains/testing/localChain.ts'
import { type Command, type State, wallet } from '../../core.ts'
import { createDestinations, type Destinations } from '../destinations.ts'
import { createPayoutChain, type PayoutChain } from '../evm.ts'
import { createPayouts, type PayoutParts, type Payouts } from '../payouts.ts'
import { accountOf, signPayout } from '../signer/evmSigning.ts'
import type { Signer } from '../signer/signer.ts'
import { createTransactions, type Transactions } from '../transactions.ts'

export const ETHER = 10n ** 18n
export const UNIT = 100_000_000n
/** So many wei is the smallest amount of the exchange. */
export const GRAIN = 10n ** 10n

export const olga = { kind: 'operator', id: 1 } as const
export const oleg = { kind: 'operator', id: 2 } as const
type Operator = typeof olga | typeof oleg

export type Overrides = {
  readonly exchange?: (own: PayoutParts['exchange']) => PayoutParts['exchange']
  readonly signer?: (own: Signer) => Signer
  readonly transactions?: (own: Transactions) => Transactions
  readonly chain?: (own: PayoutChain) => PayoutChain
}

export type PayoutStage = Awaited<ReturnType<typeof givenPayouts>>

/** Sealing is not what is tested here. */
const plainDesk = () => ({
  seal: (text: string) => Buffer.from(text),
  unseal: (sealed: Buffer) => sealed.toString(),
  index: (kind: string, text: string) => Buffer.from(`${kind} ${text}`),
})

const WIDE = 10n ** 15n

const newAccount = () => accountOf(crypto.getRandomValues(new Uint8Array(32)))

function settingsOf(
  chain: LocalChain,
  contract: string,
  confirmations: number,
  hotWallet: string,
): ChainSettings {
  return {
    name: 'ethereum',
    family: 'evm',
    chainId: LOCAL_CHAIN_ID,
    confirmations,
    hotWallet,
    key: undefined,
    sharedAddress: undefined,
    rpc: [chain.url],
    startBlock: undefined,
    explorer: undefined,
    native: { asset: 'ETH', decimals: 18 },
    tokens: [{ asset: 'USDT', contract, decimals: 6 }],
  }
}

/** An exchange over a journal, which can be opened again as after a restart: with nothing but that. */
async function givenExchange(now: () => number, journal: Journal, others: readonly AnyCore[]) {
  async function open() {
    const machine = new Machine([wallet, ...others])
    await recover(machine, journal)
    const onBroken = (error: unknown) => {
      throw error
    }
    return { machine, exchange: new Exchange({ machine, journal, clock: now, onBroken }) }
  }
  let opened = await open()
  return {
    machine: () => opened.machine,
    exchange: () => opened.exchange,
    async restart() {
      opened = await open()
    },
    async submit(command: Command, actor?: Operator) {
      const decision = await opened.exchange.submit(wallet, command, { realm: 'real', actor })
      if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.refusal}`)
      return decision.events as unknown as readonly { id: Id }[]
    },
  }
}

type GivenExchange = Awaited<ReturnType<typeof givenExchange>>

async function listNetworks({ submit }: GivenExchange): Promise<void> {
  for (const asset of ['ETH', 'USDT']) {
    await submit({ type: 'listCoin', asset })
    await submit({
      type: 'setNetwork',
      asset,
      chain: 'ethereum',
      depositMin: 1n,
      withdrawalMin: 1n,
      withdrawalFee: 10n,
      dailyMax: WIDE,
      dailyMaxAdvanced: WIDE,
      fourEyesAbove: WIDE,
    })
  }
}

async function newMember(tables: Tables): Promise<MemberId> {
  const sql = 'insert into member default values returning id::float8 as id'
  const [row] = await tables.rows<{ id: number }>(sql, [])
  return row?.id ?? 0
}

type Given = {
  readonly contract: string
  readonly confirmations: number
  /** In memory, where it is not told. */
  readonly journal?: Journal
  /** Of the hot wallet. */
  readonly account?: PrivateKeyAccount
  /** Cores beside the wallet's. */
  readonly others?: readonly AnyCore[]
}

export async function givenPayouts(tables: Tables, chain: LocalChain, given: Given) {
  const { contract, confirmations, journal = memoryJournal(), account = newAccount() } = given
  const settings = settingsOf(chain, contract, confirmations, account.address)
  const signer: Signer = {
    addressOf: async () => account.address,
    sign: (order) => signPayout(account, settings, order),
  }
  // Each has a journal of its own, whose numbers begin anew.
  await tables.rows('truncate withdrawal_destination, withdrawal_transaction', [])
  const clock = { now: Date.now() }
  const now = () => clock.now
  const failures: string[] = []
  const destinations = createDestinations({ tables, history: tables, desk: plainDesk, now })
  const books = await givenExchange(now, journal, given.others ?? [])
  await listNetworks(books)
  const member = await newMember(tables)

  function open(over: Overrides = {}): Payouts {
    const same = <Part>(own: Part) => own
    return createPayouts({
      settings,
      destinations,
      now,
      exchange: (over.exchange ?? same)(books.exchange()),
      signer: (over.signer ?? same)(signer),
      transactions: (over.transactions ?? same)(createTransactions(tables)),
      chain: (over.chain ?? same)(createPayoutChain(LOCAL_CHAIN_ID, [chain.node()])),
      onFailure: (_event, error) => failures.push((error as Error).message),
    })
  }

  const { machine, exchange, submit, restart } = books
  return {
    clock,
    failures,
    account,
    settings,
    destinations,
    machine,
    open,
    exchange,
    submit,
    restart,
    member,
    ...asking(books, member, destinations),
    hotWallet: account.address as string,
    /** Money for the member and for what the chain takes, on the chain and in the books alike. */
    async fund(): Promise<void> {
      await chain.pay(account.address, 30n * ETHER)
      await chain.transfer(contract, account.address, 1_000n * 10n ** 6n)
      const own = { asset: 'ETH', chain: 'ethereum', amount: 10n * UNIT } as const
      await submit({ type: 'attestReserves', ...own, amount: 11n * UNIT })
      await submit({ type: 'fundTreasury', ...own }, olga)
      const deposit = { type: 'creditDeposit', member, chain: 'ethereum', block: 1 } as const
      await submit({ ...deposit, source: 'eth', asset: 'ETH', amount: 20n * UNIT })
      await submit({ ...deposit, source: 'usdt', asset: 'USDT', amount: 1_000n * UNIT })
    },
    stateOf: (id: Id) =>
      (machine().state('real', wallet) as State).withdrawals.get(id)?.state ?? 'over',
    held: (asset: string) => -machine().balance('real', custody('ethereum'), asset),
    has: (asset: string) => machine().balance('real', available(member, 'spot'), asset),
  }
}

function asking({ submit }: GivenExchange, member: MemberId, destinations: Destinations) {
  let keys = 0
  async function ask(asset: 'ETH' | 'USDT', amount: Amount, address: string): Promise<Id> {
    const kept = await destinations.keep({
      member,
      chain: 'ethereum',
      address,
      key: `key ${keys++}`,
      level: 'basic',
    })
    if (kept === undefined) throw new Error('a key stands for one address')
    const [event] = await submit({
      type: 'requestWithdrawal',
      member,
      account: 'spot',
      asset,
      chain: 'ethereum',
      amount,
      ...kept,
    })
    return event?.id as Id
  }
  return {
    ask,
    async approved(asset: 'ETH' | 'USDT', amount: Amount, address: string): Promise<Id> {
      const id = await ask(asset, amount, address)
      await submit({ type: 'approveWithdrawal', id }, olga)
      return id
    },
  }
}
