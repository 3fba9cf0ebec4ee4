/** How an address gets into the book: once, with proof, and told to whoever owns the account. Rule W32. */
import { type MemberId, type Refused, refuse } from '@evenkeel/kernel'
import type {
  Caller,
  Origin,
  TransactionProof,
  TransactionProofRefusal,
} from '@evenkeel/wire/server'
import { type AddressFault, readAddress } from '../chains/address.ts'
import { aboutAddress, aboutRemark, type BookParts, type Entry, type Network } from './entry.ts'
import { addedNotice } from './notice.ts'

type Target = Network & Pick<Entry, 'address'>
/** `key` is the request's: a repeat adds nothing, and is told what the first was. */
export type NewEntry = Target & { readonly remark: string; readonly key: string }
type By = { readonly caller: Caller; readonly proof: TransactionProof; readonly from: Origin }
/** The address as its chain writes it, and what it is found by. */
type Found = { readonly address: string; readonly lookup: Buffer }
type LookRefusal = AddressFault | 'addressIsOurs' | 'addressKnown'
type AddRefusal = LookRefusal | TransactionProofRefusal | 'tooManyAddresses' | 'keyReused'

const MOST = 100

export function createAdding(parts: BookParts) {
  const { desk, now, onFailure } = parts

  /** Requests at once may want the same place: who comes second takes the next, as long as there is one. */
  async function keep(member: MemberId, entry: NewEntry, found: Found) {
    for (;;) {
      const id = await insert(parts, member, entry, found)
      if (id !== undefined) return { id }
      const meanwhile = (await doneWith(parts, member, entry)) ?? (await look(parts, member, entry))
      if (typeof meanwhile === 'number' || 'ok' in meanwhile) return meanwhile
      if (await isFull(parts, member)) return refuse('tooManyAddresses')
    }
  }

  return {
    /** Whether it could be added: a right address of its chain, and not in the book. */
    look: (member: MemberId, target: Target) => look(parts, member, target),

    /** The proof last: what is wrong anyway costs neither a try nor a code. */
    async add({ caller, proof, from }: By, entry: NewEntry): Promise<number | Refused<AddRefusal>> {
      const member = caller.id
      const before = await doneWith(parts, member, entry)
      if (before !== undefined) return before
      const found = await look(parts, member, entry)
      if ('ok' in found) return found
      if (await isFull(parts, member)) return refuse('tooManyAddresses')
      const fault = await desk().prove(caller, proof, from)
      if (fault !== undefined) return fault
      const kept = await keep(member, entry, found)
      if (typeof kept === 'number' || 'ok' in kept) return kept
      const { asset, chain } = entry
      const notice = addedNotice({ asset, chain, address: found.address, at: now() })
      await desk().notify(member, notice).catch(onFailure)
      return kept.id
    },
  }
}

async function look(
  parts: BookParts,
  member: MemberId,
  target: Target,
): Promise<Found | Refused<LookRefusal>> {
  const found = read(parts, target)
  if ('ok' in found) return found
  if (await parts.isOurs(target.chain, found.address)) return refuse('addressIsOurs')
  const rows = await parts.tables.rows(
    'select 1 from wallet_address where member = $1 and asset = $2 and chain = $3 and lookup = $4',
    [member, target.asset, target.chain, found.lookup],
  )
  return rows.length > 0 ? refuse('addressKnown') : found
}

function read({ desk }: BookParts, { chain, address }: Target): Found | Refused<AddressFault> {
  const found = readAddress(chain, address)
  if (!found.ok) return refuse(found.fault)
  return { address: found.address, lookup: desk().index('address', `${chain} ${found.address}`) }
}

/** What was added with this key. */
async function doneWith(
  parts: BookParts,
  member: MemberId,
  entry: NewEntry,
): Promise<number | Refused<'keyReused'> | undefined> {
  const [row] = await parts.tables.rows<Network & { id: number; lookup: Buffer }>(
    `select id::float8 as id, asset, chain, lookup from wallet_address
     where member = $1 and request_key = $2`,
    [member, entry.key],
  )
  if (row === undefined) return undefined
  const found = read(parts, entry)
  const isSame = 'lookup' in found && found.lookup.equals(row.lookup) && row.asset === entry.asset
  return isSame ? row.id : refuse('keyReused')
}

async function insert(
  { tables, desk, now }: BookParts,
  member: MemberId,
  { asset, chain, remark, key }: NewEntry,
  { address, lookup }: Found,
): Promise<number | undefined> {
  const [row] = await tables.rows<{ id: number }>(
    `insert into wallet_address
       (member, asset, chain, address, lookup, remark, request_key, added_at, place)
     select $1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000), place
     from generate_series(1, ${MOST}) as place
     where place not in (select place from wallet_address where member = $1)
     order by place limit 1
     on conflict do nothing returning id::float8 as id`,
    [
      member,
      asset,
      chain,
      desk().seal(address, aboutAddress(member)),
      lookup,
      desk().seal(remark, aboutRemark(member)),
      key,
      now(),
    ],
  )
  return row?.id
}

async function isFull({ tables }: BookParts, member: MemberId): Promise<boolean> {
  const sql = 'select 1 from wallet_address where member = $1'
  return (await tables.rows(sql, [member])).length >= MOST
}
