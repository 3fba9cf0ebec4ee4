/** How the check of a receipt came out, step by step. */
import type { PublishedBlock, PublishedMinute, RecordFault } from '@evenkeel/wire/proof'

/** What comes after the one that failed was not looked at. */
export type StepOutcome = 'good' | 'bad' | 'unseen'

/** What every receipt is checked for after the steps of its own kind. */
export const commonSteps = ['recorded', 'signed', 'published'] as const
type CommonStep = (typeof commonSteps)[number]

export type Found<Step extends string> = {
  /** `waits`: everything holds, but something is not published yet, or could not be asked for; `unsigned`: this browser checks no signatures. */
  readonly verdict: 'holds' | 'waits' | 'unsigned' | 'fails'
  readonly steps: Readonly<Record<Step | CommonStep, StepOutcome>>
}

/** The steps of a check in their order, and the step that each fault is found in. */
export type Checks<Step extends string, Fault extends string> = {
  readonly steps: readonly Step[]
  readonly stepOf: Readonly<Record<Fault, Step>>
}

/** A fault, or what is left to be compared with what is published. */
export type Checked<Fault> = {
  readonly fault?: Fault | RecordFault | undefined
  readonly minutes?: readonly PublishedMinute[] | undefined
  readonly isPublished?: boolean
  readonly block?: PublishedBlock | undefined
  readonly key?: string
  readonly isSigned?: boolean
}

/** What was asked for apart from the receipt; nothing for what is not published, or got no answer. */
export type Published = {
  /** In the order of the verdict's minutes. */
  readonly minutes: readonly (PublishedMinute | undefined)[]
  readonly chain: PublishedChain | undefined
}
/** The block that was asked for, and every key that receipts were ever signed with. */
export type PublishedChain = {
  readonly keys: readonly string[]
  readonly block: PublishedBlock | undefined
}

const recordSteps = { recordWrong: 'recorded', signatureWrong: 'signed' } as const

export function findingOf<Step extends string, Fault extends string>(
  { steps, stepOf }: Checks<Step, Fault>,
  checked: Checked<Fault>,
  published: Published,
): Found<Step> {
  const all: readonly (Step | CommonStep)[] = [...steps, ...commonSteps]
  const { fault, block, isSigned, isPublished } = checked
  if (fault !== undefined) return failedAt(all, { ...stepOf, ...recordSteps }[fault])
  if (isUnpublished(checked, published)) return failedAt(all, 'published')
  if (isSigned !== true) return upTo(all, 'signed', 'unsigned')
  if (block === undefined) return upTo(all, 'recorded', 'waits')
  const isKnown = published.chain !== undefined && published.minutes.every((one) => one)
  return isKnown && isPublished ? upTo(all, undefined, 'holds') : upTo(all, 'published', 'waits')
}

/** Whether something is published otherwise than the receipt says. */
function isUnpublished(
  { minutes = [], block, key = '' }: Checked<unknown>,
  { minutes: there, chain }: Published,
): boolean {
  if (minutes.some((minute, nth) => there[nth] && isAnother(minute, there[nth]))) return true
  if (chain === undefined) return false
  return !chain.keys.includes(key) || (block !== undefined && isAnother(block, chain.block))
}

function isAnother(said: PublishedMinute, there: PublishedMinute | undefined): boolean {
  return there?.number !== said.number || there.hash !== said.hash
}

function failedAt<Step extends string>(
  all: readonly (Step | CommonStep)[],
  step: Step | CommonStep,
): Found<Step> {
  const { steps } = upTo(all, step, 'fails')
  return { verdict: 'fails', steps: { ...steps, [step]: 'bad' } }
}

/** Everything before a step is good. */
function upTo<Step extends string>(
  all: readonly (Step | CommonStep)[],
  step: Step | CommonStep | undefined,
  verdict: Found<Step>['verdict'],
): Found<Step> {
  const place = step === undefined ? all.length : all.indexOf(step)
  const outcomes = all.map((one, nth) => [one, nth < place ? 'good' : 'unseen'] as const)
  return { verdict, steps: Object.fromEntries(outcomes) as Found<Step>['steps'] }
}
