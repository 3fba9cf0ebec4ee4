/** How the calls of terms are answered: what is proposed is a command, and what is approved is that command. */
import { canonical, EXCHANGE, type Machine, refuse } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute, type TermsGroup } from '@evenkeel/wire/server'
import {
  approveProposal,
  getProposals,
  getTerms,
  isInRange,
  maySwitch,
  proposeTerms,
  rejectProposal,
} from '../contract/index.ts'
import { isForAdmins } from '../core/gate.ts'
import { isApproved, operations, PROPOSAL_MS, type Proposal } from '../core.ts'
import { stateOf } from '../held.ts'
import type { Operators } from '../operators.ts'
import { isOutdated } from '../terms/abandoned.ts'
import {
  carryOut,
  type Groups,
  groupOf,
  openIn,
  prolongsNothing,
  proposedIn,
  sameIn,
  switchIn,
} from '../terms/proposals.ts'
import { accessIn } from './access.ts'
import { namesOf } from './names.ts'

/** What a core refuses of a proposal is declared in the contract, whichever core it is. */
type TermsRefusal = (typeof proposeTerms)['refusals'][number]

export function termsRoutes(parts: Operators): readonly OperatorRoute[] {
  return [
    handleOperator(getTerms, async ({ exchange }) =>
      exchange.read((machine) => ({
        groups: Object.entries(parts.terms()).map(([name, { fields, ...group }]) => ({
          name,
          fields: fields.map((field) =>
            field.as === 'choice' ? { ...field, options: [...field.options] } : field,
          ),
          new_name: group.newName?.source,
          is_fixed: group.isFixed === true,
          rows: group.list(machine).map(rowView),
          listable: group.listable?.(machine).map(rowView),
        })),
      })),
    ),
    handleOperator(proposeTerms, async ({ input, exchange, operator, ids, note }) => {
      const { group: name, id, values, is_new: isNew = false, reason } = input
      note({ subject: `${name} ${id}`, reason })
      const group = Object.hasOwn(parts.terms(), name) ? parts.terms()[name] : undefined
      if (group === undefined) return refuse('parameterUnsound')
      const outside = rangeFault(group, values)
      if (outside !== undefined) return outside
      const { core, realms } = group
      const { before, command, fault } = await exchange.read((machine) =>
        draftOf(machine, group, { id, values }, isNew),
      )
      note({ before, after: values })
      if (fault !== undefined) return refuse(fault as TermsRefusal)
      if (command === undefined) return refuse('parameterUnsound')
      if (operator.role !== 'admin' && isForAdmins(command, core.name)) return refuse('notAllowed')
      const text = canonical(command)
      const proposal = { type: 'propose', core: core.name, text } as const
      const made = realms.map((realm) => exchange.submit(operations, proposal, realm))
      const [first] = await Promise.all(made)
      if (first?.ok === false) return refuse(first.refusal as TermsRefusal)
      if (first === undefined) return refuse('parameterUnsound')
      const event = first.events.find(({ type }) => type === 'proposed')
      if (event?.type !== 'proposed') return refuse('parameterUnsound')
      await parts.reasons.keep(event.id, reason)
      return { id: ids.of('proposal', event.id) }
    }),
    proposalsRoute(parts),
    ...decidingRoutes(parts),
  ]
}

function proposalsRoute(parts: Operators): OperatorRoute {
  return handleOperator(getProposals, async ({ exchange, operator, ids }) => {
    const open = await exchange.read((machine) =>
      openIn(machine)
        // Those of switches stand beside the switches, those of access beside the operators.
        .filter((one) => switchIn(one) === undefined && accessIn(one) === undefined)
        .toSorted((one, other) => other.id - one.id)
        .map((one) => ({
          ...one,
          approvedBy: isApproved(one, stateOf(machine).roster, machine.now)
            ? one.approvedBy
            : undefined,
          shown: shownOf(machine, parts.terms(), one),
        })),
    )
    const [name, reasons, outdated] = await Promise.all([
      namesOf(parts.people),
      parts.reasons.all(),
      Promise.all(open.map((one) => isOutdated(one, parts.holdsOf))),
    ])
    return {
      proposals: open.map(({ id, text, by, at, approvedBy, shown }, nth) => ({
        id: ids.of('proposal', id),
        text,
        ...shown,
        is_outdated: outdated[nth] === true,
        by: name(by),
        is_own: by === operator.id,
        reason: reasons.get(id),
        at,
        expires_at: at + PROPOSAL_MS,
        ...(approvedBy !== undefined && { approved_by: name(approvedBy) }),
      })),
    }
  })
}

function decidingRoutes(parts: Operators): readonly OperatorRoute[] {
  return [
    handleOperator(approveProposal, async ({ input, exchange, operator, ids, note }) => {
      const id = ids.read('proposal', input.id)?.id
      const { proposal, isVain } = await exchange.read((machine) => {
        const found = stateOf(machine).proposals.get(id ?? -1)
        return { proposal: found, isVain: found !== undefined && prolongsNothing(machine, found) }
      })
      if (proposal === undefined) return refuse('proposalDoesNotExist')
      const { core, text } = proposal
      note({ subject: `proposal ${proposal.id}`, after: { core, text } })
      if (text !== input.seen) return refuse('proposalChanged')
      if (isVain) return refuse('nothingToProlong')
      if (await isOutdated(proposal, parts.holdsOf)) return refuse('proposalOutdated')
      const turn = switchIn(proposal)
      if (turn !== undefined && !maySwitch(operator.role, turn.name)) return refuse('notAllowed')
      const proposed = proposedIn(parts.terms(), proposal)
      if (proposed === undefined) return refuse('parameterUnsound')
      const { command } = proposed
      if (operator.role !== 'admin' && isForAdmins(command, core)) return refuse('notAllowed')
      return carryOut(exchange, proposed, proposal)
    }),
    handleOperator(rejectProposal, async ({ input, exchange, ids, note }) => {
      const id = ids.read('proposal', input.id)?.id
      const proposal = await exchange.read((machine) => stateOf(machine).proposals.get(id ?? -1))
      if (proposal === undefined || accessIn(proposal) !== undefined)
        return refuse('proposalDoesNotExist')
      const { core, text } = proposal
      note({ subject: `proposal ${proposal.id}`, before: { core, text }, reason: input.reason })
      const realms = proposedIn(parts.terms(), proposal)?.realms ?? ['real']
      const same = await exchange.read((machine) => sameIn(machine, realms, proposal))
      const told = same.map(({ realm, twin }) =>
        exchange.submit(operations, { type: 'rejectProposal', id: twin.id }, realm),
      )
      const refused = (await Promise.all(told)).find(({ ok }) => !ok)
      return refused?.ok === false ? refused : {}
    }),
  ]
}

type DraftRequest = { readonly id: string; readonly values: Readonly<Record<string, string>> }

const rowView = ({ id, values }: DraftRequest) => ({ id, values: { ...values } })

/** The command that would make it so, and what its own core says against it. */
function draftOf(machine: Machine, group: TermsGroup, asked: DraftRequest, isNew: boolean) {
  const before = group.list(machine).find(({ id }) => id === asked.id)?.values
  const fault = listingFault(machine, group, asked, { isNew, isThere: before !== undefined })
  if (fault !== undefined) return { before, command: undefined, fault }
  const command = group.commandFor(machine, asked)
  if (command === undefined) return { before, command, fault: undefined }
  const isSame =
    before !== undefined && canonical(group.rowOf(command).values) === canonical(before)
  if (isSame) return { before, command, fault: 'termsUnchanged' }
  const verdict = machine.decide(group.core, command, 'real', EXCHANGE)
  return { before, command, fault: verdict.ok ? undefined : verdict.refusal }
}

type Standing = { readonly isNew: boolean; readonly isThere: boolean }

/** P63: only what is quoted and not there yet is listed. */
function listingFault(
  machine: Machine,
  { listable }: TermsGroup,
  { id }: DraftRequest,
  { isNew, isThere }: Standing,
): TermsRefusal | undefined {
  if (listable === undefined) return undefined
  if (isThere) return isNew ? 'marketListed' : undefined
  return listable(machine).some((one) => one.id === id) ? undefined : 'instrumentUnknown'
}

/** The core refuses it as well, and does not say what it would take. */
function rangeFault({ fields }: TermsGroup, values: DraftRequest['values']) {
  for (const field of fields) {
    const range = 'range' in field ? field.range : undefined
    if (range === undefined || isInRange(range, values[field.name] ?? '')) continue
    return refuse('valueOutOfRange', { least: `${range.least}`, most: `${range.most}` })
  }
  return undefined
}

function shownOf(machine: Machine, groups: Groups, proposal: Proposal) {
  const found = groupOf(groups, proposal)
  if (found === undefined) return undefined
  const { id: subject, values } = found.group.rowOf(found.command)
  const before = found.group.list(machine).find(({ id }) => id === subject)?.values
  return { group: found.name, subject, before: { ...before }, after: { ...values } }
}
