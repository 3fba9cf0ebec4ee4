/** How the server is: what its operators see of it, what /health says, and the figures of /metrics. */
import { readFileSync } from 'node:fs'
import type { Exchange, Machine } from '@evenkeel/kernel'
import type { SystemFacts, Trouble } from '@evenkeel/wire/server'
import type { Metrics } from './metrics.ts'

type Parts = {
  readonly metrics: Metrics
  readonly exchange: Pick<Exchange, 'backlog'>
  readonly machine: Pick<Machine, 'seq' | 'now' | 'failing'>
  readonly journal: { readonly seq: number }
  readonly projector: { readonly position: number }
  readonly disk: { readonly cancelOnly: boolean }
  readonly damage: { readonly found: boolean }
  readonly snapshots: { readonly damaged: number }
  readonly verifier: { readonly verified: number; readonly isBroken: boolean }
  readonly isEmbedded: boolean
  now(): number
}

export type System = {
  facts(): SystemFacts
  /** What is wrong, in words. */
  degraded(): readonly string[]
  /** What is opened after it. */
  readonly reached: {
    consoles?: { readonly count: number }
    opsUrl?: string
    isAuditBroken?: () => boolean
  }
}

const MANIFEST = new URL('../../package.json', import.meta.url)
const CLOCK_APART_MS = 60_000

const inWords: Readonly<Record<Trouble, string>> = {
  diskNearlyFull: 'cancel-only, the disk is nearly full',
  databaseDamaged: 'the database has damaged pages',
  journalBroken: 'the journal has missing or changed batches before its snapshot',
  snapshotDamaged: 'a damaged snapshot was passed over; check the disk',
  clockWrong: 'the clock is wrong; restart',
  auditBroken: 'the audit log has missing or changed rows',
  payoutStuck: 'a payout is stuck; see the withdrawals queue',
}

export function createSystem(parts: Parts): System {
  const { metrics, exchange, machine, journal, projector, isEmbedded, now } = parts
  const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { readonly version: string }
  const startedAt = now()
  const reached: System['reached'] = {}
  const memoryBytes = () => process.memoryUsage.rss()
  tellMetrics(parts, memoryBytes)
  const troubles = (): Trouble[] => [
    ...storageTroubles(parts),
    ...(Math.abs(Math.max(now(), machine.now) - Date.now()) > CLOCK_APART_MS
      ? (['clockWrong'] as const)
      : []),
    ...(reached.isAuditBroken?.() === true ? (['auditBroken'] as const) : []),
    ...(metrics.read('payouts_stuck') > 0 ? (['payoutStuck'] as const) : []),
  ]
  return {
    reached,
    degraded: () => [...troubles().map((one) => inWords[one]), ...failingIn(machine)],
    facts: () => ({
      version,
      node: process.versions.node,
      startedAt,
      isEmbedded,
      troubles: troubles(),
      batches: journal.seq,
      entries: machine.seq,
      projected: projector.position,
      waiting: exchange.backlog,
      memoryBytes: memoryBytes(),
      sockets: metrics.read('sockets'),
      consoles: reached.consoles?.count ?? 0,
      metricsUrl: reached.opsUrl && `${reached.opsUrl}/metrics`,
    }),
  }
}

function storageTroubles({ disk, damage, verifier, snapshots }: Parts): Trouble[] {
  const found = {
    diskNearlyFull: disk.cancelOnly,
    databaseDamaged: damage.found,
    journalBroken: verifier.isBroken,
    snapshotDamaged: snapshots.damaged > 0,
  }
  return (Object.keys(found) as (keyof typeof found)[]).filter((one) => found[one])
}

/** Due work that cannot be decided: it is tried again with every tick, while everything else is done. */
function failingIn({ failing }: Parts['machine']): readonly string[] {
  return failing
    .list()
    .map(
      ({ core, realm, symbol }) => `due work of ${core} fails (${symbol ?? 'by time'}, ${realm})`,
    )
}

function tellMetrics(
  { metrics, journal, machine, projector, exchange, disk, damage, snapshots, verifier }: Parts,
  memoryBytes: () => number,
): void {
  metrics.gauge('journal_batches', () => journal.seq)
  metrics.gauge('journal_entries', () => machine.seq)
  metrics.gauge('projection_lag_batches', () => journal.seq - projector.position)
  metrics.gauge('commands_waiting', () => exchange.backlog)
  metrics.gauge('due_work_failing', () => machine.failing.list().length)
  metrics.gauge('cancel_only', () => Number(disk.cancelOnly))
  metrics.gauge('database_damaged', () => Number(damage.found))
  metrics.gauge('snapshots_damaged', () => snapshots.damaged)
  metrics.gauge('journal_broken', () => Number(verifier.isBroken))
  metrics.gauge('journal_verified_batches', () => verifier.verified)
  metrics.gauge('memory_bytes', memoryBytes)
}
