/** The wallet, as the server knows it. */
import { accounts, available, frozen, type Machine, type MemberId } from '@evenkeel/kernel'
import { type SeedPlace, vertical, withSubjects } from '@evenkeel/wire/server'
import { addressMigrations } from './addresses/migrations.ts'
import { migrations as chainMigrations } from './chains/migrations.ts'
import { type ChainsSettings, readSettings } from './chains/settings.ts'
import { depositsChannel } from './contract/deposits.ts'
import { networkName } from './core/networks.ts'
import { heldOn } from './core/reserves.ts'
import { type State, wallet } from './core.ts'
import { depositMigrations, reportMigrations } from './deposits/migrations.ts'
import { firstApprovalLimits, firstNetworks, SAMPLE_ROOM } from './firstNetworks.ts'
import { bill, flows, reasons } from './history.ts'
import { memberFactsOf } from './memberFacts.ts'
import { houseMoney } from './money/houseMoney.ts'
import { statedMigrations } from './money/stated.ts'
import { notified, rejectedReports } from './notified/notified.ts'
import type { Wallet } from './open.ts'
import { operatorMigrations } from './operators.ts'
import { approvalTerms, networkTerms, tokenTerms } from './terms.ts'
import * as texts from './texts.ts'
import { withdrawalMigrations } from './withdrawals/migrations.ts'
import { withdrawalRecords } from './withdrawals/records.ts'

export const server = vertical<Wallet>({
  name: 'wallet',
  core: wallet,
  projections: (all, sources) => [bill(all, sources), withdrawalRecords, houseMoney(sources)],
  billReasons: reasons,
  billFlows: flows,
  billKinds: { transfer: 'transfer', withdrawal: 'withdrawal', withdrawalFee: 'withdrawal' },
  idKinds: { transfer: 1, bill: 2, deposit: 12, withdrawal: 13, address: 14 },
  migrations: [
    ...chainMigrations,
    ...depositMigrations,
    ...operatorMigrations,
    ...reportMigrations,
    ...withdrawalMigrations,
    ...addressMigrations,
    ...statedMigrations,
  ],
  notifications: notified,
  channels: [depositsChannel],
  settings: readSettings,
  holdings: (machine, member) => ({
    funds: fundsOf(machine, member),
    openWithdrawals: openWithdrawalsOf(machine, member),
  }),
  seed: (place) => [
    ...coinsToList(place),
    ...networksToSet(place),
    ...limitsToSet(place),
    ...samplesToAttest(place),
  ],
  texts: Object.values(texts),
  open: async (platform, settings) =>
    (await import('./open.ts')).open(platform, settings as ChainsSettings, [
      texts.wallet,
      texts.bill,
    ]),
  routes: async (parts) => (await import('./routes.ts')).routesOf(parts),
  async consoleRoutes(parts) {
    const { memberConsoleRoutes } = await import('./routes/memberConsole.ts')
    const { moneyRoutes } = await import('./money/routes.ts')
    const { subjects } = await import('./routes/subjects.ts')
    return withSubjects([...memberConsoleRoutes(parts), ...moneyRoutes(parts)], subjects)
  },
  async offers(parts) {
    const { platform, deposits, withdrawals, balancesAt } = parts
    const { coinChainsOf, signedCallsOf } = await import('./htx/index.ts')
    return {
      balancesAt,
      coinChains: coinChainsOf(parts),
      signedCalls: signedCallsOf(parts),
      memberFacts: { wallet: memberFactsOf(platform) },
      terms: {
        networks: networkTerms,
        tokens: tokenTerms(withdrawals.chains),
        approvals: approvalTerms,
      },
      recorded: { wallet: rejectedReports(platform.tables) },
      queues: { deposits: deposits.queue, withdrawals: withdrawals.queue },
    }
  },
  async forget(parts, member) {
    await parts.addresses.forget(member)
    await parts.withdrawals.destinations.forget(member)
    await parts.deposits.forget(member)
  },
  close: (parts) => parts.stop(),
  tellers: async () => (await import('./routes.ts')).tellers,
})

/** The coins of every pair that is listed on the first day; any other comes with its pair (W62), or as a token (W57). */
function coinsToList({ machine, realm, instruments }: SeedPlace) {
  const { coins } = machine.state(realm, wallet) as State
  const listed = instruments.filter((one) => one.isFirst && one.class === 'crypto')
  const wanted = new Set(listed.flatMap(({ quote, base }) => [quote, base]))
  return [...wanted]
    .filter((asset) => !coins.has(asset))
    .map((asset) => ({ core: wallet, command: { type: 'listCoin', asset } }))
}

/** Money comes and goes in the real realm alone. */
function networksToSet({ machine, realm }: SeedPlace) {
  const { networks } = machine.state(realm, wallet) as State
  return firstNetworks
    .filter(({ asset, chain }) => realm === 'real' && !networks.has(networkName(asset, chain)))
    .map((network) => ({ core: wallet, command: { type: 'setNetwork', ...network } }))
}

function limitsToSet({ machine, realm }: SeedPlace) {
  const { approvalLimits } = machine.state(realm, wallet) as State
  return firstApprovalLimits
    .filter(({ asset }) => realm === 'real' && !approvalLimits.has(asset))
    .map((limit) => ({ core: wallet, command: { type: 'setApprovalLimit', ...limit } }))
}

/** W41: what a sandbox holds outside is a sample, so that deposits can be reviewed in it. */
function samplesToAttest({ machine, realm, isSandbox }: SeedPlace) {
  const { reserves } = machine.state(realm, wallet) as State
  const ledger = { balance: machine.balance.bind(machine, realm) }
  return firstNetworks
    .filter(({ asset, chain }) => realm === 'real' && !reserves.has(networkName(asset, chain)))
    .filter(() => isSandbox)
    .map(({ asset, chain }) => {
      const amount = heldOn(ledger, asset, chain) + SAMPLE_ROOM
      return { core: wallet, command: { type: 'attestReserves', asset, chain, amount } }
    })
}

function fundsOf(machine: Machine, member: MemberId) {
  const { coins } = machine.state('real', wallet) as State
  const held = (asset: string, part: typeof available) =>
    accounts.reduce((sum, name) => sum + machine.balance('real', part(member, name), asset), 0n)
  return [...coins.keys()]
    .map((asset) => ({ asset, available: held(asset, available), frozen: held(asset, frozen) }))
    .filter((one) => one.available + one.frozen > 0n)
}

function openWithdrawalsOf(machine: Machine, member: MemberId): number {
  const { withdrawals } = machine.state('real', wallet) as State
  return [...withdrawals.values()].filter((one) => one.member === member).length
}
