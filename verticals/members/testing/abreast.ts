/** Tables where statements of a kind wait for each other: what races by chance elsewhere surely races here. */

type Tables = { rows<Row>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> }
export type Abreast = Tables & {
  /** The next so many statements with this in them begin together, once all of them have come. */
  gather(many: number, part: string): void
}

export function abreast(tables: Tables): Abreast {
  let gathering: { part: string; left: number; all: PromiseWithResolvers<void> } | undefined
  return {
    gather(many, part) {
      gathering = { part, left: many, all: Promise.withResolvers() }
    },
    async rows(sql, values) {
      const mine = gathering !== undefined && sql.includes(gathering.part) ? gathering : undefined
      if (mine !== undefined) {
        if (--mine.left === 0) {
          gathering = undefined
          mine.all.resolve()
        }
        await mine.all.promise
      }
      return tables.rows(sql, values)
    },
  }
}
