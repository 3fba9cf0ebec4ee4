/** Opens options on the server. */
import type { Platform } from '@evenkeel/wire/server'
import { Proofs } from './proofs.ts'

export type Parts = { readonly platform: Platform; readonly proofs: Proofs }

export async function open(platform: Platform): Promise<Parts> {
  return { platform, proofs: new Proofs(platform) }
}
