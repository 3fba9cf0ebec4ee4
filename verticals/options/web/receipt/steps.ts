/** How the check of a receipt came out, step by step. */
import type { PublishedMinute, ReceiptFault, ReceiptVerdict } from '../../verify/check.ts'

export const steps = ['chain', 'open', 'close', 'outcome', 'paid', 'published'] as const
export type Step = (typeof steps)[number]
/** What comes after the one that failed was not looked at. */
export type StepOutcome = 'good' | 'bad' | 'unseen'

export type Found = {
  /** `waits`: everything holds, but a minute is not published yet, or could not be asked for. */
  readonly verdict: 'holds' | 'waits' | 'fails'
  readonly steps: Readonly<Record<Step, StepOutcome>>
}

/** The step that a fault is found in. */
const stepOf = {
  malformed: 'chain',
  openingUnproven: 'chain',
  closingUnproven: 'chain',
  openingWrong: 'open',
  expiryWrong: 'close',
  closingWrong: 'close',
  outcomeWrong: 'outcome',
  arithmeticWrong: 'paid',
} as const satisfies Record<ReceiptFault, Step>

/** `published`: the minutes as they are published, in the order of the verdict's; nothing for one that is not. */
export function findingOf(
  verdict: ReceiptVerdict,
  published: readonly (PublishedMinute | undefined)[],
): Found {
  if (verdict.fault !== undefined) return failedAt(stepOf[verdict.fault])
  const { minutes, isPublished } = verdict
  const isOther = minutes.some((minute, nth) => isAnother(minute, published[nth]))
  if (isOther) return failedAt('published')
  if (isPublished && published.every((minute) => minute !== undefined))
    return upTo(undefined, 'holds')
  return upTo('published', 'waits')
}

function isAnother(minute: PublishedMinute, published: PublishedMinute | undefined): boolean {
  if (published === undefined) return false
  return published.number !== minute.number || published.hash !== minute.hash
}

function failedAt(step: Step): Found {
  const { steps: outcomes } = upTo(step, 'fails')
  return { verdict: 'fails', steps: { ...outcomes, [step]: 'bad' } }
}

/** Everything before a step is good. */
function upTo(step: Step | undefined, verdict: Found['verdict']): Found {
  const place = step === undefined ? steps.length : steps.indexOf(step)
  const outcomes = steps.map((one, nth) => [one, nth < place ? 'good' : 'unseen'] as const)
  return { verdict, steps: Object.fromEntries(outcomes) as Found['steps'] }
}
