/** The leverage that a program has set for a contract: HTX's orders name none. */
import type { MemberId } from '@evenkeel/kernel'
import type { Migration, Tables } from '@evenkeel/wire/server'
import type { Whose } from '../view.ts'

export const leverages: Migration = {
  id: 'contracts-0002-leverages',
  sql: `create table contract_leverage (
      realm text not null check (realm in ('real', 'demo')),
      member bigint not null references member,
      symbol text not null,
      leverage int not null check (leverage > 0),
      primary key (member, realm, symbol)
    );`,
}

/** Before one is set. */
const USUAL = 5

export type Leverages = ReturnType<typeof createLeverages>

export function createLeverages(tables: Tables) {
  return {
    async of({ id, realm }: Whose, symbol: string): Promise<number> {
      const [row] = await tables.rows<{ leverage: number }>(
        'select leverage from contract_leverage where member = $1 and realm = $2 and symbol = $3',
        [id, realm, symbol],
      )
      return row?.leverage ?? USUAL
    },

    async set({ id, realm }: Whose, symbol: string, leverage: number): Promise<void> {
      await tables.rows(
        `insert into contract_leverage (member, realm, symbol, leverage) values ($1, $2, $3, $4)
         on conflict (member, realm, symbol) do update set leverage = $4`,
        [id, realm, symbol, leverage],
      )
    },

    async forget(member: MemberId): Promise<void> {
      await tables.rows('delete from contract_leverage where member = $1', [member])
    },
  }
}
