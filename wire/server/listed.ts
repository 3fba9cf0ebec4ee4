/** What of all that the market quotes is traded in any product: nothing else is shown to members. */
import type { Machine } from '@evenkeel/kernel'
import type { Instrument, Platform } from './platform.ts'

export function listedOf(
  { instruments, listed }: Pick<Platform, 'instruments' | 'listed'>,
  machine: Machine,
): readonly Instrument[] {
  const symbols = new Set(Object.values(listed).flatMap((symbolsIn) => symbolsIn(machine)))
  return instruments.filter(({ symbol }) => symbols.has(symbol))
}
