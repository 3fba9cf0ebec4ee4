/** What members leave behind who are erased while they hold something: given up as two admins agree. Rule P82. */
import { createHash } from 'node:crypto'
import { canonical, EXCHANGE, type Exchange, type Machine, type Refused } from '@evenkeel/kernel'
import type { Abandonment, TermsGroup } from '@evenkeel/wire/server'
import { countsIn } from '../core/roster.ts'
import {
  ABANDONED,
  isApproved,
  operations,
  PROPOSAL_MS,
  type Proposal,
  type SetParameter,
} from '../core.ts'
import { stateOf } from '../held.ts'
import { commandIn } from './commandIn.ts'
import { openIn } from './proposals.ts'
import type { ProposalReasons } from './reasons.ts'

const core = operations.name
const realm = 'real'

/** Proposed at the page of a member, and approved there or among the terms; carried out by the erasure alone. */
export const abandonedFunds: TermsGroup = {
  core: operations,
  command: 'setParameter',
  owns: (command) => (command as SetParameter).name.startsWith(ABANDONED),
  realms: [realm],
  fields: [{ name: 'holdings', as: 'address' }],
  isFixed: true,
  isApprovedOnly: true,
  list: () => [],
  commandFor: () => undefined,
  rowOf(command) {
    const { name, value } = command as SetParameter
    return { id: name.slice(ABANDONED.length), values: { holdings: value } }
  },
}

export function createAbandonment(
  own: Pick<Exchange, 'submit'>,
  reasons: Pick<ProposalReasons, 'keep'>,
): Abandonment {
  return {
    async agree(exchange, operator, { uid, holds, reason }, erase) {
      const command = commandOf(uid, holds)
      const text = canonical(command)
      const open = await exchange.read((machine) => openFor(machine, text))
      const other = open.find((one) => one.by !== operator && !one.isApproved)
      const approved =
        other && (await exchange.submit(operations, { type: 'approveProposal', id: other.id }))
      // Its day may end between the look and the command.
      const isOver = approved?.ok === false && approved.refusal === 'proposalExpired'
      if (approved?.ok === false && !isOver) return approved as Refused
      if (open.length === 0 || isOver) {
        const made = await exchange.submit(operations, { type: 'propose', core, text })
        if (!made.ok) return made as Refused
        const [event] = made.events
        if (event?.type === 'proposed') await reasons.keep(event.id, reason)
        return 'proposed'
      }
      // The gate uses up what two have agreed to: once, within its day, while both count.
      const agreed = await exchange.submit(operations, command)
      if (!agreed.ok) return agreed.refusal === 'approvalNeeded' ? 'proposed' : (agreed as Refused)
      try {
        return await erase()
      } finally {
        const done = { ...command, value: '' }
        await own.submit(operations, done, { realm, actor: EXCHANGE })
      }
    },

    async status(exchange, operator, { uid, holds }) {
      const text = canonical(commandOf(uid, holds))
      const open = await exchange.read((machine) => openFor(machine, text))
      if (open.some(({ by, isApproved }) => by !== operator || isApproved)) return 'agreed'
      return open.length > 0 ? 'proposed' : undefined
    },

    list: (exchange) =>
      exchange.read((machine) =>
        openIn(machine).flatMap((one) => {
          const given = abandonedIn(one)
          if (given === undefined) return []
          const { uid, holds } = given
          return { uid, by: one.by, at: one.at, gives: (now: string) => bounded(now) === holds }
        }),
      ),
  }
}

/** Whose holdings a proposal gives up, and which. */
export function abandonedIn({ core: of, text }: Proposal) {
  const { type, name, value } = (of === core ? commandIn(text) : {}) as Partial<SetParameter>
  if (type !== 'setParameter' || name?.startsWith(ABANDONED) !== true) return undefined
  return { uid: Number(name.slice(ABANDONED.length)), holds: value ?? '' }
}

/** Whether the member holds something else by now: then nobody can agree to it any more. */
export async function isOutdated(
  proposal: Proposal,
  holdsOf: (uid: number) => Promise<string | undefined>,
): Promise<boolean> {
  const given = abandonedIn(proposal)
  if (given === undefined) return false
  return bounded((await holdsOf(given.uid)) ?? '') !== given.holds
}

function commandOf(uid: number, holds: string) {
  return { type: 'setParameter', name: `${ABANDONED}${uid}`, value: bounded(holds) } as const
}

const VALUE_MAX = 900

/** A long list by its beginning and its hash. */
function bounded(holds: string): string {
  if (holds.length <= VALUE_MAX) return holds
  const hash = createHash('sha256').update(holds).digest('hex')
  return `${holds.slice(0, VALUE_MAX)}... (sha256 ${hash})`
}

/** P29, P68: those that are not over and have not lapsed, and whether the approval of each counts. */
function openFor(machine: Machine, text: string) {
  const { proposals, roster } = stateOf(machine, realm)
  return [...proposals.values()]
    .filter((one: Proposal) => one.text === text && one.core === core)
    .filter(({ by, at }) => machine.now < at + PROPOSAL_MS && countsIn(roster, by, at, machine.now))
    .map((one) => ({ id: one.id, by: one.by, isApproved: isApproved(one, roster, machine.now) }))
}
