/** What a member signs in with: the masked address, where there is one beside the number. */
import type { UserInfo } from '../session.ts'

/** Who has none is known by their number alone, which need not be said twice. */
export function addressOf({
  id,
  account_number,
}: Pick<UserInfo, 'id' | 'account_number'>): string | undefined {
  return account_number === String(id) ? undefined : account_number
}
