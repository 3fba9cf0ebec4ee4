/** All addresses of a member on chains, for operators: their own here, those of the book, and where money went. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import { aboutAddress } from './addresses/entry.ts'
import { checksummed } from './chains/address.ts'
import type { AddressKind } from './contract/memberConsole.ts'
import type { ChainName } from './core/networks.ts'
import type { Wallet } from './open.ts'

export type MemberAddress = {
  /** Tells it from the others of its kind, and never changes. */
  readonly nth: number
  readonly kind: AddressKind
  readonly chain: ChainName | undefined
  /** `undefined` if it cannot be opened. Rule E56. */
  readonly address: string | undefined
  readonly at: Millis
}

type Stored<Address> = {
  readonly nth: number
  readonly chain: ChainName
  readonly address: Address
  readonly at: Millis
}

/** Of those that money went to, so many at most. */
const SENT_MAX = 50

export async function addressesOf(
  { platform, withdrawals }: Wallet,
  member: MemberId,
): Promise<readonly MemberAddress[]> {
  const { tables, desk } = platform
  const own = await tables.rows<Stored<string> & { family: string }>(
    `select row_number() over (order by shown_at, address)::float8 as nth, family, address,
       extract(epoch from shown_at)::float8 * 1000 as at
     from chain_address where member = $1 order by nth desc`,
    [member],
  )
  const book = await tables.rows<Stored<Buffer>>(
    `select id::float8 as nth, chain, address, extract(epoch from added_at)::float8 * 1000 as at
     from wallet_address where member = $1 order by id desc`,
    [member],
  )
  const sent = await tables.rows<Omit<Stored<Buffer>, 'nth'> & { hash: string }>(
    `select hash, chain, sealed as address, made_at::float8 as at
     from withdrawal_destination where member = $1 order by made_at desc, hash limit ${SENT_MAX}`,
    [member],
  )
  return [
    ...own.map(({ nth, family, address, at }) => ({
      nth,
      kind: 'deposit' as const,
      chain: undefined,
      at: Math.floor(at),
      address: family === 'evm' ? checksummed(address) : address,
    })),
    ...book.map(({ nth, chain, address, at }) => ({
      nth,
      kind: 'book' as const,
      chain,
      at: Math.floor(at),
      address: desk().read(address, aboutAddress(member)),
    })),
    ...distinct(
      sent.map(({ chain, address, hash, at }) => ({
        nth: Number.parseInt(hash.slice(0, 12), 16),
        kind: 'withdrawal' as const,
        chain,
        at,
        address: withdrawals.destinations.read(hash, chain, address),
      })),
    ),
  ]
}

/** Where money went more than once stands there once, as of the last time. */
function distinct(all: readonly MemberAddress[]): readonly MemberAddress[] {
  const nameOf = ({ nth, chain, address }: MemberAddress) => `${chain} ${address ?? nth}`
  const seen = new Set<string>()
  return all.filter((one) => !seen.has(nameOf(one)) && seen.add(nameOf(one)))
}

/** Enough to compare it with what a caller reads out. */
export function addressInPart(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
