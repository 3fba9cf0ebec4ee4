/** The names that members choose for the market, and the signs that stand for owners: nobody's e-mail or number. */
import { createHmac } from 'node:crypto'
import { type MemberId, type Refused, refuse } from '@evenkeel/kernel'
import type { Migration, Tables } from '@evenkeel/wire/server'

export const migrations: readonly Migration[] = [
  {
    id: 'nft-0001-names',
    sql: `create table nft_name (
      member bigint primary key references member, name text not null, at bigint not null
    );
    create unique index nft_name_once on nft_name (lower(name));`,
  },
]

export type OwnerView = {
  readonly name: string | undefined
  readonly sign: string
  readonly is_house: boolean
  readonly is_you: boolean
}

export type Names = {
  nameOf(member: MemberId): Promise<string | undefined>
  /** Those who chose one. */
  namesOf(members: readonly MemberId[]): Promise<ReadonlyMap<MemberId, string>>
  choose(
    member: MemberId,
    name: string,
  ): Promise<{ readonly name: string } | Refused<'publicNameUnfit' | 'publicNameTaken'>>
  /** The same for the same member, whatever the name; `house` for the exchange. */
  signOf(member: MemberId): string
  /** How owners are shown to somebody. */
  views(
    members: readonly MemberId[],
    to: MemberId | undefined,
  ): Promise<(member: MemberId) => OwnerView>
  forget(member: MemberId): Promise<void>
}

const FIT = /^[A-Za-z0-9][A-Za-z0-9_.-]{2,19}$/
/** Nobody speaks for the exchange. */
const RESERVED = /evenkeel|admin|house|official|support|operator/i
const SIGN_DIGITS = 20

export function createNames(tables: Tables, key: Buffer, now: () => number): Names {
  async function namesOf(members: readonly MemberId[]): Promise<ReadonlyMap<MemberId, string>> {
    const asked = [...new Set(members)].filter((member) => member !== 0)
    if (asked.length === 0) return new Map()
    const rows = await tables.rows<{ member: string; name: string }>(
      'select member, name from nft_name where member = any($1::bigint[])',
      [asked],
    )
    return new Map(rows.map(({ member, name }) => [Number(member), name]))
  }
  function signOf(member: MemberId): string {
    if (member === 0) return 'house'
    const digest = createHmac('sha256', key).update(String(member)).digest('hex')
    return `0x${digest.slice(0, SIGN_DIGITS)}`
  }
  return {
    namesOf,
    signOf,
    nameOf: async (member) => (await namesOf([member])).get(member),
    async choose(member, name) {
      if (!FIT.test(name) || RESERVED.test(name)) return refuse('publicNameUnfit')
      const kept = await tables.rows<{ name: string }>(
        `insert into nft_name (member, name, at)
           select $1, $2, $3 where not exists
             (select from nft_name where lower(name) = lower($2) and member <> $1)
         on conflict (member) do update set name = excluded.name, at = excluded.at
         returning name`,
        [member, name, now()],
      )
      return kept.length > 0 ? { name } : refuse('publicNameTaken')
    },
    async views(members, to) {
      const names = await namesOf(members)
      return (member) => ({
        name: names.get(member),
        sign: signOf(member),
        is_house: member === 0,
        is_you: member !== 0 && member === to,
      })
    },
    async forget(member) {
      await tables.rows('delete from nft_name where member = $1', [member])
    },
  }
}
