/** What was decided about a case, as a queue of the console answers it. */
import { z } from '@evenkeel/wire'
import type { CaseDecider, CaseOutcome } from '@evenkeel/wire/server'

/** What cannot be read made no sense. */
export async function outcomeOf(
  decide: () => ReturnType<CaseDecider['decide']>,
): Promise<CaseOutcome> {
  try {
    const decided = await decide()
    if (decided.outcome === 'refused') return { outcome: 'refused', refusal: decided.reason }
    return { outcome: decided.needsAnother ? 'needsAnother' : 'done' }
  } catch (error) {
    if (error instanceof z.core.$ZodError) return { outcome: 'malformed' }
    throw error
  }
}
