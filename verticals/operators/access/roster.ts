/** The journal's roster beside the table of operators: who has enrolled is told to it, and a start brings both together. Rules P65 and P69. */
import {
  EXCHANGE,
  type Exchange,
  type Machine,
  type Realm,
  type Refused,
  realms,
} from '@evenkeel/kernel'
import type { Log, OperatorExchange } from '@evenkeel/wire/server'
import { operations, type RosterCommand } from '../core.ts'
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

  return {
    enrol,
    byExchange,

    /**
     * A process may have ended between the journal and the table. What takes access away is in the
     * journal first, an enrolment in the table first: whichever is missing is done now.
     */
    async bringUp(): Promise<void> {
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
