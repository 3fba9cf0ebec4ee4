/** The wallet, as the server knows it. */
import { accounts, available, frozen, type Machine, type MemberId } from '@evenkeel/kernel'
import { type SeedPlace, vertical } from '@evenkeel/wire/server'
import { type State, wallet } from './core.ts'
import { bill, reasons } from './history.ts'
import * as texts from './texts.ts'

export const server = vertical({
  name: 'wallet',
  core: wallet,
  projections: (all) => [bill(all)],
  billReasons: reasons,
  idKinds: { transfer: 1, bill: 2 },
  holdings: (machine, member) => ({ funds: fundsOf(machine, member) }),
  seed: coinsToList,
  texts: Object.values(texts),
  routes: async () => (await import('./routes.ts')).routes,
  tellers: async () => (await import('./routes.ts')).tellers,
})

/** The coins of every pair of coins. */
function coinsToList({ machine, realm, instruments }: SeedPlace) {
  const { coins } = machine.state(realm, wallet) as State
  const listed = instruments.filter((instrument) => instrument.class === 'crypto')
  const wanted = new Set(listed.flatMap(({ quote, base }) => [quote, base]))
  return [...wanted]
    .filter((asset) => !coins.has(asset))
    .map((asset) => ({ core: wallet, command: { type: 'listCoin', asset } }))
}

function fundsOf(machine: Machine, member: MemberId) {
  const { coins } = machine.state('real', wallet) as State
  const held = (asset: string, part: typeof available) =>
    accounts.reduce((sum, name) => sum + machine.balance('real', part(member, name), asset), 0n)
  return [...coins.keys()]
    .map((asset) => ({ asset, available: held(asset, available), frozen: held(asset, frozen) }))
    .filter((one) => one.available + one.frozen > 0n)
}
