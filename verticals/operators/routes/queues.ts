/** How the calls of the queues are answered. */
import { refuse } from '@evenkeel/kernel'
import type { CaseAction, CaseEventName, CaseReason } from '@evenkeel/wire'
import {
  type Audited,
  type AuditRow,
  badRequest,
  type CaseDetail,
  type CaseEvent,
  type CaseOffer,
  handleOperator,
  handleOperatorFile,
  type Operator,
  type OperatorRoute,
} from '@evenkeel/wire/server'
import {
  assignCase,
  decideCase,
  decideMoneyCase,
  getCasePicture,
  getCases,
  getQueues,
  openCase,
} from '../contract/index.ts'
import type { Operators } from '../operators.ts'
import type { Taken } from '../queues/assignments.ts'
import type { Verdict } from '../queues/queues.ts'

const HISTORY_SHOWN = 100
const subjectOf = (queue: string, id: string) => `${queue} ${id}`

export function queueRoutes(operators: Operators): readonly OperatorRoute[] {
  return [...readingRoutes(operators), ...decisionRoutes(operators), pictureRoute(operators)]
}

function readingRoutes({ queues, reading }: Operators) {
  return [
    handleOperator(getQueues, async ({ operator }) => ({ queues: await queues.counts(operator) })),

    handleOperator(getCases, async ({ input, operator }) => {
      const { queue: name, ...wish } = input
      const queue = queues.at(name, operator)
      if ('ok' in queue) return queue
      const { rows, isMore } = await queues.list(name, queue, wish, operator)
      return {
        rows: rows.map((row) => ({
          id: row.id,
          at: row.at,
          state: row.state,
          uid: row.uid,
          asset: row.asset,
          amount: row.amount,
          flags: [...row.flags],
          taken: takenBy(row.taken, operator),
        })),
        is_more: isMore,
      }
    }),

    handleOperator(openCase, async ({ input: { queue: name, id }, operator, note }) => {
      const queue = queues.at(name, operator)
      if ('ok' in queue) return queue
      const subject = subjectOf(name, id)
      note({ subject })
      const found = await queues.open(name, queue, id, operator)
      if (found === undefined) return refuse('caseUnknown')
      const done = await reading.page({ subject, outcome: 'done', size: HISTORY_SHOWN })
      const { links, taken, history, actions: _, fields, ...row } = found
      return {
        ...row,
        flags: [...row.flags],
        taken: takenBy(taken, operator),
        fields: [...fields],
        pictures: Object.entries(links).map(([of, link]) => ({
          name: of as keyof typeof links,
          link: link.slice(link.indexOf('=') + 1),
        })),
        actions: offeredTo(operator, found).map((one) => ({
          name: one.name,
          is_danger: one.isDanger,
          needs_reason: one.needsReason,
          reasons: [...one.reasons],
          asks: one.asks.map((ask) => ({
            name: ask.name,
            as: ask.as,
            is_optional: ask.isOptional,
            options: ask.options && [...ask.options],
          })),
        })),
        history: [...history, ...done.flatMap(eventIn)]
          .sort((a, b) => b.at - a.at)
          .map(({ isHalf, ...event }) => ({ ...event, is_half: isHalf })),
        moves_money: queue.movesMoney,
      }
    }),
  ]
}

/** P66: what answers or sends back, and decides nothing for good. */
const early: ReadonlySet<CaseAction> = new Set(['again', 'reply'])

function decisionRoutes({ queues, door }: Operators) {
  async function decide(
    isMoney: boolean,
    input: Verdict & {
      readonly queue: string
      readonly id: string
      readonly reason_key?: CaseReason | undefined
    },
    operator: Operator,
    note: (audited: Audited) => void,
  ) {
    const { queue: name, id, reason_key: key, ...verdict } = input
    const queue = queues.at(name, operator)
    if ('ok' in queue) return queue
    // What moves money is decided by who has just shown the second factor, and by no other call.
    if (queue.movesMoney !== isMoney) return badRequest(['queue'])
    const { action, reason } = verdict
    // Own words are for the member, and are kept sealed with the case.
    note({
      subject: subjectOf(name, id),
      after: { action },
      reason: key ?? (reason && 'own words'),
    })
    const refused = early.has(action) ? undefined : await door.notCounted(operator.id)
    if (refused !== undefined) return refused
    const given = { ...verdict, reasonKey: key }
    const decided = await queues.decide(name, queue, id, given, operator)
    if ('incomplete' in decided) return badRequest([decided.incomplete])
    if ('ok' in decided) return decided
    const { outcome, before } = decided
    note({ before: { state: before.state }, after: { action, outcome } })
    return { outcome }
  }

  return [
    handleOperator(assignCase, async ({ input: { queue: name, id, take }, operator, note }) => {
      const queue = queues.at(name, operator)
      if ('ok' in queue) return queue
      note({ subject: subjectOf(name, id) })
      const assigned = await queues.assign(name, queue, id, take, operator)
      if ('ok' in assigned) return assigned
      note({
        before: { taken: assigned.before?.name ?? null },
        after: { taken: take ? operator.name : null },
      })
      return {}
    }),
    handleOperator(decideCase, ({ input, operator, note }) => decide(false, input, operator, note)),
    handleOperator(decideMoneyCase, ({ input, operator, note }) =>
      decide(true, input, operator, note),
    ),
  ]
}

function pictureRoute({ pictures }: Operators): OperatorRoute {
  return handleOperatorFile(getCasePicture, async ({ input: { link }, operator, note }) => {
    const shown = await pictures()?.showTo(operator.name, link)
    if (shown === undefined) return refuse('pictureLinkOver')
    if (shown === 'busy') return refuse('picturesBusy')
    note({ subject: `picture of ${shown.about}` })
    return { name: 'picture.jpg', type: 'image/jpeg', parts: partsOf(shown.picture) }
  })
}

async function* partsOf(picture: Buffer): AsyncGenerator<Buffer> {
  yield picture
}

/** P44: who has approved what takes two is not asked again. */
function offeredTo({ name }: Operator, { actions, fields }: CaseDetail): readonly CaseOffer[] {
  const isFirst = fields.some(
    ({ label, value }) => (label === 'approvedBy' || label === 'proposedBy') && value === name,
  )
  return isFirst ? actions.filter((one) => one.name !== 'approve') : actions
}

function takenBy(taken: Taken | undefined, { id }: Operator) {
  return taken && { name: taken.name, at: taken.at, is_mine: taken.operator === id }
}

/** What the audit log tells about a case, as far as it was done. */
function eventIn({ at, name, action, outcome, after }: AuditRow): CaseEvent[] {
  if (outcome !== 'done' || name === null) return []
  const noted = JSON.parse(after ?? '{}') as Noted
  const what = whatIn(action, noted)
  const isHalf = noted.outcome === 'needsAnother' || undefined
  return what === undefined ? [] : [{ at, what, by: name, isHalf }]
}

type Noted = { taken?: string | null; action?: CaseAction; outcome?: string }

function whatIn(call: string, noted: Noted): CaseEventName | CaseAction | undefined {
  if (call === openCase.path) return 'opened'
  if (call === assignCase.path) return noted.taken === null ? 'givenBack' : 'taken'
  return noted.action
}
