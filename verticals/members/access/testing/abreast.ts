/** Tables where statements of a kind wait for each other: what races by chance elsewhere surely races here. */
import type { Tables } from '@evenkeel/wire/server'

export type Abreast = Tables & {
  /**
   * The next so many statements with this in them begin together, once all of them have come. Answers how many
   * were held: a test asks, because after a change of the words there would be none, and no race.
   */
  gather(many: number, part: string): () => number
}

type Gathering = {
  readonly many: number
  readonly part: string
  held: number
  readonly all: PromiseWithResolvers<void>
}

export function abreast(tables: Tables): Abreast {
  let gathering: Gathering | undefined
  return {
    gather(many, part) {
      const begun: Gathering = { many, part, held: 0, all: Promise.withResolvers() }
      gathering = begun
      return () => begun.held
    },
    async rows(sql, values) {
      const mine = gathering !== undefined && sql.includes(gathering.part) ? gathering : undefined
      if (mine !== undefined) {
        if (++mine.held === mine.many) {
          gathering = undefined
          mine.all.resolve()
        }
        await mine.all.promise
      }
      return tables.rows(sql, values)
    },
  }
}
