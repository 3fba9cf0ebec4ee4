/** The pages of the security centre, each at an address of its own. */

const parts = [
  'totp',
  'passkeys',
  'email',
  'phone',
  'wallet',
  'antiPhishing',
  'devices',
  'apiKeys',
  'newApiKey',
  'activity',
] as const
export type Part = (typeof parts)[number]

const CENTRE = '/secure-center'
/** The switch that stands on the centre itself: whoever comes by this address finds it under their finger. */
export const ALLOW_LIST = `${CENTRE}?at=allowList`

/** Nothing: the centre itself. */
export function partIn(query: URLSearchParams): Part | undefined {
  const named = query.get('part')
  return parts.find((part) => part === named)
}

export function isAtAllowList(query: URLSearchParams): boolean {
  return query.get('at') === 'allowList'
}

export function pathOf(part: Part): string {
  return `${CENTRE}?part=${part}`
}
