/** The word that a member knows our messages by, as it is kept: sealed, for its member. */
import type { MemberId } from '@evenkeel/kernel'
import type { Sealing } from './sealing.ts'

export function sealAntiPhishing(sealing: Sealing, word: string, member: MemberId): Buffer {
  return sealing.seal(word.normalize('NFC'), about(member))
}

/** Nothing, for who has none. */
export function openAntiPhishing(
  sealing: Sealing,
  sealed: Buffer | null | undefined,
  member: MemberId,
): string | undefined {
  return sealed ? sealing.read(sealed, about(member)) : undefined
}

function about(member: MemberId): string {
  return `anti-phishing ${member}`
}
