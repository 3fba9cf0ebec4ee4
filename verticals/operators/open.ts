/** Opens operators on the server: their tables, and what they are checked by, which is what members are. */
import { EXCHANGE, type Machine } from '@evenkeel/kernel'
import type { AuditHead, Platform } from '@evenkeel/wire/server'
import { keepRealmsAligned } from './access/roster.ts'
import { openAuditWatch } from './audit/verifying.ts'
import { operations } from './core.ts'
import { anchoredIn, heldIn, watchOperations } from './held.ts'
import { createOperators, type Operators } from './operators.ts'
import { openReconciliation, type Reconciliation } from './reconciliation/reconciliation.ts'
import { openReadings, type Readings } from './system/readings.ts'
import { abandonedFunds } from './terms/abandoned.ts'
import { holdPeriod } from './terms/holding.ts'
import { listings } from './terms/listings.ts'
import { outflowLimits } from './terms/outflow.ts'
import { priceSource } from './terms/prices.ts'
import { waitingPeriod } from './terms/waiting.ts'

/** Connections of their own: what an operator does waits for no member. */
const CONNECTIONS = 2

/** What is open beside the operators themselves. */
export type OpenOperators = Operators & {
  readonly reconciliation: Reconciliation
  readonly readings: Readings
}

export async function open(platform: Platform): Promise<OpenOperators> {
  const { config, ids, now, offered, machine, exchange, log } = platform
  const { credentials } = offered
  if (credentials === undefined) throw new Error('no vertical checks passwords')
  const tables = platform.openTables(CONNECTIONS)
  const operators = createOperators({
    tables,
    exchange,
    log,
    anchorAudit: anchorIn(platform),
    onAnchorFailed: platform.onFailure('anchoring the audit log failed'),
    isAuditBroken: () => watch.isBroken(),
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
    holdsOf: async (uid) => offered.holdsOf?.(uid),
    ...listed(platform),
  })
  const watch = openAuditWatch({
    ...platform,
    anchored: () => anchoredIn(machine),
    written: operators.door.audit.head,
  })
  await operators.roster.bringUp()
  const failed = platform.onFailure('comparing the rosters failed')
  const alignment = keepRealmsAligned(operators.roster, failed)
  const unwatch = watchOperations(platform)
  const reconciliation = openReconciliation(platform)
  const readings = openReadings(platform)
  const stop = async () => {
    unwatch()
    await alignment.stop()
    await watch.stop()
    readings.stop()
    await reconciliation.stop()
    await operators.stop()
  }
  return { ...operators, reconciliation, readings, stop }
}

/** What is traded in order books, and the coins that can leave. */
function listed({ instruments, offered, books, listed: products }: Platform) {
  const coins = instruments.filter((one) => one.class === 'crypto')
  const quoted = coins.flatMap(({ base, quote }) => [quote, base])
  // A token that operators have listed can leave as well, whether or not it is quoted.
  const assets = (machine: Machine) => {
    const networks = offered.terms?.networks?.list(machine) ?? []
    return [...new Set([...quoted, ...networks.map(({ id }) => id.split(' ')[0] ?? id)])]
  }
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
      access: waitingPeriod,
      abandoned: abandonedFunds,
      holds: holdPeriod,
    },
  }
}

const none = (): readonly string[] => []

/** P70: what the journal does not take is not the log that it anchored before. */
function anchorIn({ exchange }: Platform): (head: AuditHead) => Promise<boolean> {
  return async ({ seq: count, hash: head }) => {
    const command = { type: 'anchorAudit', count, head } as const
    const decision = await exchange.submit(operations, command, {
      realm: 'real',
      actor: EXCHANGE,
    })
    if (decision.ok) return true
    if (decision.refusal === 'exchangeBusy') return false
    throw new Error(`the audit log is not the one that was anchored: ${decision.refusal}`)
  }
}
