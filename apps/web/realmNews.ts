/** Which realm this tab showed last, so that a change is told, whichever tab made it. */

const KEY = 'REALM'

/**
 * Whether another realm was open before; a visitor is in none. Kept for this tab: the page is
 * loaded anew with the realm.
 */
export function isNewRealm(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  realm: string | undefined,
): boolean {
  if (realm === undefined) return false
  const before = storage.getItem(KEY)
  storage.setItem(KEY, realm)
  return before !== null && before !== realm
}
