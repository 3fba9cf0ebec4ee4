/** Answers that are ready to be sent in the chat, written by operators in several languages. */
import type { Language } from '@evenkeel/wire'
import { languages } from '@evenkeel/wire'
import type { Tables } from '@evenkeel/wire/server'

export type AnswerTexts = Readonly<Partial<Record<Language, string>>>
export type ReadyAnswer = {
  readonly number: number
  readonly title: string
  readonly texts: AnswerTexts
}

export type ReadyAnswers = {
  all(): Promise<readonly ReadyAnswer[]>
  /** Nothing, where there is none of this number. */
  save(number: number | undefined, title: string, texts: AnswerTexts): Promise<number | undefined>
  remove(number: number): Promise<boolean>
}

export function createReadyAnswers(tables: Tables): ReadyAnswers {
  return {
    all: () =>
      tables.rows<ReadyAnswer>(
        'select number::float8 as number, title, texts from support_answer order by title, number',
        [],
      ),

    async save(number, title, texts) {
      const values = [title, JSON.stringify(texts)]
      const [row] = await tables.rows<{ number: number }>(
        number === undefined
          ? 'insert into support_answer (title, texts) values ($1, $2) returning number::float8 as number'
          : `update support_answer set title = $1, texts = $2 where number = $3
             returning number::float8 as number`,
        number === undefined ? values : [...values, number],
      )
      return row?.number
    },

    async remove(number) {
      const sql = 'delete from support_answer where number = $1 returning 1'
      return (await tables.rows(sql, [number])).length > 0
    },
  }
}

export function writtenAnswer(texts: AnswerTexts) {
  return languages.flatMap((language) => {
    const text = texts[language]
    return text === undefined ? [] : [{ language, text }]
  })
}
