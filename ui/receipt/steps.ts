/** How the check of a receipt came out, step by step. */
import type { PublishedMinute } from '@evenkeel/wire/proof'

/** What comes after the one that failed was not looked at. */
export type StepOutcome = 'good' | 'bad' | 'unseen'

export type Found<Step extends string> = {
  /** `waits`: everything holds, but a minute is not published yet, or could not be asked for. */
  readonly verdict: 'holds' | 'waits' | 'fails'
  readonly steps: Readonly<Record<Step | 'published', StepOutcome>>
}

/** The steps of a check in their order, and the step that each fault is found in; last comes what is published. */
export type Checks<Step extends string, Fault extends string> = {
  readonly steps: readonly Step[]
  readonly stepOf: Readonly<Record<Fault, Step>>
}

/** A fault, or what is left to be compared with what is published. */
export type Checked<Fault> = {
  readonly fault?: Fault | undefined
  readonly minutes?: readonly PublishedMinute[] | undefined
  readonly isPublished?: boolean
}

/** `published`: the minutes as they are published, in the order of the verdict's; nothing for one that is not. */
export function findingOf<Step extends string, Fault extends string>(
  { steps, stepOf }: Checks<Step, Fault>,
  { fault, minutes = [], isPublished = false }: Checked<Fault>,
  published: readonly (PublishedMinute | undefined)[],
): Found<Step> {
  const all = [...steps, 'published' as const]
  if (fault !== undefined) return failedAt(all, stepOf[fault])
  const isOther = minutes.some((minute, nth) => isAnother(minute, published[nth]))
  if (isOther) return failedAt(all, 'published')
  if (isPublished && published.every((minute) => minute !== undefined))
    return upTo(all, undefined, 'holds')
  return upTo(all, 'published', 'waits')
}

function isAnother(minute: PublishedMinute, published: PublishedMinute | undefined): boolean {
  if (published === undefined) return false
  return published.number !== minute.number || published.hash !== minute.hash
}

function failedAt<Step extends string>(
  all: readonly (Step | 'published')[],
  step: Step | 'published',
): Found<Step> {
  const { steps } = upTo(all, step, 'fails')
  return { verdict: 'fails', steps: { ...steps, [step]: 'bad' } }
}

/** Everything before a step is good. */
function upTo<Step extends string>(
  all: readonly (Step | 'published')[],
  step: Step | 'published' | undefined,
  verdict: Found<Step>['verdict'],
): Found<Step> {
  const place = step === undefined ? all.length : all.indexOf(step)
  const outcomes = all.map((one, nth) => [one, nth < place ? 'good' : 'unseen'] as const)
  return { verdict, steps: Object.fromEntries(outcomes) as Found<Step>['steps'] }
}
