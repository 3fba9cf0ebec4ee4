/** What a first install mints, and what each kind of collection is called and stands under. */
import { UNIT } from '@evenkeel/kernel'
import type { Kind } from './core/traits.ts'

export const categories = ['art', 'pfp', 'gaming'] as const
export type Category = (typeof categories)[number]

export const categoryOf: Readonly<Record<Kind, Category>> = {
  tidelines: 'art',
  keelfolk: 'pfp',
  fleet: 'gaming',
}

/** Names are the same in every language, as those of coins are. */
const names: Readonly<Record<string, string>> = {
  tidelines: 'Tidelines',
  keelfolk: 'Keelfolk',
  fleet: 'Fleet Zero',
}

/** One without a name of its own is called as its code reads: `night-tides` is Night Tides. */
export function nameOf(code: string): string {
  const word = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
  return names[code] ?? code.split('-').map(word).join(' ')
}

export const firstCollections = [
  { code: 'tidelines', kind: 'tidelines', seed: 20_261, size: 256, basePrice: 40n * UNIT },
  { code: 'keelfolk', kind: 'keelfolk', seed: 31_337, size: 512, basePrice: 25n * UNIT },
  { code: 'fleet', kind: 'fleet', seed: 4_099, size: 400, basePrice: 15n * UNIT },
] as const

/** What stakes are paid from in a sandbox. */
export const sandboxRewards = 10_000n * UNIT
