/** How the calls of the console about what a member has are answered. */
import { type AccountName, accounts, refuse } from '@evenkeel/kernel'
import { FieldUnreadable, handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import { pageOf, viewOf } from '../bill/routes.ts'
import {
  getMemberAddresses,
  getMemberBalances,
  getMemberBill,
  openMemberAddress,
} from '../contract/memberConsole.ts'
import { addressesOf, addressInPart } from '../memberAddresses.ts'
import type { Wallet } from '../open.ts'
import { seenBy, valued } from '../worth/holdings.ts'

export function memberConsoleRoutes(wallet: Wallet): readonly OperatorRoute[] {
  return [...moneyRoutes(wallet), ...addressRoutes(wallet)]
}

const memberIn = (wallet: Wallet, uid: string) => wallet.platform.desk().memberOf(Number(uid))

function moneyRoutes(wallet: Wallet): readonly OperatorRoute[] {
  return [
    handleOperator(getMemberBalances, async ({ input, exchange }) => {
      const id = await memberIn(wallet, input.member)
      if (id === undefined) return refuse('memberUnknown')
      const { instruments } = wallet.platform
      const whose = { id, realm: input.realm }
      const { total, coins } = valued(
        await exchange.read((machine) => seenBy(machine, whose, instruments)),
      )
      const worthIn = (account: AccountName) =>
        coins
          .filter((coin) => coin.account === account)
          .reduce((sum, { worth }) => sum + (worth ?? 0n), 0n)
      return {
        total,
        accounts: accounts
          .filter((account) => coins.some((coin) => coin.account === account))
          .map((account) => ({ account, worth: worthIn(account) })),
        coins: coins.map(({ price: _, ...coin }) => coin),
      }
    }),

    handleOperator(getMemberBill, async ({ input, history, ids }) => {
      const id = await memberIn(wallet, input.member)
      if (id === undefined) return refuse('memberUnknown')
      const member = { id, realm: input.realm }
      const bill = { tables: history, sources: wallet.platform.billSources }
      const tab = input.tab === 'all' ? undefined : input.tab
      const { rows, next } = await pageOf({ input, member, ids }, bill, { tab })
      return { rows: rows.map((row) => viewOf(row, { ids })), next }
    }),
  ]
}

function addressRoutes(wallet: Wallet): readonly OperatorRoute[] {
  return [
    handleOperator(getMemberAddresses, async ({ input, ids }) => {
      const id = await memberIn(wallet, input.member)
      if (id === undefined) return refuse('memberUnknown')
      return {
        addresses: (await addressesOf(wallet, id)).map(({ nth, kind, chain, address, at }) => ({
          id: ids.of('address', nth),
          kind,
          chain,
          at,
          shown: address && addressInPart(address),
        })),
      }
    }),

    handleOperator(openMemberAddress, async ({ input, ids, note }) => {
      const id = await memberIn(wallet, input.member)
      if (id === undefined) return refuse('memberUnknown')
      note({ subject: `member ${input.member}`, after: { opened: `address ${input.kind}` } })
      const nth = ids.read('address', input.id)?.id
      const found = (await addressesOf(wallet, id)).find(
        (one) => one.kind === input.kind && one.nth === nth,
      )
      if (found === undefined) return refuse('nothingPrivate')
      if (found.address === undefined) throw new FieldUnreadable()
      return { value: found.address }
    }),
  ]
}
