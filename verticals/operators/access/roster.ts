/** The journal's rosters beside the table of operators: who has enrolled is recorded there, and all of them are brought to agree. Rules P65 and P69. */
import {
  canonical,
  EXCHANGE,
  type Exchange,
  type Machine,
  type Realm,
  type Refused,
  realms,
} from '@evenkeel/kernel'
import type { Log, OperatorExchange } from '@evenkeel/wire/server'
import { standingOf } from '../core/roster.ts'
import { type AlignOperator, operations, type RosterCommand } from '../core.ts'
import { stateOf } from '../held.ts'
import type { OperatorRole, People, Person } from '../people.ts'

export type RosterRefusal = Refused<string>

type Options = {
  readonly exchange: Pick<Exchange, 'submit' | 'read'>
  readonly people: People
  readonly log: Log
}

export type RosterKeeper = ReturnType<typeof createRosterKeeper>

export function createRosterKeeper({ exchange, people, log }: Options) {
  /** As the exchange, in both realms in one turn. */
  const byExchange = (command: RosterCommand) =>
    inBoth((realm) => exchange.submit(operations, command, { realm, actor: EXCHANGE }))

  async function enrol(operator: number, role: OperatorRole): Promise<void> {
    const refused = await byExchange({ type: 'enrolOperator', operator, role })
    if (refused !== undefined)
      log.error('an enrolled operator is not on the roster', { reason: refused.refusal })
    else log.warn('an operator has enrolled')
  }

  /** Those who had enrolled before there was a roster: only while nobody is on it. */
  async function importAll(all: readonly Person[]): Promise<void> {
    const known = all.filter((one) => isEnrolled(one) && one.enrolledAt === undefined)
    if (known.length === 0) return
    const operators = known.map(({ id, role }) => ({ operator: id, role }))
    const refused = await byExchange({ type: 'importOperators', operators })
    if (refused !== undefined) throw new Error(`The roster was refused: ${refused.refusal}`)
    log.info('operators were taken over into the roster', { entries: operators.length })
  }

  /** A crash or a refusal may have left a change in one realm alone: demo follows real. */
  async function alignRealms(): Promise<void> {
    const commands = await exchange.read(differences)
    if (commands.length === 0) return
    const submitted = commands.map((command) =>
      exchange.submit(operations, command, { realm: 'demo', actor: EXCHANGE }),
    )
    const refused = (await Promise.all(submitted)).find(({ ok }) => !ok)
    const entries = commands.length
    if (refused?.ok === false)
      log.error('the rosters of both realms differ', { entries, reason: refused.refusal })
    else log.warn('the demo roster was brought to the real one', { entries })
  }

  return {
    enrol,
    byExchange,
    alignRealms,

    /**
     * A process may have ended between the journal and the table. What takes access away is in the
     * journal first, an enrolment in the table first: whichever is missing is done now.
     */
    async bringUp(): Promise<void> {
      await alignRealms()
      const all = await people.list()
      if ((await rosterIn(exchange)).size === 0) await importAll(all)
      const roster = await rosterIn(exchange)
      for (const person of all) {
        const known = roster.get(person.id)
        const enrolledAt = isEnrolled(person) ? person.enrolledAt : undefined
        const isNewer = enrolledAt !== undefined && enrolledAt >= (known?.since ?? 0)
        if (isNewer && known?.state !== 'enrolled' && known?.state !== 'disabled')
          await enrol(person.id, known?.role ?? person.role)
        else if (known !== undefined) await people.follow(known)
      }
    },
  }
}

const MINUTE_MS = 60_000

/** Aligns the realms every minute; two runs never overlap. */
export function keepRealmsAligned(
  { alignRealms }: Pick<RosterKeeper, 'alignRealms'>,
  failed: (error: unknown) => void,
  everyMs = MINUTE_MS,
) {
  let aligning: Promise<void> | undefined
  const timer = setInterval(() => {
    aligning ??= alignRealms()
      .catch(failed)
      .finally(() => {
        aligning = undefined
      })
  }, everyMs).unref()
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await aligning
    },
  }
}

/** What brings demo to what real says, operator by operator. */
function differences(machine: Machine): AlignOperator[] {
  const [real, demo] = [stateOf(machine, 'real'), stateOf(machine, 'demo')]
  const operators = new Set([...real.roster.keys(), ...demo.roster.keys()])
  return [...operators].flatMap((operator) => {
    const [from, to] = [standingOf(demo, operator), standingOf(real, operator)]
    if (canonical(from) === canonical(to)) return []
    return [{ type: 'alignOperator', operator, from, to } as const]
  })
}

const isEnrolled = ({ password, disabledAt }: Person) =>
  password !== undefined && disabledAt === undefined

const rosterIn = (exchange: Pick<Exchange, 'read'>) =>
  exchange.read((machine: Machine) => new Map(stateOf(machine).roster))

/** As an operator, in both realms in one turn. */
export const byOperator = (exchange: OperatorExchange, command: RosterCommand) =>
  inBoth((realm) => exchange.submit(operations, command, realm))

type Submitted = Promise<{ readonly ok: true } | Refused<string>>

async function inBoth(submit: (realm: Realm) => Submitted): Promise<RosterRefusal | undefined> {
  const decisions = await Promise.all(realms.map(submit))
  return decisions.find((one): one is RosterRefusal => !one.ok)
}
