/** A member's watchlist: which symbols, in which order. It is the person's, whichever realm they are in. */
import type { MemberId } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'

export async function watchlistOf(tables: Tables, member: MemberId): Promise<string[]> {
  const sql = 'select symbols from watchlist where member = $1'
  const [row] = await tables.rows<{ symbols: string[] }>(sql, [member])
  return row?.symbols ?? []
}

/** What stands twice is kept where it stands first. */
export async function keepWatchlist(
  tables: Tables,
  member: MemberId,
  symbols: readonly string[],
): Promise<string[]> {
  const kept = [...new Set(symbols)]
  await tables.rows(
    `insert into watchlist (member, symbols) values ($1, $2)
     on conflict (member) do update set symbols = excluded.symbols`,
    [member, kept],
  )
  return kept
}
