/** Opens operators on the server: their tables, and what they are checked by, which is what members are. */

import type { Machine } from '@evenkeel/kernel'
import { EXCHANGE } from '@evenkeel/kernel'
import type { AuditHead, Platform } from '@evenkeel/wire/server'
import { operations } from './core.ts'
import { heldIn, watchOperations } from './held.ts'
import { createOperators, type Operators } from './operators.ts'
import { openReconciliation, type Reconciliation } from './reconciliation/reconciliation.ts'
import { openReadings, type Readings } from './system/readings.ts'
import { listings } from './terms/listings.ts'
import { outflowLimits } from './terms/outflow.ts'
import { priceSource } from './terms/prices.ts'

/** Connections of their own: what an operator does waits for no member. */
const CONNECTIONS = 2

/** What is open beside the operators themselves. */
export type OpenOperators = Operators & {
  readonly reconciliation: Reconciliation
  readonly readings: Readings
}

export async function open(platform: Platform): Promise<OpenOperators> {
  const { config, ids, now, offered, machine } = platform
  const { credentials } = offered
  if (credentials === undefined) throw new Error('no vertical checks passwords')
  const operators = createOperators({
    tables: platform.openTables(CONNECTIONS),
    credentials,
    ids,
    site: config.consoleSite,
    isSandbox: !config.production,
    now,
    tellOperators: platform.tellOperators,
    queues: () => offered.queues ?? {},
    pictures: () => offered.pictures,
    tellSite: () => offered.tellSite?.(),
    switches: { now: () => heldIn(machine) },
    terms: () => offered.terms ?? {},
    ...listed(platform),
  })
  operators.door.audit.onAnchor(anchorIn(platform))
  const unwatch = watchOperations(platform)
  const reconciliation = openReconciliation(platform)
  const readings = openReadings(platform)
  const stop = async () => {
    unwatch()
    readings.stop()
    await reconciliation.stop()
    await operators.stop()
  }
  return { ...operators, reconciliation, readings, stop }
}

/** What is traded in order books, and the coins that can leave. */
function listed({ instruments, offered, books, listed: products }: Platform) {
  const coins = instruments.filter((one) => one.class === 'crypto')
  const assets = [...new Set(coins.flatMap(({ base, quote }) => [quote, base]))]
  const withBooks = books.map(({ vertical }) => [vertical, products[vertical] ?? none] as const)
  return {
    markets: (machine: Machine) => {
      const traded = new Set(withBooks.flatMap(([, symbols]) => symbols(machine)))
      return instruments.filter(({ symbol }) => traded.has(symbol)).map(({ symbol }) => symbol)
    },
    ownTerms: {
      outflow: outflowLimits(assets),
      listings: listings(Object.fromEntries(withBooks)),
      prices: priceSource(() => offered.prices),
    },
  }
}

const none = (): readonly string[] => []

/** P34: a log that is shorter than the journal knows it has lost rows, and the operator must hear of it. */
function anchorIn({ exchange, log, onFailure }: Platform): (head: AuditHead) => void {
  const failed = onFailure('anchoring the audit log failed')
  return ({ seq: count, hash: head }) => {
    exchange
      .submit(operations, { type: 'anchorAudit', count, head }, { realm: 'real', actor: EXCHANGE })
      .then((decision) => {
        if (!decision.ok) log.error('audit log is behind its anchor', { reason: decision.refusal })
      }, failed)
  }
}
