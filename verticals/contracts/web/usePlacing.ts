/** Placing an order: what is asked about is what is sent, and how it went is said. */
import { useSession, useSubmit, useText, useToast } from '@evenkeel/ui'
import { useState } from 'react'
import { placeOrder } from '../contract/index.ts'
import { knowsRisk } from './choices.ts'
import type { Listed } from './listed.ts'
import { type Facts, type Request, requestOf } from './orderFacts.ts'
import type { Figures } from './orderFigures.ts'
import type { OrderForm } from './orderForm.ts'
import type { Order } from './ownAccount.ts'
import type { Key } from './textKey.ts'
import { usePriceText } from './useOrderFigures.tsx'

/** An order as it stood when the button was pressed; prices and balances that move change nothing in it. */
export type Draft = {
  readonly request: Request
  readonly form: OrderForm
  readonly figures: Figures
  readonly listed: Listed
}

/** The risk is told first, then the order is asked about; sent without an answer, only the very same may be sent again. */
export type Step = { readonly type: 'risk' | 'asked' | 'unknown'; readonly draft: Draft }

export function draftOf(form: OrderForm, figures: Figures, facts: Facts): Draft {
  const { listed } = facts
  return { request: requestOf(form, figures.lots, facts), form, figures, listed }
}

type Wish = {
  /** An order is asked about before it is placed. */
  readonly confirms: boolean
  readonly listed: Listed
  told(id: string): Order | undefined
  onPlaced(): void
}

export function usePlacing({ confirms, listed, told, onPlaced }: Wish) {
  const wordsFor = useOrderWords(listed)
  const toast = useToast()
  const { uid } = useSession()
  const [step, setStep] = useState<Step>()
  const submit = useSubmit(placeOrder, {
    staysOpen: true,
    onDone({ id }) {
      const order = told(id)
      toast(wordsFor(order), order?.why === undefined ? 'success' : 'failure')
      onPlaced()
    },
  })

  async function place(draft: Draft) {
    const { type } = await submit(draft.request)
    if (type === 'unknown') setStep({ type: 'unknown', draft })
    else if (type !== 'busy') setStep(undefined)
  }
  function ask(draft: Draft) {
    if (confirms) setStep({ type: 'asked', draft })
    else void place(draft)
  }
  return {
    step,
    busy: submit.busy,
    begin(draft: Draft) {
      if (knowsRisk(uid)) ask(draft)
      else setStep({ type: 'risk', draft })
    },
    ask,
    place: (draft: Draft) => void place(draft),
    close: () => setStep(undefined),
  }
}

/** What became of an order at once, as far as that was told. */
export function useOrderWords(listed: Listed): (order: Order | undefined) => string {
  const text = useText<Key>()
  const price = usePriceText(listed)
  return (order) => {
    const { filled = 0, averagePrice = '0' } = order ?? {}
    const figures = { lots: filled, price: price(averagePrice) }
    if (order?.state === 'filled') return text('contracts.filledNow', figures)
    if (order?.state !== 'cancelled') return text('contracts.placed')
    return filled > 0 ? text('contracts.partlyNow', figures) : text('contracts.unmetNow')
  }
}
