/** What the operator has set about members: whether registration is open, whether there is a demo realm. */
import type { Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'

export type HouseRules = {
  readonly isOpen: boolean
  /** The house's own code is not given to who comes without a link. */
  readonly isByInvitation: boolean
  readonly hasDemo: boolean
  readonly houseCode: string
}

const FRESH_MS = 1_000

/** One reading serves all who ask within a second. A first install gets its house code here. */
export async function openHouseRules(
  tables: Tables,
  now: () => Millis,
): Promise<() => Promise<HouseRules>> {
  await tables.rows(
    `insert into setting (name, value)
     values ('house_invite_code', upper(left(gen_random_uuid()::text, 8)))
     on conflict (name) do nothing`,
    [],
  )
  let read: Promise<HouseRules> | undefined
  let at = 0
  return () => {
    if (read === undefined || now() - at >= FRESH_MS) {
      at = now()
      read = readRules(tables)
      read.catch(() => {
        read = undefined
      })
    }
    return read
  }
}

async function readRules(tables: Tables): Promise<HouseRules> {
  const rows = await tables.rows<{ name: string; value: string }>(
    `select name, value from setting
     where name in ('registration', 'simulation', 'house_invite_code')`,
    [],
  )
  const set = new Map(rows.map(({ name, value }) => [name, value]))
  return {
    isOpen: set.get('registration') !== 'closed',
    isByInvitation: set.get('registration') === 'invitation',
    hasDemo: set.get('simulation') !== 'off',
    houseCode: set.get('house_invite_code') ?? '',
  }
}
