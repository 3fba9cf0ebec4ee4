/** Verification codes against a naive model of them, through random days. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import fc from 'fast-check'
import type { CodePurpose, SentCode } from './codes.ts'
import { DAY_MS, MINUTE_MS, newMail, stage, visitor } from './testing/stage.ts'

const tables = await openTestTables()
const purposes = ['register', 'reset'] as const
const RUNS = 100

type Step =
  | {
      do: 'send'
      purpose: CodePurpose
      address: number
      isVoid: boolean
      network: number
      bits: 16 | 20
    }
  | { do: 'check'; code: number; how: 'right' | 'wrong'; as: Bent; times: number }
  | { do: 'wait'; ms: number }
/** What does not belong to the code. */
type Bent = 'itself' | 'otherPurpose' | 'otherAddress' | 'otherTicket'

/** A code as the rule E9 has it, and nothing more clever. */
type Naive = {
  readonly sent: SentCode
  readonly purpose: CodePurpose
  readonly address: number
  readonly isVoid: boolean
  readonly network: number
  readonly isShared: boolean
  readonly at: number
  tries: number
  isOver: boolean
}

const purpose = fc.constantFrom(...purposes)
const address = fc.constantFrom(0, 0, 0, 1)
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('send' as const),
    purpose,
    address,
    isVoid: fc.constantFrom(false, false, true),
    network: fc.constantFrom(0, 0, 1),
    bits: fc.constantFrom(16, 20),
  }),
  fc.record({
    do: fc.constant('check' as const),
    code: fc.nat(2),
    how: fc.constantFrom('right', 'right', 'wrong'),
    as: fc.constantFrom<Bent>(
      'itself',
      'itself',
      'itself',
      'otherPurpose',
      'otherAddress',
      'otherTicket',
    ),
    times: fc.constantFrom(1, 1, 2, 6),
  }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(MINUTE_MS, MINUTE_MS, MINUTE_MS, 10 * MINUTE_MS, DAY_MS),
  }),
)

test('[E9, I6] through any days, codes are right when the rule says so, and not otherwise', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 10, maxLength: 40, size: 'max' }), live),
    {
      numRuns: RUNS,
    },
  )
})

async function live(days: readonly Step[]): Promise<void> {
  const staged = stage(tables)
  const { codes, now, wait } = staged
  const addresses = [newMail(), newMail()] as const
  const model: Naive[] = []

  for (const step of days) {
    if (step.do === 'wait') wait(step.ms)
    else if (step.do === 'send') await send(step)
    else await check(step)
  }

  async function send(step: Step & { do: 'send' }): Promise<void> {
    const { purpose, address, isVoid, network, bits } = step
    const before = model.filter((code) => code.address === address && code.at > now() - DAY_MS)
    const isJustNow = (codes: readonly Naive[]) => codes.some(({ at }) => at > now() - MINUTE_MS)
    const mine = before.filter((code) => code.network === network)
    const shared = before.filter((code) => code.isShared)
    const isShared = shared.length < 10 && !isJustNow(shared)
    const expected = isJustNow(mine)
      ? 'codeSentJustNow'
      : mine.filter((code) => code.purpose === purpose).length >= 10
        ? 'tooManyCodes'
        : isShared
          ? 'sent'
          : mine.filter((code) => !code.isShared).length >= 5
            ? 'tooManyCodes'
            : bits === 20
              ? 'sent'
              : 'captchaNeeded'
    const wish = { purpose, to: addresses[address]!, language: 'en', isVoid } as const
    const sent = await staged.send(wish, visitor(`10.0.${network}`, bits))
    assert.equal('ok' in sent ? sent.refusal : 'sent', expected)
    if ('ok' in sent) return
    const made = { sent, purpose, address, isVoid, network, isShared, at: now() }
    model.push({ ...made, tries: 0, isOver: false })
  }

  /** Several at once are one after the other in some order: only how many were right can be told. */
  async function check({ code: back, how, as, times }: Step & { do: 'check' }): Promise<void> {
    const code = model.at(-1 - back)
    if (code === undefined) return
    const { ticket, sandboxCode = '' } = code.sent
    const asked = {
      purpose: as === 'otherPurpose' ? ('newContact' as const) : code.purpose,
      to: addresses[as === 'otherAddress' ? 1 - code.address : code.address]!,
      ticket: as === 'otherTicket' ? 'B'.repeat(43) : ticket,
      code: how === 'right' ? sandboxCode : sandboxCode.replace(/./g, (digit) => `${9 - +digit}`),
    }
    const answers = await Promise.all(Array.from({ length: times }, () => codes.check(asked)))
    let expected = 0
    for (let n = 0; n < times; n++) {
      const isOpen = !code.isOver && code.tries < 5 && code.at + 10 * MINUTE_MS > now()
      if (as !== 'itself' || !isOpen) continue
      code.tries++
      if (how === 'wrong' || code.isVoid) continue
      code.isOver = true
      expected++
    }
    assert.equal(answers.filter(Boolean).length, expected)
  }
}
