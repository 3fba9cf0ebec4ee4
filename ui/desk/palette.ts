/** What is found in the command palette, in which order, and where the arrow keys lead. */
import type { ConsoleFound as Found } from '../consoleVertical.ts'

export type { ConsoleFound as Found } from '../consoleVertical.ts'

export type FoundGroup = {
  readonly id: string
  readonly title: string
  readonly found: readonly Found[]
}

/** Pages whose name holds every word that was typed; those that begin with it come first. */
export function findPages(pages: readonly Found[], typed: string): readonly Found[] {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== '')
  const rank = ({ label }: Found) => (plain(label).startsWith(words[0] ?? '') ? 0 : 1)
  return pages
    .filter(({ label, detail = '' }) => {
      const name = plain(`${label} ${detail}`)
      return words.every((word) => name.includes(word))
    })
    .sort((one, other) => rank(one) - rank(other))
}

/** Around at both ends. */
export function stepOver(place: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (place + step + count) % count
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
