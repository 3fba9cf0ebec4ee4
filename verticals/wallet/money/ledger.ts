/** The ledger of one account, as the console shows it: a member's is their bill, the house's and custody's are folded for themselves. */
import {
  type AccountRef,
  type Amount,
  type Asset,
  accounts,
  available,
  frozen,
  type Machine,
  type MemberId,
  type Realm,
  refuse,
} from '@evenkeel/kernel'
import type { CallInput } from '@evenkeel/wire'
import type { OperatorContext } from '@evenkeel/wire/server'
import { pageOf, viewOf } from '../bill/routes.ts'
import type { getLedger } from '../contract/console.ts'
import { type State, wallet } from '../core.ts'
import type { WalletPlatform } from '../open.ts'
import { uidsOf } from '../operators.ts'
import { accountNamed, memberAccount } from './accountNames.ts'
import { type HouseRow, houseRows } from './houseLedger.ts'

type Context = OperatorContext<CallInput<typeof getLedger>>

const MEMBER = 'member:'

export async function ledgerOf(context: Context, platform: WalletPlatform) {
  const { account } = context.input
  if (!account.startsWith(MEMBER)) return houseLedger(context, platform)
  const member = await platform.desk().memberOf(Number(account.slice(MEMBER.length)))
  return member === undefined ? refuse('memberUnknown') : memberLedger(context, platform, member)
}

async function memberLedger(context: Context, platform: WalletPlatform, id: MemberId) {
  const { input, history, ids, exchange } = context
  const member = { id, realm: input.realm }
  const bill = { tables: history, sources: platform.billSources }
  const { rows, next } = await pageOf({ input, member, ids }, bill, { asset: input.asset })
  const parts = accounts.flatMap((name) => [available(id, name), frozen(id, name)])
  const balances = await exchange.read((machine) => balancesOf(machine, input.realm, parts))
  return { balances, rows: rows.map((row) => viewOf(row, { ids })), next }
}

async function houseLedger(context: Context, platform: WalletPlatform) {
  const { input, history, tables, ids, exchange } = context
  const { account, realm, asset, size } = input
  const known = accountNamed(account)
  if (known === undefined) return refuse('accountUnknown')
  const place = input.after === undefined ? undefined : ids.read('page', input.after)
  if (input.after !== undefined && place === undefined) return { balances: [], rows: [] }
  const after = place && { seq: place.id, nth: place.nth }
  const bill = { tables: history, sources: platform.billSources }
  const found = await houseRows(bill, { account, realm, asset, after, size: size + 1 })
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  const uids = await uidsOf(
    tables,
    rows.flatMap(({ member }) => member ?? []),
  )
  const sign = known.isCustody ? -1n : 1n
  const balances = await exchange.read((machine) => balancesOf(machine, realm, [known.ref]))
  return {
    balances: balances.map((one) => ({ ...one, amount: one.amount * sign })),
    rows: rows.map(({ seq, nth, at, reason, ...row }) => ({
      id: ids.of('bill', seq, nth),
      at,
      reason,
      asset: row.asset,
      amount: row.amount * sign,
      ...endsOf(account, row, uids),
    })),
    next: last && ids.of('page', last.seq, last.nth),
  }
}

/** From where to where it went, by the ledger. */
function endsOf(
  account: string,
  { member, other, amount }: Pick<HouseRow, 'member' | 'other' | 'amount'>,
  uids: ReadonlyMap<MemberId, number>,
) {
  const uid = member === undefined ? undefined : uids.get(member)
  const across = uid === undefined ? other : memberAccount(uid)
  return amount > 0n ? { from: across, to: account } : { from: account, to: across }
}

/** Of what there is, summed over these accounts. */
function balancesOf(machine: Machine, realm: Realm, refs: readonly AccountRef[]) {
  const { coins } = machine.state(realm, wallet) as State
  const sumOf = (asset: Asset) =>
    refs.reduce((sum: Amount, ref) => sum + machine.balance(realm, ref, asset), 0n)
  return [...coins.keys()]
    .map((asset) => ({ asset, amount: sumOf(asset) }))
    .filter(({ amount }) => amount !== 0n)
}
