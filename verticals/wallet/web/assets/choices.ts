/** How a member wants to see what they have; kept by the browser. */
import { useState } from 'react'

/** One of these words, the first until another was chosen. */
export function useKept<Word extends string>(
  key: string,
  words: readonly [Word, ...Word[]],
): readonly [Word, (word: Word) => void] {
  const [word, setWord] = useState(() => words.find((one) => one === kept(key)) ?? words[0])
  return [
    word,
    (chosen) => {
      setWord(chosen)
      keep(key, chosen)
    },
  ]
}

function kept(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null // A browser that keeps nothing.
  }
}

function keep(key: string, word: string): void {
  try {
    window.localStorage.setItem(key, word)
  } catch {
    // It holds for this visit.
  }
}
