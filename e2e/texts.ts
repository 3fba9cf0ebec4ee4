/** The app's own words in a language, so that a test finds things in all of them. */
import assert from 'node:assert/strict'
import { fill, type Language } from '@evenkeel/wire'

const folders = [
  '../ui/text',
  '../apps/web/text',
  '../verticals/wallet/text',
  '../verticals/market/text',
  '../verticals/spot/text',
  '../verticals/members/text',
  '../verticals/members/web/security/text',
]

export type Say = (key: string, values?: Readonly<Record<string, string>>) => string

export async function textsOf(language: Language): Promise<Say> {
  const parts = await Promise.all(
    folders.map(async (folder) => {
      const module = (await import(`${folder}/${language}.ts`)) as {
        default: Readonly<Record<string, string>>
      }
      return module.default
    }),
  )
  const texts: Readonly<Record<string, string>> = Object.assign({}, ...parts)
  return (key, values = {}) => {
    const text = texts[key]
    assert.ok(text !== undefined, `there is no text ${key}`)
    return fill(text, language, values).replace(/\{\w+\}/g, '')
  }
}
