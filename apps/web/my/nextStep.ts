/** What a member has not verified yet: the text that says so, and where it is done. */
import type { UserInfo } from '../session.ts'
import type en from '../text/en.ts'

type Told = Pick<UserInfo, 'is_imitate' | 'is_realname' | 'high_realname'>
type Step = { readonly path: string; readonly key: keyof typeof en }

/** Nothing, while one is under review or all is done. */
export function nextStep({ is_imitate, is_realname, high_realname }: Told): Step | undefined {
  if (is_imitate === 1) return undefined
  if (is_realname === 0) return { path: '/identity', key: 'my.verifyBasic' }
  if (is_realname === 4) return { path: '/identity', key: 'my.verifyBasicAgain' }
  if (is_realname !== 2) return undefined
  if (high_realname === 0) return { path: '/advanced', key: 'my.verifyAdvanced' }
  if (high_realname === 4) return { path: '/advanced', key: 'my.verifyAdvancedAgain' }
  return undefined
}
