/** What stands between a request and a withdrawal: the address, and what guards the member. Rules W30 and W31. */
import { type MemberId, type Millis, type Refused, refuse } from '@evenkeel/kernel'
import {
  type MemberDesk,
  momentText,
  type Tables,
  type VerificationLevel,
} from '@evenkeel/wire/server'
import { REST_MS } from '../addresses/addresses.ts'
import { type AddressFault, readAddress } from '../chains/address.ts'
import { chains } from '../chains/chain.ts'
import type { ChainSettings } from '../chains/settings.ts'
import type { ChainName } from '../core/networks.ts'
import type { Level } from '../core/withdrawals.ts'

export type Target = {
  readonly asset: string
  readonly chain: ChainName
  readonly address: string
}

type Options = {
  readonly tables: Tables
  readonly desk: () => Pick<MemberDesk, 'levelOf' | 'guardsOf' | 'index'>
  readonly now: () => Millis
  readonly chains: readonly ChainSettings[]
  /** The house's own address on a chain, if the exchange pays out by itself. */
  readonly hotWalletOf: (chain: ChainName) => Promise<string | undefined>
}

export type Guards = ReturnType<typeof createGuards>

export function createGuards({ tables, desk, now, chains: settings, hotWalletOf }: Options) {
  /** As it is written on its chain. */
  async function checkAddress({
    chain,
    address,
  }: Omit<Target, 'asset'>): Promise<
    { readonly address: string } | Refused<AddressFault | 'addressIsOurs'>
  > {
    const read = readAddress(chain, address.trim())
    if (!read.ok) return refuse(read.fault)
    return (await isOurs(chain, read.address)) ? refuse('addressIsOurs') : { address: read.address }
  }

  /** Members' deposit addresses, and the house's own: money sent there would only go round. */
  async function isOurs(chain: ChainName, address: string): Promise<boolean> {
    const { family } = chains[chain]
    const plain = (text: string | undefined) => (family === 'evm' ? text?.toLowerCase() : text)
    const shared = settings.find(({ name }) => name === chain)?.sharedAddress
    const own = [plain(shared), plain(await hotWalletOf(chain))]
    if (own.includes(plain(address))) return true
    const sql = 'select 1 from chain_address where family = $1 and address = $2'
    return (await tables.rows(sql, [family, plain(address)])).length > 0
  }

  /** How far the member is verified, or why nothing may be sent there now; the address is as its chain writes it. */
  async function checkMember(
    member: MemberId,
    target: Target,
  ): Promise<
    | { readonly level: Level }
    | Refused<'verificationNeeded' | 'withdrawalsHeld' | 'addressNotAllowed' | 'addressTooNew'>
  > {
    const level: VerificationLevel = await desk().levelOf(member)
    if (level === 'none') return refuse('verificationNeeded')
    const { heldUntil, isAllowListed } = await desk().guardsOf(member)
    if (heldUntil !== undefined && heldUntil > now())
      return refuse('withdrawalsHeld', { until: momentText(heldUntil) })
    return (isAllowListed ? await allowListed(member, target) : undefined) ?? { level }
  }

  async function allowListed(
    member: MemberId,
    { asset, chain, address }: Target,
  ): Promise<Refused<'addressNotAllowed' | 'addressTooNew'> | undefined> {
    const [known] = await tables.rows<{ at: Millis }>(
      `select extract(epoch from added_at)::float8 * 1000 as at from wallet_address
       where member = $1 and asset = $2 and chain = $3 and lookup = $4`,
      [member, asset, chain, desk().index('address', `${chain} ${address}`)],
    )
    if (known === undefined) return refuse('addressNotAllowed')
    const from = known.at + REST_MS
    return from > now() ? refuse('addressTooNew', { from: momentText(from) }) : undefined
  }

  return { checkAddress, checkMember, isOurs }
}
