/** Feedback that waits for a reply, as a queue of the console. Rule H11. */
import type { Millis } from '@evenkeel/kernel'
import type { CaseReason } from '@evenkeel/wire'
import {
  type CaseDetail,
  type CaseFilter,
  type CaseOffer,
  type CaseQueue,
  type CaseRow,
  type MemberDesk,
  type PublicIds,
  reasonIn,
  type Tables,
  uidIn,
} from '@evenkeel/wire/server'
import type { Feedback, FeedbackTable } from './feedback.ts'

type Options = {
  readonly tables: Tables
  readonly ids: PublicIds
  readonly feedback: Pick<FeedbackTable, 'find' | 'reply'>
  desk(): Pick<MemberDesk, 'reviewLink' | 'uidOf'>
  /** The member hears of it. */
  onReplied(member: number): void
}
type Row = {
  readonly id: number
  readonly uid: number
  readonly at: Millis
  readonly repliedAt: Millis | null
}

/** Replies that are usual: the member reads them in their own language. */
const replies: readonly CaseReason[] = [
  'feedbackThanks',
  'feedbackLookingInto',
  'feedbackSolved',
  'feedbackNeedsMore',
]
const reply: CaseOffer = {
  name: 'reply',
  isDanger: false,
  needsReason: true,
  reasons: replies,
  asks: [],
}

const SELECT = `select one.id::float8 as id, uid, one.at::float8 as at,
    replied_at::float8 as "repliedAt"
  from support_feedback one join member on member.id = one.member`

export function createFeedbackQueue(options: Options): CaseQueue {
  const { tables, ids, feedback, desk, onReplied } = options
  const numberOf = (id: string) => ids.read('feedback', id)?.id ?? 0

  function shown({ id, uid, at, repliedAt }: Row): CaseRow {
    const state = repliedAt === null ? 'pendingReply' : 'replied'
    return { id: ids.of('feedback', id), at, state, uid, flags: [] }
  }

  return {
    roles: ['support'],
    movesMoney: false,

    async count() {
      const [row] = await tables.rows<{ waiting: number; since: Millis | null }>(
        `select count(*)::float8 as waiting, min(at)::float8 as since from support_feedback
         where replied_at is null`,
        [],
      )
      return { waiting: row?.waiting ?? 0, since: row?.since ?? undefined }
    },

    async list(filter) {
      const { among, without = [], size } = filter
      const isWaiting = filter.state === 'waiting'
      const rows = await tables.rows<Row>(
        `${SELECT} where (replied_at is null) = $1 and ($2::bigint is null or uid = $2)
           and ($3::bigint is null or one.id = $3) and ($4::bigint[] is null or one.id = any($4))
           and one.id <> all($5)
         order by ${isWaiting ? 'one.at, one.id' : 'replied_at desc, one.id desc'} limit $6`,
        [
          isWaiting,
          ...searched(filter, numberOf),
          among?.map(numberOf) ?? null,
          without.map(numberOf),
          size + 1,
        ],
      )
      return { rows: rows.slice(0, size).map(shown), isMore: rows.length > size }
    },

    async find(id) {
      const found = await feedback.find(numberOf(id))
      if (found === undefined) return undefined
      const uid = await desk().uidOf(found.member)
      const row = { id: found.id, uid: uid ?? 0, at: found.at, repliedAt: found.repliedAt ?? null }
      return detailOf(shown(row), found)
    },

    async look(id, operator) {
      const found = await feedback.find(numberOf(id))
      if (found?.picture === undefined) return {}
      const reviewer = { operator: operator.name, caseNumber: found.id, of: 'feedback' } as const
      return { attachment: desk().reviewLink(found.picture, reviewer) }
    },

    async decide(id, { action, reason }, operator) {
      const found = await feedback.find(numberOf(id))
      if (action !== 'reply' || reason === '') return { outcome: 'malformed' }
      const isReplied = found && (await feedback.reply(found.id, reason, operator.name))
      if (!isReplied) return { outcome: 'refused', refusal: 'feedbackReplied' }
      onReplied(found.member)
      return { outcome: 'done' }
    },
  }
}

/** By whom and by which number it is searched: nothing is found by what is neither. */
function searched({ search }: CaseFilter, numberOf: (id: string) => number) {
  if (search === undefined) return [null, null] as const
  const uid = uidIn(search)
  return uid === undefined ? ([null, numberOf(search)] as const) : ([uid, null] as const)
}

function detailOf(row: CaseRow, found: Feedback): CaseDetail {
  const { type, title, content, reply: replied, repliedAt, repliedBy } = found
  return {
    ...row,
    fields: [
      { label: 'feedbackType', value: type, as: 'feedbackType' },
      { label: 'feedbackTitle', value: title, as: 'text' },
      { label: 'feedbackContent', value: content, as: 'text' },
      ...(replied === undefined
        ? []
        : [{ label: 'feedbackReply', value: reasonIn('en', replied), as: 'text' } as const]),
      ...(repliedBy === undefined
        ? []
        : [{ label: 'decidedBy', value: repliedBy, as: 'text' } as const]),
    ],
    actions: repliedAt === undefined ? [reply] : [],
    history: [
      { at: found.at, what: 'submitted' },
      ...(repliedAt === undefined
        ? []
        : [{ at: repliedAt, what: 'reply', by: repliedBy } as const]),
    ],
  }
}
