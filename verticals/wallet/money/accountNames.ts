/** Accounts of the ledger as operators name them: `house:fees`, `custody:bitcoin`. */
import {
  type AccountRef,
  custodies,
  custody,
  factsOf,
  house,
  houses,
  type MemberId,
} from '@evenkeel/kernel'

export const FEES = 'house:fees'

/** Of the house or of custody; a member is named by the number that people know. */
export function accountOf(account: AccountRef): string {
  const facts = factsOf(account)
  return facts.owner === 'member' ? memberAccount(facts.member) : `${facts.owner}:${facts.name}`
}

export const memberAccount = (uid: number | MemberId) => `member:${uid}`

/** Nothing for a name that is no account of the house or of custody. */
export function accountNamed(
  name: string,
): { readonly ref: AccountRef; readonly isCustody: boolean } | undefined {
  const [owner, of] = name.split(':')
  const ofHouse = houses.find((one) => one === of)
  if (owner === 'house' && ofHouse !== undefined) return { ref: house(ofHouse), isCustody: false }
  const ofCustody = custodies.find((one) => one === of)
  if (owner !== 'custody' || ofCustody === undefined) return undefined
  return { ref: custody(ofCustody), isCustody: true }
}
