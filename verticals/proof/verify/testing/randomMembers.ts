/** Members with random balances, the same for the same seed. */
import { createHash } from 'node:crypto'
import { createRandom } from '@evenkeel/kernel/testing'
import type { NaiveMember } from './naiveTree.ts'

export function randomMembers(count: number, assets: number, seed = 1): NaiveMember[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, nth) => ({
    uid: 10_000_000 + nth,
    salt: createHash('sha256').update(`${seed} ${nth}`).digest(),
    amounts: Array.from({ length: assets }, () =>
      random.oneIn(3) ? 0n : BigInt(random.below(2 ** 31)) ** BigInt(1 + random.below(2)),
    ),
  }))
}
