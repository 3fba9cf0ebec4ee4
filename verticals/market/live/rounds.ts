/** The moves of one beat in rounds, so that no price of it is passed over. */
import type { Move } from '../source/source.ts'

/** The first move of each symbol, then the second of each, and so on: each is the price for a moment. */
export function roundsOf(moves: readonly Move[]): readonly Move[][] {
  const rounds: Move[][] = []
  const counts = new Map<string, number>()
  for (const move of moves) {
    const nth = counts.get(move.symbol) ?? 0
    counts.set(move.symbol, nth + 1)
    const round = rounds[nth] ?? []
    rounds[nth] = round
    round.push(move)
  }
  return rounds
}
