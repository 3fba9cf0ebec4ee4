/** What stands in a field for an amount: what was typed as it was typed, and what it means. */
import { useState } from 'react'
import { useClient } from '../data/context.ts'
import { readAmount, type TypedAmount, withoutAsset, writeAmount } from '../format/amount.ts'
import { formatFigure } from '../format/money.ts'

export type AmountText = {
  readonly shown: string
  readonly problem: TypedAmount['problem']
  type(text: string): void
}

export function useAmountText(
  value: string,
  asset: string,
  onChange: (value: string, problem: TypedAmount['problem']) => void,
): AmountText {
  const { language } = useClient()
  const [typed, setTyped] = useState({ text: '', value: '', asset, language })
  // Another value, coin or language than when it was typed: the text is no longer the member's.
  const isTyped = typed.value === value && typed.asset === asset && typed.language === language
  const shown = isTyped ? typed.text : writeAmount(value, language)
  return {
    shown,
    problem: readAmount(shown, language).problem,
    type(text) {
      const bare = withoutAsset(text, asset)
      const { value: read, problem } = readAmount(bare, language)
      setTyped({ text: bare, value: read, asset, language })
      onChange(read, problem)
    },
  }
}

/** The text of a field that nobody is typing in: grouped, with the decimals that it was given. */
export function useRestingText({ shown, problem }: AmountText, value: string): string {
  const { language } = useClient()
  if (value === '' || problem !== undefined) return shown
  return formatFigure(value, language, { least: value.split('.')[1]?.length ?? 0 })
}
