/** Where withdrawals go to: the address is sealed in a table, and the journal has a hash of it (rule W29). */
import { createHash, randomBytes } from 'node:crypto'
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { History, MemberDesk, Tables } from '@evenkeel/wire/server'
import type { ChainName } from '../core/networks.ts'
import type { Level } from '../core/withdrawals.ts'

/** What a member asked for under a key, as far as it is about where to. */
export type DestinationRequest = {
  readonly member: MemberId
  readonly chain: ChainName
  readonly address: string
  readonly key: string
  readonly level: Level
  /** The key of the program that asked. */
  readonly apiKey?: number | undefined
}
export type Kept = { readonly destination: string; readonly level: Level }
/** A destination, opened: what its hash is of. */
export type Opened = { readonly salt: string; readonly address: string }
/** And whether a program has asked for it. */
export type Found = Opened & { readonly isByProgram: boolean }

export type Destinations = {
  /** Written before the command that names it. For the same key and address it is the same; nothing, where the key stands for another. */
  keep(request: DestinationRequest): Promise<Kept | undefined>
  /** What was kept for this key, if it was for this address. */
  find(request: Omit<DestinationRequest, 'level' | 'apiKey'>): Promise<Kept | undefined>
  open(destination: string): Promise<Found | undefined>
  /** The address of one whose row was read already; `undefined` if it cannot be opened. Rule E56. */
  read(destination: string, chain: ChainName, sealed: Buffer): string | undefined
  /** Where a member who is erased has sent to. */
  forget(member: MemberId): Promise<void>
  /** Forgets those that no command ever named. */
  clean(now: Millis): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly history: History
  readonly desk: () => Pick<MemberDesk, 'seal' | 'unseal' | 'index'>
  readonly now: () => Millis
}

/** Long after a command would have been decided or dropped. */
const UNUSED_MS = 3_600_000
const SALT_BYTES = 16

export function hashOf({ salt, address }: Opened, chain: ChainName): string {
  return createHash('sha256').update(`${salt} ${chain} ${address}`).digest('hex')
}

const aboutOf = (hash: string) => `withdrawal ${hash}`

function openedFrom(text: string, destination: string, chain: ChainName): Opened {
  const [salt = '', address = ''] = text.split(' ')
  const opened = { salt, address }
  if (hashOf(opened, chain) !== destination) throw new Error('a destination does not have its hash')
  return opened
}

export function createDestinations({ tables, history, desk, now }: Options): Destinations {
  const askedOf = ({ chain, address }: Pick<DestinationRequest, 'chain' | 'address'>) =>
    desk().index('withdrawal', `${chain} ${address}`)

  async function find(
    request: Omit<DestinationRequest, 'level' | 'apiKey'>,
  ): Promise<Kept | undefined> {
    const [row] = await tables.rows<Kept>(
      `select hash as destination, level from withdrawal_destination
       where member = $1 and request_key = $2 and asked = $3`,
      [request.member, request.key, askedOf(request)],
    )
    return row
  }

  const unseal = (destination: string, chain: ChainName, sealed: Buffer) =>
    openedFrom(desk().unseal(sealed, aboutOf(destination)), destination, chain)

  return {
    find,
    async keep(request) {
      const { member, chain, address, key, level, apiKey } = request
      const opened = { salt: randomBytes(SALT_BYTES).toString('hex'), address }
      const hash = hashOf(opened, chain)
      const sealed = desk().seal(`${opened.salt} ${address}`, aboutOf(hash))
      await tables.rows(
        `insert into withdrawal_destination
           (hash, member, chain, request_key, asked, level, sealed, made_at, api_key)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (member, request_key)
           do update set made_at = excluded.made_at where withdrawal_destination.asked = excluded.asked`,
        [hash, member, chain, key, askedOf(request), level, sealed, now(), apiKey ?? null],
      )
      return find(request)
    },

    async open(destination) {
      const [row] = await tables.rows<{ chain: ChainName; sealed: Buffer; by_program: boolean }>(
        `select chain, sealed, api_key is not null as by_program
         from withdrawal_destination where hash = $1`,
        [destination],
      )
      if (row === undefined) return undefined
      return { ...unseal(destination, row.chain, row.sealed), isByProgram: row.by_program }
    },

    read(destination, chain, sealed) {
      try {
        return unseal(destination, chain, sealed).address
      } catch {
        return undefined
      }
    },

    async forget(member) {
      await tables.rows('delete from withdrawal_destination where member = $1', [member])
    },

    async clean(at) {
      // Over the history, which answers only once all that was decided is in the table that is asked.
      await history.rows(
        `delete from withdrawal_destination kept where made_at < $1
         and not exists (select 1 from withdrawal where destination = kept.hash)`,
        [at - UNUSED_MS],
      )
    },
  }
}
