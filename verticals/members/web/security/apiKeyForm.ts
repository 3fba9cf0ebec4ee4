/** A key for programs as it is asked for: its name, what it may do, and from where. */
import type { Sent } from '@evenkeel/wire'
import { forms } from '../../contract/forms.ts'
import type { makeApiKey } from '../../contract/index.ts'
import { isNetwork } from '../../contract/networks.ts'

export type ApiKeyForm = {
  readonly name: string
  readonly mayTrade: boolean
  /** One address a line. */
  readonly addresses: string
}
type Asked = Omit<Sent<typeof makeApiKey>, 'proof'>

export const noApiKey: ApiKeyForm = { name: '', mayTrade: false, addresses: '' }

/** Lines, commas and spaces all part addresses; one that is written twice counts once. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((address) => address !== ''))]
}

export function askedOf({ name, mayTrade, addresses }: ApiKeyForm): Asked {
  return { name: name.trim(), may_trade: mayTrade, addresses: addressesIn(addresses) }
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
