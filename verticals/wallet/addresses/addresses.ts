/** The address book: where members withdraw to. Rules W32, W33. */
import type { MemberId } from '@evenkeel/kernel'
import { createAdding } from './adding.ts'
import {
  aboutAddress,
  aboutRemark,
  type BookParts,
  type Entry,
  type Network,
  type SealedEntry,
} from './entry.ts'

/** How long an address is in the book before the allow-list lets withdrawals go there. */
export const REST_MS = 24 * 60 * 60 * 1000

export type AddressBook = ReturnType<typeof createAddressBook>

export function createAddressBook(parts: BookParts) {
  const { tables, desk } = parts
  const has = async (sql: string, values: readonly unknown[]) =>
    (await tables.rows(sql, values)).length > 0

  return {
    ...createAdding(parts),

    /** The newest first. */
    async of(member: MemberId, { asset, chain }: Partial<Network> = {}): Promise<Entry[]> {
      const rows = await tables.rows<SealedEntry>(
        `select id::float8 as id, asset, chain, address, remark,
           extract(epoch from added_at)::float8 * 1000 as "addedAt"
         from wallet_address where member = $1
           and ($2::text is null or asset = $2) and ($3::text is null or chain = $3)
         order by id desc`,
        [member, asset ?? null, chain ?? null],
      )
      return rows.flatMap((row) => {
        const address = desk().read(row.address, aboutAddress(member))
        const remark = desk().read(row.remark, aboutRemark(member)) ?? ''
        // Nothing can be sent to one that cannot be read.
        return address === undefined ? [] : [{ ...row, address, remark }]
      })
    },

    /** Whether there is such an entry of the member's. */
    edit(member: MemberId, id: number, remark: string): Promise<boolean> {
      const sql = 'update wallet_address set remark = $3 where member = $1 and id = $2 returning 1'
      return has(sql, [member, id, desk().seal(remark, aboutRemark(member))])
    },

    remove(member: MemberId, id: number): Promise<boolean> {
      const sql = 'delete from wallet_address where member = $1 and id = $2 returning 1'
      return has(sql, [member, id])
    },

    async forget(member: MemberId): Promise<void> {
      await tables.rows('delete from wallet_address where member = $1', [member])
    },
  }
}
