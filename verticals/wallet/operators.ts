/** The operators of the wallet: the core tells them apart by number, people by name. */
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

/** The number that stands in the journal for whoever has this name; the first time it is given one. */
export async function operatorOf(tables: Tables, name: string): Promise<number> {
  const [row] = await tables.rows<{ id: string }>(
    `insert into operator (name) values ($1)
     on conflict (lower(name)) do update set name = operator.name returning id`,
    [name.trim().replace(/\s+/g, ' ')],
  )
  if (row === undefined) throw new Error('an operator got no number')
  return Number(row.id)
}
