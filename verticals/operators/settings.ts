/** The plain settings in their table: what is set, by whom and when. */
import type { Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import { type SettingName, settingNames } from './contract/settings.ts'

export type KeptSetting = {
  readonly name: SettingName
  readonly value: string
  readonly changedAt: Millis | undefined
  readonly by: number | undefined
}

export type SettingTable = {
  all(): Promise<readonly KeptSetting[]>
  /** Answers with the value that it had. */
  set(name: SettingName, value: string, by: number): Promise<string>
}

type Row = {
  name: SettingName
  value: string
  changed_at: Millis | null
  changed_by: number | null
}

export function createSettingTable(tables: Tables, now: () => Millis): SettingTable {
  const read = async () => {
    const rows = await tables.rows<Row>(
      `select name, value, changed_at::float8 as changed_at, changed_by::float8 as changed_by
       from setting where name = any($1)`,
      [settingNames],
    )
    return new Map(rows.map((row) => [row.name, row]))
  }
  return {
    async all() {
      const kept = await read()
      return settingNames.map((name) => {
        const { value = '', changed_at: at, changed_by: by } = kept.get(name) ?? {}
        return { name, value, changedAt: at ?? undefined, by: by ?? undefined }
      })
    },
    async set(name, value, by) {
      const [before] = await tables.rows<{ value: string }>(
        `with was as (select value from setting where name = $1),
         made as (
           insert into setting (name, value, changed_at, changed_by) values ($1, $2, $3, $4)
           on conflict (name) do update set value = excluded.value,
             changed_at = excluded.changed_at, changed_by = excluded.changed_by)
         select value from was`,
        [name, value, now(), by],
      )
      return before?.value ?? ''
    },
  }
}
