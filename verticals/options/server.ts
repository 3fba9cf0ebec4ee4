/** Timed options, as the server knows them. */
import { house, type Machine, realms, UNIT } from '@evenkeel/kernel'
import { type SeedPlace, type TickNeed, vertical } from '@evenkeel/wire/server'
import { deals, kinds, reasons } from './bill.ts'
import { ASSET, options } from './core/index.ts'
import { firstTermsOf } from './firstTerms.ts'
import { optionOrders } from './history.ts'
import { memberFactsOf } from './memberFacts.ts'
import { migrations } from './migrations.ts'
import { notified } from './notified/notified.ts'
import { obligationsOf } from './obligations.ts'
import type { Parts } from './open.ts'
import { optionHours, optionTerms } from './terms.ts'
import * as texts from './texts.ts'
import { stateOf } from './view.ts'

const SANDBOX_FUNDS = 10_000_000n * UNIT

export const server = vertical<Parts>({
  name: 'options',
  core: options,
  projections: () => [optionOrders],
  billReasons: reasons,
  billKinds: kinds,
  billDeals: { option: deals },
  idKinds: { option: 23, optionReceipt: 24 },
  migrations,
  notifications: notified,
  holdings(machine, member) {
    const obligations = obligationsOf(machine, member)
    return obligations.length === 0 ? {} : { obligations }
  },
  listed: (machine) => [
    ...new Set([...stateOf(machine, 'real').terms.values()].map(({ symbol }) => symbol)),
  ],
  seed: firstTerms,
  tickNeeds,
  receipts: {
    product: 'option',
    after: async (...asked) => (await import('./receipts.ts')).settledAfter(...asked),
  },
  tradingHours: (machine, symbol) => stateOf(machine, 'real').hours.get(symbol),
  texts: Object.values(texts),
  open: async (platform) => (await import('./open.ts')).open(platform),
  offers: ({ platform }) => ({
    memberFacts: { options: memberFactsOf(platform) },
    terms: {
      options: optionTerms(platform.instruments),
      optionHours: optionHours(platform.instruments),
    },
  }),
  consoleRoutes: async ({ platform }) =>
    (await import('./routes/console.ts')).consoleRoutes(platform),
  routes: async (parts) => (await import('./routes.ts')).routesOf(parts),
  tellers: async () => (await import('./routes.ts')).tellers,
  close: ({ proofs }) => proofs.stop(),
})

function firstTerms({ machine, realm, instruments, isSandbox }: SeedPlace) {
  const { terms, hours } = stateOf(machine, realm)
  const known = new Set([...terms.values()].map(({ symbol }) => symbol))
  const first = instruments.filter(({ isFirst }) => isFirst)
  const missing = first.filter(({ symbol }) => !known.has(symbol)).flatMap(firstTermsOf)
  const closing = first.filter((one) => one.hours !== 'always' && !hours.has(one.symbol))
  const seeds = [
    ...missing.map((term) => ({ core: options, command: { type: 'setOptionTerm', ...term } })),
    ...closing.map(({ symbol, hours: own }) => ({
      core: options,
      command: { type: 'setOptionHours', symbol, hours: own, holidays: [] },
    })),
  ]
  // Once, with the first terms: what is lost of it later is not given again.
  const isFunded = known.size > 0 || machine.balance(realm, house('options'), ASSET) > 0n
  if (!isSandbox || isFunded) return seeds
  const funds = { type: 'fundSandboxOptions', asset: ASSET, amount: SANDBOX_FUNDS }
  return [...seeds, { core: options, command: funds }]
}

/** For each symbol the earliest moment whose price something is still opened or settled by. */
function tickNeeds(machine: Machine): readonly TickNeed[] {
  const needs = new Map<string, number>()
  for (const realm of realms)
    for (const [symbol, { pending, expiries }] of stateOf(machine, realm).desks)
      for (const first of [pending.first, expiries.first])
        if (first !== undefined)
          needs.set(symbol, Math.min(first.at, needs.get(symbol) ?? first.at))
  return [...needs].map(([symbol, since]) => ({ symbol, since }))
}
