/** What is written down around a call of the console: before it is done, after, and when it fails. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refuse } from '@evenkeel/kernel'
import { operatorCall, z } from '@evenkeel/wire'
import { type Audited, handleOperator, type OperatorSession } from '@evenkeel/wire/server'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { type ConsoleCallParts, createConsoleCalls } from './calls.ts'

const output = z.object({ ok: z.boolean() })
const trial = operatorCall({
  method: 'POST',
  path: 'trial',
  summary: 'A trial.',
  operators: ['finance'],
  stepUp: true,
  input: { secret: z.string() },
  output,
})

type Wish = {
  readonly answer?: () => Promise<{ ok: boolean }>
  readonly session?: Partial<OperatorSession>
  readonly perSecond?: number
  readonly isLogDown?: boolean
  /** What becomes of the anchor of its first row. */
  readonly anchor?: () => Promise<boolean>
  readonly isNew?: boolean
  readonly whileNew?: true
}

/** Calls whose log and doings are listed in the order in which they came. */
function given({ answer = async () => ({ ok: true }), session, ...wish }: Wish = {}) {
  const happened: string[] = []
  const later = Date.now() + 60_000
  const found: OperatorSession = {
    id: 3,
    name: 'fay',
    role: 'finance',
    session: 1,
    expiresAt: later,
    steppedUpUntil: later,
    ...session,
  }
  const audit = {
    async begin({ action, operator }: { action: string; operator?: { id: number } | undefined }) {
      if (wish.isLogDown === true) throw new Error('down')
      happened.push(`begun ${action} by ${operator?.id}`)
      return {
        async anchor() {
          happened.push('anchored')
          return wish.anchor?.() ?? true
        },
        end: async (outcome: string, audited: Audited) =>
          void happened.push(`${outcome} ${JSON.stringify(audited)}`),
      }
    },
  }
  const notCounted = async () => (wish.isNew ? refuse('operatorTooNew', { hours: '5' }) : undefined)
  const calls = createConsoleCalls({
    door: { sessions: { find: async () => found }, audit, notCounted },
    limits: { memberPerSecond: wish.perSecond ?? 100 },
    addresses: { admits: () => true },
    log: createLog(() => undefined),
    metrics: createMetrics(),
    now: Date.now,
  } as unknown as ConsoleCallParts)
  const asked = wish.whileNew ? { ...trial, whileNew: true } : trial
  const route = handleOperator(asked, async ({ note }) => {
    happened.push('done here')
    note({ subject: 'member 5' })
    return answer()
  })
  const from = { address: '127.0.0.1', agent: '', host: '' }
  const ask = async (input: unknown = { secret: 'hush' }) => {
    const language = 'en' as const
    const asking = { token: 'op_x', key: undefined, input, language, from, since: Date.now() }
    return JSON.parse((await calls.answer(route, asking)).text)
  }
  return { happened, ask }
}

test('[L1] it is written down before it is done and afterwards, without what was sent', async () => {
  const { happened, ask } = given()
  assert.equal((await ask()).code, 1)
  assert.deepEqual(happened, [
    'begun console/trial by 3',
    'anchored',
    'done here',
    'done {"subject":"member 5"}',
  ])
  assert(!happened.join('').includes('hush'))
})

test('[L1] what cannot be written down is not done', async () => {
  const { happened, ask } = given({ isLogDown: true })
  assert.equal((await ask()).reason, 'serverError')
  assert.deepEqual(happened, [])
})

test('[L1] what cannot be anchored is not done', async () => {
  const busy = given({ anchor: async () => false })
  assert.equal((await busy.ask()).reason, 'exchangeBusy')
  assert.deepEqual(busy.happened.slice(1), ['anchored', 'exchangeBusy {}'])
  const broken = given({ anchor: () => Promise.reject(new Error('auditBehind')) })
  assert.equal((await broken.ask()).reason, 'serverError')
  assert.deepEqual(broken.happened.slice(1), ['anchored', 'failed {}'])
})

test('[O7] what a new operator may not do yet is written down, and not done', async () => {
  const { happened, ask } = given({ isNew: true })
  const { reason, msg } = await ask()
  assert.deepEqual([reason, /5 h/.test(msg)], ['operatorTooNew', true])
  assert.deepEqual(happened.slice(1), ['anchored', 'operatorTooNew {}'])
  assert.equal((await given({ isNew: true, whileNew: true }).ask()).code, 1)
})

test('[L1] what fails is written down as failed', async () => {
  const { happened, ask } = given({ answer: () => Promise.reject(new Error('broken')) })
  assert.equal((await ask()).reason, 'serverError')
  assert.equal(happened.at(-1), 'failed {"subject":"member 5"}')
})

test('[Z7] role, second factor, rate and input are looked at in this order, before anything is written down', async () => {
  const stale = { steppedUpUntil: 0 }
  for (const [wish, input, reason] of [
    [{ session: { role: 'support', ...stale } }, {}, 'notAllowed'],
    [{ session: stale }, {}, 'stepUpNeeded'],
    [{}, {}, 'badRequest'],
    [{ session: { expiresAt: 0 } }, {}, 'sessionExpired'],
  ] as const) {
    const { happened, ask } = given(wish as Wish)
    assert.equal((await ask(input)).reason, reason)
    assert.deepEqual(happened, [])
  }
  const { ask } = given({ perSecond: 1 })
  const said = await Promise.all([1, 2, 3].map(() => ask()))
  assert.deepEqual(
    said.map(({ reason }) => reason),
    [undefined, undefined, 'tooManyRequests'],
  )
})
