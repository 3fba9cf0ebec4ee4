/** Members' addresses, kept from the moment they are first shown: only what was shown is watched (rules N2, N4). */
import type { MemberId } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import { checksummed } from './address.ts'
import type { ChainFamily } from './chain.ts'
import type { AccountKey } from './derive.ts'

export type Addresses = {
  /** The member's own address below this key; watched from now on. */
  of(member: MemberId, family: ChainFamily, key: AccountKey): Promise<string>
  /** Whose these are, as far as they are anybody's; EVM addresses in small letters, as nodes write them. */
  membersOf(
    family: ChainFamily,
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, MemberId>>
}

export function createAddresses(tables: Tables): Addresses {
  return {
    async of(member, family, key) {
      const [known] = await tables.rows<{ address: string }>(
        `select address from chain_address
         where family = $1 and member = $2 and account_key = $3`,
        [family, member, key.id],
      )
      if (known !== undefined) return shown(family, known.address)
      const address = key.addressOf(member)
      const [row] = await tables.rows<{ member: MemberId }>(
        `insert into chain_address (family, address, member, account_key) values ($1, $2, $3, $4)
         on conflict (family, address) do update set address = excluded.address
         returning member::float8 as member`,
        [family, kept(family, address), member, key.id],
      )
      // Two keys never lead to one address: whatever says so must not be shown to anybody.
      if (row?.member !== member) throw new Error('an address belongs to another member')
      return address
    },

    async membersOf(family, addresses) {
      if (addresses.length === 0) return new Map()
      const rows = await tables.rows<{ address: string; member: MemberId }>(
        `select address, member::float8 as member from chain_address
         where family = $1 and address = any($2)`,
        [family, [...new Set(addresses)]],
      )
      return new Map(rows.map(({ address, member }) => [address, member]))
    },
  }
}

/** Nodes write no checksums, and are asked much more often than members. */
const kept = (family: ChainFamily, address: string) =>
  family === 'evm' ? address.toLowerCase() : address
const shown = (family: ChainFamily, address: string) =>
  family === 'evm' ? checksummed(address) : address
