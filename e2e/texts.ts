/** The app's own words in a language, so that a test finds things in all of them. */
import assert from 'node:assert/strict'
import { fill, type Language, type Texts } from '@evenkeel/wire'
import { parts } from '../apps/web/places.ts'

const ofKit: Texts = (language) => import(`../ui/text/${language}.ts`)
const ofParts = parts.flatMap(({ names, firstTexts = [], screens = {} }) => [
  ...(names === undefined ? firstTexts : [names, ...firstTexts]),
  ...Object.values(screens).flatMap(({ texts = [] }) => texts),
])

export type Say = (key: string, values?: Readonly<Record<string, string>>) => string

export async function textsOf(language: Language): Promise<Say> {
  const loaded = await Promise.all(
    [...new Set([ofKit, ...ofParts])].map(async (load) => (await load(language)).default),
  )
  const texts: Readonly<Record<string, string>> = Object.assign({}, ...loaded)
  return (key, values = {}) => {
    const text = texts[key]
    assert.ok(text !== undefined, `there is no text ${key}`)
    return fill(text, language, values).replace(/\{\w+\}/g, '')
  }
}
