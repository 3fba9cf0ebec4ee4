/** The member's choices for the trade screen, and how one is changed. */
import { useCallback, useState } from 'react'
import { type Choices, keepChoices, readChoices } from './choices.ts'

export type Choose = (changed: Partial<Choices>) => void

export function useChoices(): readonly [Choices, Choose] {
  const [choices, setChoices] = useState(() => readChoices(localStorage))
  const choose = useCallback((changed: Partial<Choices>) => {
    const next = { ...readChoices(localStorage), ...changed }
    keepChoices(localStorage, next)
    setChoices((known) => ({ ...known, ...changed }))
  }, [])
  return [choices, choose]
}
