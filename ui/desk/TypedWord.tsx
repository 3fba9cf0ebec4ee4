/** A word that is typed letter by letter, by somebody who means it. */
import { useText } from '../data/hooks.ts'
import { TextField } from '../kit/TextField.tsx'
import type { DeskKey } from './texts.ts'

type Props = {
  readonly word: string
  readonly typed: string
  /** They said yes already: from now on it is told what is wrong. */
  readonly isAsked: boolean
  onChange(typed: string): void
}

export const isTyped = (typed: string, word: string): boolean => typed.trim() === word

export function TypedWord({ word, typed, isAsked, onChange }: Props) {
  const text = useText<DeskKey>()
  return (
    <TextField
      label={text('desk.typeToConfirm', { word })}
      value={typed}
      verbatim
      autoComplete="off"
      error={isAsked && !isTyped(typed, word) ? text('desk.typedWrong') : undefined}
      onChange={onChange}
    />
  )
}
