/** How a member likes the options screen, kept in the browser. */
import { useCallback, useState } from 'react'

export type Choices = {
  /** The delivery time that was chosen last. */
  readonly seconds: number | undefined
  /** Lists show the options of this symbol alone. */
  readonly onlySymbol: boolean
}

export type Choose = (changed: Partial<Choices>) => void

const KEY = 'OPTIONS_TRADE'

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
  const { seconds, onlySymbol } = parsed(storage.getItem(KEY))
  return {
    seconds: typeof seconds === 'number' ? seconds : undefined,
    onlySymbol: onlySymbol === true,
  }
}

const RISK = 'OPTIONS_RISK'

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
