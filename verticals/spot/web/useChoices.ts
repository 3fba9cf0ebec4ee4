/** The member's choices for the trade screen, and how one is changed. */
import { useState } from 'react'
import { type Choices, keepChoices, readChoices } from './choices.ts'

export type Choose = (changed: Partial<Choices>) => void

export function useChoices(): readonly [Choices, Choose] {
  const [choices, setChoices] = useState(() => readChoices(localStorage))
  function choose(changed: Partial<Choices>) {
    const next = { ...choices, ...changed }
    setChoices(next)
    keepChoices(localStorage, next)
  }
  return [choices, choose]
}
