/** What a proposal is about, and carrying it out once another operator has approved it. */
import {
  type AnyCore,
  type Machine,
  type Realm,
  realms,
  refuse,
  type Typed,
} from '@evenkeel/kernel'
import type { OperatorExchange, TermsGroup } from '@evenkeel/wire/server'
import type { approveProposal } from '../contract/index.ts'
import { countsIn } from '../core/roster.ts'
import { isApproved, operations, type Proposal, type SetSwitch, switchKey } from '../core.ts'
import { stateOf } from '../held.ts'
import { commandIn } from './commandIn.ts'

/** What a core refuses of a proposal is declared in the contract, whichever core it is. */
type ApprovalRefusal = (typeof approveProposal)['refusals'][number]
export type Groups = Readonly<Record<string, TermsGroup>>
export type Found = { readonly name: string; readonly group: TermsGroup; readonly command: Typed }
/** The command of a proposal, and where it is carried out. */
export type Proposed = {
  readonly core: AnyCore
  readonly realms: readonly Realm[]
  readonly command: Typed
  readonly isApprovedOnly?: boolean | undefined
}

export function groupOf(groups: Groups, { core, text }: Proposal): Found | undefined {
  const command = commandIn(text)
  if (command === undefined) return undefined
  const isOf = ({ core: own, command: type, owns }: TermsGroup) =>
    own.name === core && type === command.type && owns?.(command) !== false
  const [found] = Object.entries(groups).filter(([, group]) => isOf(group))
  return found && { name: found[0], group: found[1], command }
}

/** P68: those whose proposer has not been disabled or changed since, and that prolong what is on. */
export function openIn(machine: Machine): readonly Proposal[] {
  const { proposals, roster } = stateOf(machine)
  return [...proposals.values()]
    .filter(({ by, at }) => countsIn(roster, by, at, machine.now))
    .filter((one) => !prolongsNothing(machine, one))
}

/** P77: what it is to prolong has ended since. */
export function prolongsNothing(machine: Machine, proposal: Proposal): boolean {
  const turn = switchIn(proposal)
  if (turn?.prolongs !== true) return false
  const on = stateOf(machine).switches.get(switchKey(turn.name, turn.symbol))
  return on === undefined || on.since > proposal.at
}

/** P76, P77: a switch that two operators turn. */
export function switchIn({ core, text }: Proposal): SetSwitch | undefined {
  const command = core === operations.name ? commandIn(text) : undefined
  return command?.type === 'setSwitch' ? (command as SetSwitch) : undefined
}

export function proposedIn(groups: Groups, proposal: Proposal): Proposed | undefined {
  const turn = switchIn(proposal)
  if (turn !== undefined) return { core: operations, realms, command: turn }
  const found = groupOf(groups, proposal)
  if (found === undefined) return undefined
  const { core, realms: where, isApprovedOnly } = found.group
  return { core, realms: where, command: found.command, isApprovedOnly }
}

type Twin = { readonly realm: Realm; readonly twin: Proposal }

/** The same proposal in each realm: they were made in one turn, which the clock may have ticked in. */
export function sameIn(
  machine: Machine,
  realms: readonly Realm[],
  proposal: Proposal,
): readonly Twin[] {
  const { core, text, by, at } = proposal
  return realms.flatMap((realm) => {
    if (realm === 'real') return { realm, twin: proposal }
    const [twin] = [...stateOf(machine, realm).proposals.values()]
      .filter((one) => one.core === core && one.text === text && one.by === by)
      .toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))
    return twin === undefined ? [] : { realm, twin }
  })
}

/** P53: approved and done in one turn; what was approved before, and was held up, is done now. */
export async function carryOut(
  exchange: OperatorExchange,
  { core, realms: where, command, isApprovedOnly = false }: Proposed,
  proposal: Proposal,
) {
  const same = await exchange.read((machine) =>
    sameIn(machine, where, proposal).map(({ realm, twin }) => {
      const isDone = isApproved(twin, stateOf(machine, realm).roster, machine.now)
      return { realm, twin, isDone }
    }),
  )
  const approvals = same
    .filter(({ isDone }) => !isDone)
    .map(({ realm, twin }) =>
      exchange.submit(operations, { type: 'approveProposal', id: twin.id }, realm),
    )
  const carriedOut = isApprovedOnly ? [] : same
  const done = carriedOut.map(({ realm }) => exchange.submit(core, command, realm))
  for (const decision of await Promise.all(approvals)) if (!decision.ok) return decision
  for (const decision of await Promise.all(done))
    if (!decision.ok) return refuse(decision.refusal as ApprovalRefusal)
  return {}
}
