/** The operators of the wallet: the core tells them apart by number, people by name. Operators of the console are rows of this table. */
import type { MemberId } from '@evenkeel/kernel'
import type { Migration, Tables } from '@evenkeel/wire/server'

const operators = `
create table operator (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 2 and 60)
);
-- Names that differ in case alone are one person: nobody confirms what they proposed themselves.
create unique index operator_name on operator (lower(name));
`

export const operatorMigrations: readonly Migration[] = [
  { id: 'wallet-0021-operators', sql: operators },
]

/** Who has this number. */
export async function nameOf(tables: Tables, id: number): Promise<string | undefined> {
  const sql = 'select name from operator where id = $1'
  return (await tables.rows<{ name: string }>(sql, [id]))[0]?.name
}

/** The numbers that members are known by. */
export async function uidsOf(
  tables: Tables,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  const rows = await tables.rows<{ id: MemberId; uid: number }>(
    'select id::float8 as id, uid from member where id = any($1)',
    [[...new Set(members)]],
  )
  return new Map(rows.map(({ id, uid }) => [id, uid]))
}
