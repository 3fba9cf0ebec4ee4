/** What traits and their values are called in the reader's language. */
import { useText } from '@evenkeel/ui'
import type en from './text/en.ts'

type Key = keyof typeof en
type Names = { typeName(type: string): string; valueName(type: string, value: string): string }

/** One that has no text, as a newer server may have, is called as the server calls it. */
export function useTraitNames(): Names {
  const text = useText<Key>()
  function named(key: string, plain: string): string {
    const found = text(key as Key)
    return found === key ? plain : found
  }
  return {
    typeName: (type) => named(`trait.${type}`, type),
    valueName: (type, value) => named(`trait.${type}.${value}`, value),
  }
}
