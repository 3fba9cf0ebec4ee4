/** Placing an option: what is asked about is what is sent, and what became of it is followed. */
import { useSubmit, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { placeOption } from '../contract/index.ts'
import type { Direction } from '../core/facts.ts'
import type { Offer, Term } from './offer.ts'
import type { Option } from './optionLists.ts'
import type { Figures } from './orderForm.ts'
import type { Key } from './textKey.ts'

/** An option as it stood when its button was pressed. */
export type Draft = {
  readonly offer: Offer
  readonly term: Term
  readonly asset: string
  readonly direction: Direction
  readonly stake: string
  readonly figures: Figures
}

/** Asked about, sent without an answer so far, or placed. */
export type Step =
  | { readonly type: 'asked' | 'unknown'; readonly draft: Draft }
  | { readonly type: 'placed'; readonly draft: Draft; readonly option: Option }

export function usePlacing({ onOutdated }: { onOutdated(): void }) {
  const text = useText<Key>()
  const [step, setStep] = useState<Step>()
  const submit = useSubmit(placeOption, { done: text('options.placed'), staysOpen: true })

  async function place(draft: Draft) {
    const { offer, term, direction, stake } = draft
    const { seconds, payoutBps, feeBps } = term
    const input = { symbol: offer.symbol, direction, seconds, stake, payoutBps, feeBps }
    const outcome = await submit(input)
    if (outcome.type === 'done') setStep({ type: 'placed', draft, option: outcome.answer })
    else if (outcome.type === 'unknown') setStep({ type: 'unknown', draft })
    else if (outcome.type !== 'busy') setStep(undefined)
    if (outcome.type === 'refused' && OUTDATED.includes(outcome.reason ?? '')) onOutdated()
  }
  return {
    step,
    busy: submit.busy,
    ask: (draft: Draft) => setStep({ type: 'asked', draft }),
    place: (draft: Draft) => void place(draft),
    close: () => setStep(undefined),
  }
}
export type Placing = ReturnType<typeof usePlacing>

/** What is shown is no longer what is offered. */
const OUTDATED = ['termsChanged', 'termNotOffered']
