/** Opens the proof of liabilities on the server. */
import type { BalancesAt, MemberDesk, Platform } from '@evenkeel/wire/server'
import { openProofs, type Proofs } from './proofs.ts'
import type { ProofSettings } from './settings.ts'
import { createDownloads, type Downloads } from './tree/downloads.ts'

export type ProofOffice = {
  readonly proofs: Proofs
  readonly trees: Downloads
  /** Looked up when they are needed: others may be opened later. */
  readonly desk: () => MemberDesk
  readonly balancesAt: () => BalancesAt
}

export async function open(platform: Platform, settings: ProofSettings): Promise<ProofOffice> {
  const { offered } = platform
  const proofs = await openProofs(platform, settings)
  return {
    proofs,
    trees: createDownloads(proofs.folder),
    desk: () => present(offered.memberDesk, 'members'),
    balancesAt: () => present(offered.balancesAt, 'a bill'),
  }
}

function present<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`no vertical keeps ${what}`)
  return thing
}
