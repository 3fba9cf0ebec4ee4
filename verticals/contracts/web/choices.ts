/** How a member likes the contract screen, kept in the browser. */
import { type BookView, bookViews } from '@evenkeel/ui/book/views.ts'
import { useCallback, useState } from 'react'
import { type Kind, kinds } from './orderForm.ts'

export type Choices = {
  readonly chart: boolean
  /** An order is placed only after a second look. */
  readonly confirms: boolean
  readonly bookView: BookView
  /** Lists show what is of this symbol alone. */
  readonly onlySymbol: boolean
  /** The kind of order that was chosen last. */
  readonly kind: Kind
  /** The leverage that was chosen last, by symbol. */
  readonly leverages: Readonly<Record<string, number>>
}

export type Choose = (changed: Partial<Choices>) => void

const KEY = 'CONTRACTS_TRADE'
const RISK = 'CONTRACTS_RISK'
/** What a new trader begins with. */
const USUAL_LEVERAGE = 10

export function useChoices(): readonly [Choices, Choose] {
  const [choices, setChoices] = useState(() => readChoices(localStorage))
  const choose = useCallback((changed: Partial<Choices>) => {
    keep(KEY, JSON.stringify({ ...readChoices(localStorage), ...changed }))
    setChoices((known) => ({ ...known, ...changed }))
  }, [])
  return [choices, choose]
}

/** What is kept, as far as it means something; the rest as usual. */
export function readChoices(storage: Pick<Storage, 'getItem'>): Choices {
  const { chart, confirms, bookView, onlySymbol, kind, leverages } = parsed(storage.getItem(KEY))
  return {
    chart: chart === true,
    confirms: confirms !== false,
    bookView: bookViews.find((known) => known === bookView) ?? 'both',
    onlySymbol: onlySymbol === true,
    kind: kinds.find((known) => known === kind) ?? 'limit',
    leverages: Object(leverages),
  }
}

/** The kept one, else the usual one, as far as the contract has it on its list. */
export function leverageOf(
  { leverages }: Pick<Choices, 'leverages'>,
  { symbol, offered }: { readonly symbol: string; readonly offered: readonly number[] },
): number {
  const wanted = [leverages[symbol], USUAL_LEVERAGE]
  const found = wanted.find((one) => one !== undefined && offered.includes(one))
  return found ?? offered[0] ?? 1
}

/** Whether the risk was told to this member on this device, and agreed to. */
export function knowsRisk(uid: number | undefined): boolean {
  return localStorage.getItem(RISK) === String(uid)
}

export function keepRisk(uid: number | undefined): void {
  keep(RISK, String(uid))
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // A browser that keeps nothing: it holds for this visit.
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
