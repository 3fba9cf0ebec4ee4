/** Where a verification stands, in words and colour. */
import type { UserInfo } from '../session.ts'
import type en from '../text/en.ts'

type Verification = UserInfo['is_realname']

export const verificationTexts: Readonly<Record<Verification, keyof typeof en>> = {
  0: 'my.unverified',
  1: 'my.verifying',
  2: 'my.verified',
  4: 'my.reverify',
}

/** How a member stands with what a place verifies; the advanced level says so to whom it is open. */
export function standingOf(path: string, user: UserInfo): keyof typeof en | undefined {
  if (path === '/identity') return verificationTexts[user.is_realname]
  const isOpen = path === '/advanced' && user.is_realname === 2
  return isOpen ? verificationTexts[user.high_realname] : undefined
}

export function verificationTone(state: Verification): 'neutral' | 'accent' | 'up' | 'danger' {
  if (state === 2) return 'up'
  if (state === 1) return 'accent'
  return state === 4 ? 'danger' : 'neutral'
}
