/** How a member likes the trade screen, kept in the browser. */
import { type BookView, bookViews } from '@evenkeel/ui/book/views.ts'
import { useCallback, useState } from 'react'
import { type Kind, kinds } from './tradeForm.ts'

export type Choices = {
  readonly chart: boolean
  /** An order is placed only after a second look. */
  readonly confirms: boolean
  readonly bookView: BookView
  /** Lists show the orders of this pair alone. */
  readonly onlyPair: boolean
  /** The kind of order that was chosen last. */
  readonly kind: Kind
}

export type Choose = (changed: Partial<Choices>) => void

const KEY = 'SPOT_TRADE'

export function useChoices(): readonly [Choices, Choose] {
  const [choices, setChoices] = useState(() => readChoices(localStorage))
  const choose = useCallback((changed: Partial<Choices>) => {
    const next = { ...readChoices(localStorage), ...changed }
    keepChoices(localStorage, next)
    setChoices((known) => ({ ...known, ...changed }))
  }, [])
  return [choices, choose]
}

/** What is kept, as far as it means something; the rest as usual. */
export function readChoices(storage: Pick<Storage, 'getItem'>): Choices {
  const { chart, confirms, bookView, onlyPair, kind } = parsed(storage)
  return {
    chart: chart !== false,
    confirms: confirms !== false,
    bookView: bookViews.find((known) => known === bookView) ?? 'both',
    onlyPair: onlyPair === true,
    kind: kinds.find((known) => known === kind) ?? 'limit',
  }
}

export function keepChoices(storage: Pick<Storage, 'setItem'>, choices: Choices): void {
  try {
    storage.setItem(KEY, JSON.stringify(choices))
  } catch {
    // A browser that keeps nothing: it holds for this visit.
  }
}

function parsed(storage: Pick<Storage, 'getItem'>): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(storage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}
