/** Opens contracts on the server. */
import type { KeptProofs, Platform } from '@evenkeel/wire/server'
import { keepProofs } from './proofs.ts'

export type Parts = { readonly platform: Platform; readonly proofs: KeptProofs }

export async function open(platform: Platform): Promise<Parts> {
  return { platform, proofs: keepProofs(platform) }
}
