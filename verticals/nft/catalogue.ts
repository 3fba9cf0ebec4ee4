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
export const names: Readonly<Record<string, string>> = {
  tidelines: 'Tidelines',
  keelfolk: 'Keelfolk',
  fleet: 'Fleet Zero',
}

export const firstCollections = [
  { code: 'tidelines', kind: 'tidelines', seed: 20_261, size: 256, basePrice: 40n * UNIT },
  { code: 'keelfolk', kind: 'keelfolk', seed: 31_337, size: 512, basePrice: 25n * UNIT },
  { code: 'fleet', kind: 'fleet', seed: 4_099, size: 400, basePrice: 15n * UNIT },
] as const

/** What stakes are paid from in a sandbox. */
export const sandboxRewards = 10_000n * UNIT
