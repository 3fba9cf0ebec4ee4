/** The calls of the audit log. */
import { cursor, millis, moment, operatorCall, pageSize, publicId, z } from '@evenkeel/wire'
import { role } from './words.ts'

export const auditOutcomes = ['done', 'proposed', 'refused', 'begun'] as const

export const getAudit = operatorCall({
  method: 'GET',
  path: 'get_audit',
  summary: 'What operators did, the latest first.',
  operators: [],
  input: {
    after: z.optional(cursor),
    size: pageSize(200, 50),
    operator: z.optional(publicId),
    /** The path of a call: `console/set_role`. */
    action: z.optional(z.string().check(z.regex(/^[a-z0-9_/]{1,80}$/))),
    /** What it was about, whole: `operator 3`. */
    subject: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    /** A part of what it was about, in capitals or not; of an operator, also the name. */
    about: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    /** `done` without what was only proposed; `begun` has no outcome yet, or never had one. */
    outcome: z.optional(z.enum(auditOutcomes)),
    since: z.optional(moment),
    until: z.optional(moment),
  },
  output: z.object({
    rows: z.array(
      z.object({
        id: publicId,
        seq: z.number(),
        at: millis,
        /** Nobody, before somebody is signed in. */
        operator: z.optional(publicId),
        name: z.optional(z.string()),
        role: z.optional(role),
        action: z.string(),
        address: z.string(),
        /** `begun`, and after it in a row of its own `done`, or the name of the refusal. */
        outcome: z.string(),
        /** It is done, and only proposed something: another operator has to agree. */
        is_proposed: z.boolean(),
        /** Of an outcome: the `seq` of the row that it ends. */
        begun: z.optional(z.number()),
        subject: z.optional(z.string()),
        /** Of an operator: the name. */
        subject_name: z.optional(z.string()),
        before: z.optional(z.unknown()),
        after: z.optional(z.unknown()),
        reason: z.optional(z.string()),
        /** Of this row and all before it. */
        hash: z.string(),
      }),
    ),
    next: z.optional(cursor),
  }),
})

export const exportAudit = operatorCall({
  method: 'GET',
  path: 'export_audit',
  summary: 'The whole audit log, a JSON object a line: what `npm run verify-audit` reads.',
  operators: [],
  audited: true,
  gives: 'file',
  output: z.string(),
})
