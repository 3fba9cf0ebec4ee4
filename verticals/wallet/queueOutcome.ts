/** What a desk of the terminal has decided, as a queue of the console tells it. */
import { z } from '@evenkeel/wire'
import type { CaseOutcome, ReviewDesk } from '@evenkeel/wire/server'

/** What the desk cannot read made no sense. */
export async function outcomeOf(
  decide: () => ReturnType<ReviewDesk['decide']>,
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
