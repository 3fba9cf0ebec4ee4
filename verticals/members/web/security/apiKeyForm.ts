/** A key for programs as it is asked for: its name, what it may do, with which money, from where and for how long. */
import type { Sent } from '@evenkeel/wire'
import { ANYWHERE_DAYS, forms, KEY_DAYS_MAX } from '../../contract/forms.ts'
import type { makeApiKey } from '../../contract/index.ts'
import { isNetwork } from '../../contract/networks.ts'

export type ApiKeyForm = {
  readonly name: string
  readonly mayTrade: boolean
  /** One address a line. */
  readonly addresses: string
  readonly realm: 'real' | 'demo'
  /** How many days it is good for. */
  readonly lasts: Lasting
}
export type Lasting = '30' | '90' | '365' | 'forever'
type Asked = Omit<Sent<typeof makeApiKey>, 'proof'>

export const noApiKey: ApiKeyForm = {
  name: '',
  mayTrade: false,
  addresses: '',
  realm: 'real',
  lasts: `${ANYWHERE_DAYS}`,
}

/** In days; none for one that never ends. */
const LASTINGS: readonly (readonly [id: Lasting, days: number | undefined])[] = [
  ['30', 30],
  [`${ANYWHERE_DAYS}`, ANYWHERE_DAYS],
  [`${KEY_DAYS_MAX}`, KEY_DAYS_MAX],
  ['forever', undefined],
]

/** E52: how long a key may be asked for; one that is good from anywhere is over after 90 days at the latest. */
export function lastings(addresses: string): readonly Lasting[] {
  const isHeld = addressesIn(addresses).length > 0
  const isOffered = (days: number | undefined) =>
    isHeld || (days !== undefined && days <= ANYWHERE_DAYS)
  return LASTINGS.flatMap(([id, days]) => (isOffered(days) ? [id] : []))
}

/** What was chosen, as far as it still may be. */
export function lastingOf({ lasts, addresses }: Pick<ApiKeyForm, 'lasts' | 'addresses'>): Lasting {
  return lastings(addresses).includes(lasts) ? lasts : `${ANYWHERE_DAYS}`
}

/** Lines, commas and spaces all part addresses; one that is written twice counts once. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((address) => address !== ''))]
}

export function askedOf(form: ApiKeyForm): Asked {
  const { name, mayTrade, addresses, realm } = form
  const lasts = lastingOf(form)
  return {
    name: name.trim(),
    may_trade: mayTrade,
    addresses: addressesIn(addresses),
    realm,
    days: LASTINGS.find(([id]) => id === lasts)?.[1],
  }
}

type Wrong =
  | { readonly key: 'members.addressBad'; readonly figures: { readonly address: string } }
  | { readonly key: 'members.addressesMost'; readonly figures: { readonly most: number } }

/** Known before who asks is proven: the first that is none, or that they are too many. */
export function wrongAddresses(addresses: readonly string[]): Wrong | undefined {
  const { most } = forms.addresses
  const address = addresses.find((one) => !isNetwork(one))
  if (address !== undefined) return { key: 'members.addressBad', figures: { address } }
  return addresses.length > most ? { key: 'members.addressesMost', figures: { most } } : undefined
}
