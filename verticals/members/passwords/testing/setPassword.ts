/** Gives a member a password, as the pages do: hashed in the line, then kept. */
import type { MemberId } from '@evenkeel/kernel'
import type { PasswordKind, Passwords } from '../passwords.ts'

export async function setPassword(
  passwords: Passwords,
  member: MemberId,
  kind: PasswordKind,
  password: string,
): Promise<void> {
  const places = passwords.reserve(1)
  if (places === undefined) throw new Error('the line is full')
  try {
    await passwords.keep(member, kind, await passwords.hash(places, password))
  } finally {
    places.release()
  }
}
