/** The queues of all verticals at the console: who may work at which, what was seen, and one decision at a time. Rules P40 to P46. */
import { createHash } from 'node:crypto'
import { type Millis, type Refused, refuse } from '@evenkeel/kernel'
import {
  type CaseAction,
  type CaseAsk,
  type CaseReason,
  type CaseRefusal,
  mayOperate,
} from '@evenkeel/wire'
import {
  type CaseDetail,
  type CaseFilter,
  type CaseLinks,
  type CaseQueue,
  type CaseRow,
  createTurns,
  type Operator,
  type Tables,
  usualReason,
} from '@evenkeel/wire/server'
import { type Assignments, createAssignments, type Taken } from './assignments.ts'

export type QueuedRow<Row extends CaseRow = CaseRow> = Row & { readonly taken: Taken | undefined }
export type Wish = Omit<CaseFilter, 'among' | 'without'> & {
  readonly taken?: 'mine' | 'nobody' | undefined
}
export type Verdict = {
  readonly action: CaseAction
  readonly reason?: string | undefined
  /** Which of the usual ones it is: kept by this name, and read in the language that the member uses then. */
  readonly reasonKey?: CaseReason | undefined
  readonly answers: Readonly<Partial<Record<CaseAsk, string>>>
  /** Of what the operator was shown. */
  readonly seen: string
}
/** What is missing in a verdict, or cannot be read. */
export type Incomplete = { readonly incomplete: 'action' | 'reason' | 'answers' }
export type Decided =
  | { readonly outcome: 'done' | 'needsAnother'; readonly before: CaseDetail }
  | Incomplete
  | Refused<CaseRefusal | 'caseUnknown' | 'caseTaken' | 'caseChanged'>

export type Queues = ReturnType<typeof createQueues>

type Options = {
  readonly tables: Tables
  readonly now: () => Millis
  /** Those that the verticals brought, by name. */
  all(): Readonly<Record<string, CaseQueue>>
  tellOperators(topic: string): void
}

export function createQueues({ tables, now, all, tellOperators }: Options) {
  const assignments = createAssignments(tables, now)
  const inTurn = createTurns()
  const own = ({ role }: Operator) =>
    Object.entries(all()).filter(([, queue]) => mayOperate(queue.roles, role))

  /** The queue of this name, if whoever asks works there. */
  function at(name: string, { role }: Operator) {
    const queue = Object.hasOwn(all(), name) ? all()[name] : undefined
    if (queue === undefined) return refuse('queueUnknown')
    return mayOperate(queue.roles, role) ? queue : refuse('notAllowed')
  }

  return {
    at,

    counts: (operator: Operator) =>
      Promise.all(
        own(operator).map(async ([name, queue]) => {
          const taken = [...(await assignments.of(name)).values()]
          const mine = taken.filter((one) => one.operator === operator.id).length
          return { name, ...(await queue.count(operator)), mine }
        }),
      ),

    async list(name: string, queue: CaseQueue, { taken: by, ...wish }: Wish, operator: Operator) {
      const taken = await assignments.of(name)
      const mine = [...taken].filter(([, one]) => one.operator === operator.id).map(([id]) => id)
      const { rows, isMore } = await queue.list({
        ...wish,
        ...(by === 'mine' && { among: mine }),
        ...(by === 'nobody' && { without: [...taken.keys()] }),
      })
      return { rows: rows.map((row) => ({ ...row, taken: taken.get(row.id) })), isMore }
    },

    /** A look at one: with what it shows, and the digest of it. */
    async open(name: string, queue: CaseQueue, id: string, operator: Operator) {
      const found = await queue.find(id)
      if (found === undefined) return undefined
      const links: CaseLinks = await queue.look(id, operator)
      const taken = await assignments.find(name, id)
      return { ...found, links, taken, seen: digestOf(name, found) }
    },

    async assign(name: string, queue: CaseQueue, id: string, isTaken: boolean, operator: Operator) {
      const found = await queue.find(id)
      if (found === undefined || found.actions.length === 0) return refuse('caseUnknown')
      const before = await assignments.find(name, id)
      if (!isTaken) await assignments.giveBack(name, id, operator)
      const holder = isTaken ? await assignments.take(name, id, operator) : undefined
      if (holder !== undefined && holder.operator !== operator.id)
        return refuse('caseTaken', { name: holder.name })
      tellOperators(`queue.${name}`)
      return { before }
    },

    /** In turn, for each case: whoever comes second has seen what is no longer so. */
    decide: (name: string, queue: CaseQueue, id: string, verdict: Verdict, operator: Operator) =>
      inTurn(`${name} ${id}`, async (): Promise<Decided> => {
        const decided = await decide({ name, queue, assignments }, id, verdict, operator)
        if ('outcome' in decided) tellOperators(`queue.${name}`)
        return decided
      }),
  }
}

type Parts = {
  readonly name: string
  readonly queue: CaseQueue
  readonly assignments: Assignments
}

async function decide(
  { name, queue, assignments }: Parts,
  id: string,
  verdict: Verdict,
  operator: Operator,
): Promise<Decided> {
  const found = await queue.find(id)
  if (found === undefined) return refuse('caseUnknown')
  const holder = await assignments.find(name, id)
  if (holder !== undefined && holder.operator !== operator.id)
    return refuse('caseTaken', { name: holder.name })
  if (digestOf(name, found) !== verdict.seen) return refuse('caseChanged')
  const incomplete = whatIsMissing(found, verdict)
  if (incomplete !== undefined) return { incomplete }
  const { action, reasonKey: key, answers } = verdict
  const reason = key === undefined ? (verdict.reason ?? '') : usualReason(key)
  const decided = await queue.decide(id, { action, reason, answers }, operator)
  if (decided.outcome === 'malformed') return { incomplete: 'answers' }
  if (decided.outcome === 'refused') return refuse(decided.refusal as CaseRefusal)
  await assignments.end(name, id)
  return { outcome: decided.outcome, before: found }
}

function whatIsMissing(
  { actions }: CaseDetail,
  { action, reason, reasonKey, answers }: Verdict,
): Incomplete['incomplete'] | undefined {
  const offer = actions.find(({ name }) => name === action)
  if (offer === undefined) return 'action'
  if (reasonKey !== undefined && !offer.reasons.includes(reasonKey)) return 'reason'
  if (offer.needsReason && reason === undefined && reasonKey === undefined) return 'reason'
  const isAnswered = offer.asks.every(({ name, isOptional }) => isOptional || answers[name])
  return isAnswered ? undefined : 'answers'
}

/** P75: of all that a decision rests on. History and live figures are not: a look is no change, nor is a tick. */
function digestOf(name: string, { history: _, fields, ...shown }: CaseDetail): string {
  const decided = { ...shown, fields: fields.filter(({ isLive }) => !isLive) }
  const written = JSON.stringify([name, decided], (_key, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return createHash('sha256').update(written).digest('base64url')
}
