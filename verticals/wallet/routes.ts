/** How the wallet's calls are answered, and what it tells members of its own accord. */

import type { Holding, Machine, Notice } from '@evenkeel/kernel'
import { accounts, available, eventOf, factsOf, frozen } from '@evenkeel/kernel'
import type { Caller, Route } from '@evenkeel/wire/server'
import { handle, refusedBy, tell } from '@evenkeel/wire/server'
import { addressRoutes } from './addresses/routes.ts'
import { billRoutes } from './bill/routes.ts'
import { balancesChannel, getBalances, makeTransfer } from './contract.ts'
import { wallet as core, type State } from './core.ts'
import { depositRoutes } from './deposits/routes.ts'
import type { Wallet } from './open.ts'
import { withdrawalRoutes, withdrawalTeller } from './withdrawals/routes.ts'
import { worthRoutes } from './worth/routes.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function routesOf(parts: Wallet): readonly Route[] {
  return [
    ...ownRoutes,
    ...depositRoutes(parts),
    ...withdrawalRoutes(parts),
    ...addressRoutes(parts),
    ...billRoutes(parts),
    ...worthRoutes(parts),
  ]
}

const ownRoutes = [
  handle(makeTransfer, async ({ input, member, exchange, ids }) => {
    const command = { ...input, type: 'transfer', member: member.id } as const
    const decision = await exchange.submit(core, command)
    if (!decision.ok) return refusedBy(makeTransfer, decision)
    return { id: ids.of('transfer', eventOf(decision.events, 'transferred').id) }
  }),

  handle(getBalances, ({ member, exchange }) => {
    return exchange.read((machine) => balancesOf(machine, member))
  }),
]

export const tellers = [
  withdrawalTeller,
  tell(balancesChannel, (member) => {
    const moved: Holding[] = []
    let last: Notice | undefined
    return {
      add(notice) {
        if (notice.moved.length === 0) return
        last = notice
        for (const holding of notice.moved) if (!moved.some(isSame(holding))) moved.push(holding)
      },
      news() {
        if (last === undefined) return undefined
        const { at, revision, realm, machine } = last
        const changes = moved.flatMap(({ account, asset }) => {
          const facts = factsOf(account)
          if (facts.owner !== 'member' || facts.member !== member) return []
          const amount = machine.balance(realm, account, asset)
          return [{ asset, account: facts.account, part: facts.part, amount }]
        })
        return changes.length === 0 ? undefined : { at, revision, changes }
      },
    }
  }),
]

const isSame = (one: Holding) => (other: Holding) =>
  one.account === other.account && one.asset === other.asset

function balancesOf(machine: Machine, { id, realm }: Caller) {
  const { coins } = machine.state(realm, core) as State
  const held = (asset: string, account: (typeof accounts)[number]) => ({
    asset,
    account,
    available: machine.balance(realm, available(id, account), asset),
    frozen: machine.balance(realm, frozen(id, account), asset),
  })
  const names = [...coins.keys()]
  return {
    revision: machine.revision,
    coins: names,
    balances: names.flatMap((asset) => accounts.map((account) => held(asset, account))),
  }
}
