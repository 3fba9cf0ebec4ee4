/** Operators beside the exchange: every part of this vertical that lives as long as the server, put together. */
import type { Exchange, Machine, Millis } from '@evenkeel/kernel'
import {
  type AuditHead,
  type CaseQueue,
  type Credentials,
  type Log,
  namedOrigin,
  type OperatorDoor,
  type Pictures,
  type PublicIds,
  type Switches,
  type Tables,
  type TermsGroup,
} from '@evenkeel/wire/server'
import { createEnrolment } from './access/enrolment.ts'
import { enrolTest } from './access/enrolTest.ts'
import { createFactors } from './access/factors.ts'
import { createInvitations } from './access/invitations.ts'
import { createNotices } from './access/notices.ts'
import { createOwnAccess } from './access/ownAccess.ts'
import { createRosterKeeper } from './access/roster.ts'
import { createSessions, IDLE_MS } from './access/sessions.ts'
import { createSignIn } from './access/signIn.ts'
import { createStepUp } from './access/stepUp.ts'
import { linkAtTerminal } from './access/terminalLink.ts'
import { createTries } from './access/tries.ts'
import { createAuditLog } from './audit/log.ts'
import { createAuditReading } from './audit/reading.ts'
import { notCounted } from './core/gate.ts'
import { stateOf } from './held.ts'
import { createPeople } from './people.ts'
import { createQueues } from './queues/queues.ts'
import { createSettingTable } from './settings.ts'
import { createAbandonment } from './terms/abandoned.ts'
import { createProposalReasons } from './terms/reasons.ts'

export type OperatorsOptions = {
  readonly tables: Tables
  readonly exchange: Exchange
  readonly log: Log
  readonly credentials: Credentials
  readonly ids: PublicIds
  /** Where the console is from outside. */
  readonly site: string | undefined
  readonly isSandbox: boolean
  readonly now: () => Millis
  tellOperators(topic: string): void
  /** What verticals offer that are opened before or after: looked up when it is needed. */
  queues(): Readonly<Record<string, CaseQueue>>
  pictures(): Pictures | undefined
  /** Tells everybody what the exchange says about itself. */
  tellSite(): void
  /** Writes the head of the audit log into the journal. */
  anchorAudit(head: AuditHead): Promise<boolean>
  onAnchorFailed(error: unknown): void
  isAuditBroken(): boolean
  readonly switches: Switches
  /** Symbols of the markets that can be halted. */
  markets(machine: Machine): readonly string[]
  /** Terms that two operators change: those of operations, and of every vertical. */
  readonly ownTerms: Readonly<Record<string, TermsGroup>>
  terms(): Readonly<Record<string, TermsGroup>>
  /** P82: what a member holds now. */
  holdsOf(uid: number): Promise<string | undefined>
}

export type Operators = ReturnType<typeof createOperators>

export function createOperators(options: OperatorsOptions) {
  const { tables, exchange, log, credentials, ids, site, isSandbox, now, tellOperators } = options
  const { tellSite, switches, markets, ownTerms, terms } = options
  const people = createPeople({ tables, now, idleMs: IDLE_MS })
  const sessions = createSessions({ tables, now })
  const factors = createFactors({ tables, credentials, site, now })
  const invitations = createInvitations({ tables, now })
  const tried = createTries(now)
  const roster = createRosterKeeper({ exchange, people, log })
  const notices = createNotices({ tables, log, now, tellOperators })
  const signIn = createSignIn({ people, factors, sessions, credentials, tried, now })
  const stepUp = createStepUp({ people, factors, sessions, tried, now })
  const enrolment = createEnrolment({ invitations, sessions, credentials, site, now })
  const own = { tables, people, sessions, credentials, site, now }
  const auditLog = createAuditLog({
    tables,
    now,
    onAppended: () => tellOperators('audit'),
    anchor: options.anchorAudit,
    onAnchorFailed: options.onAnchorFailed,
  })
  const audit = { ...auditLog, isBroken: options.isAuditBroken }
  const queues = createQueues({ tables, now, tellOperators, all: options.queues })
  const reasons = createProposalReasons(tables, now)
  const linking = { people, sessions, invitations, roster, notices, audit, tellOperators }
  const door = openDoor({ ...linking, exchange, site, isSandbox })
  return {
    people,
    sessions,
    factors,
    invitations,
    signIn,
    stepUp,
    enrolment,
    roster,
    notices,
    door,
    ownAccess: createOwnAccess(own),
    queues,
    pictures: options.pictures,
    ids,
    tellOperators,
    reading: createAuditReading(tables),
    site,
    isSandbox,
    now,
    tellSite,
    switches,
    markets,
    ownTerms,
    terms,
    holdsOf: options.holdsOf,
    settings: createSettingTable(tables, now),
    reasons,
    abandonment: createAbandonment(exchange, reasons),
    /** Whether a passkey can be used under this name. */
    hasPasskeys: (host: string) => credentials.passkeys.siteAt(host, site) !== undefined,
    stop: () => audit.stop(),
  }
}

type DoorParts = Parameters<typeof linkAtTerminal>[0] &
  Pick<OperatorDoor, 'sessions' | 'audit'> &
  Pick<OperatorsOptions, 'exchange' | 'site' | 'isSandbox'> & {
    readonly people: ReturnType<typeof createPeople>
    readonly roster: ReturnType<typeof createRosterKeeper>
    readonly invitations: ReturnType<typeof createInvitations>
  }

function openDoor(parts: DoorParts): OperatorDoor {
  const { exchange, people, sessions, invitations, roster, audit, site, isSandbox } = parts
  return {
    sessions,
    audit,
    notCounted: (operator) =>
      exchange.read((machine) => notCounted(operator, stateOf(machine), machine.now)),
    async firstLink(consoleUrl) {
      if (await people.isAnybody()) return undefined
      const { secret } = await invitations.give(undefined)
      return linkAt(site ?? consoleUrl, secret)
    },
    linkFor: (name, consoleUrl) =>
      linkAtTerminal(parts, name, (secret) => linkAt(site ?? consoleUrl, secret)),
    enrolTest: isSandbox
      ? (operator, role) => enrolTest(exchange, roster, operator, role)
      : undefined,
  }
}

/** A link that whoever opens it enrols by, with a passkey if they like. What is behind the `#` is sent to no server. */
export function linkAt(origin: string, secret: string): string {
  return `${namedOrigin(origin)}/#/enrol?invitation=${secret}`
}
