/** A key for programs as it is asked for: its name, what it may do, with which money, from where and for how long. */
import type { Sent } from '@evenkeel/wire'
import {
  ANYWHERE_DAYS,
  forms,
  KEY_DAYS_MAX,
  WITHDRAW_BITS,
  WITHDRAW_DAYS,
} from '../../contract/forms.ts'
import type { makeApiKey } from '../../contract/index.ts'
import { isNarrow, isNetwork } from '../../contract/networks.ts'
import type { Security } from './guarding.ts'

export type ApiKeyForm = {
  readonly name: string
  readonly mayTrade: boolean
  readonly mayWithdraw: boolean
  /** One address a line. */
  readonly addresses: string
  readonly realm: 'real' | 'demo'
  /** How many days it is good for. */
  readonly lasts: Lasting
}
export type Lasting = '30' | '90' | '365' | 'forever'
type KeyDraft = Omit<Sent<typeof makeApiKey>, 'proof' | 'transaction_password'>

export const noApiKey: ApiKeyForm = {
  name: '',
  mayTrade: false,
  mayWithdraw: false,
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

/** E52, E55: how long a key may be asked for; one that is good from anywhere, or may withdraw, is over after 90 days at the latest. */
export function lastings(form: Pick<ApiKeyForm, 'addresses' | 'mayWithdraw'>): readonly Lasting[] {
  const isHeld = addressesIn(form.addresses).length > 0
  const most = form.mayWithdraw ? WITHDRAW_DAYS : isHeld ? undefined : ANYWHERE_DAYS
  const isOffered = (days: number | undefined) =>
    most === undefined || (days !== undefined && days <= most)
  return LASTINGS.flatMap(([id, days]) => (isOffered(days) ? [id] : []))
}

/** What was chosen, as far as it still may be. */
export function lastingOf(form: Pick<ApiKeyForm, 'lasts' | 'addresses' | 'mayWithdraw'>): Lasting {
  return lastings(form).includes(form.lasts) ? form.lasts : `${ANYWHERE_DAYS}`
}

/** Lines, commas and spaces all part addresses; one that is written twice counts once. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((address) => address !== ''))]
}

export function askedOf(form: ApiKeyForm): KeyDraft {
  const { name, mayTrade, addresses, realm } = form
  const mayWithdraw = withdraws(form)
  const lasts = lastingOf({ ...form, mayWithdraw })
  return {
    name: name.trim(),
    may_trade: mayTrade,
    may_withdraw: mayWithdraw,
    addresses: addressesIn(addresses),
    realm,
    days: LASTINGS.find(([id]) => id === lasts)?.[1],
  }
}

/** Play money is never withdrawn. */
export function withdraws({ mayWithdraw, realm }: ApiKeyForm): boolean {
  return mayWithdraw && realm === 'real'
}

export type Need = 'addresses' | 'totp' | 'password' | 'allowList'
type Guarded = Pick<Security, 'has_totp' | 'has_transaction_password' | 'is_allow_listed'>

/** E55: what a key that withdraws needs. */
export function needsOf(
  addresses: readonly string[],
  security: Guarded,
): readonly { readonly need: Need; readonly isMet: boolean }[] {
  const isNear = (one: string) => isNetwork(one) && isNarrow(one, WITHDRAW_BITS)
  return [
    { need: 'addresses', isMet: addresses.length > 0 && addresses.every(isNear) },
    { need: 'totp', isMet: security.has_totp },
    { need: 'password', isMet: security.has_transaction_password },
    { need: 'allowList', isMet: security.is_allow_listed },
  ]
}

/** The allow-list may be switched on later: before that the key does not withdraw. */
export function canWithdraw(addresses: readonly string[], security: Guarded): boolean {
  return needsOf(addresses, security).every(({ need, isMet }) => isMet || need === 'allowList')
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
