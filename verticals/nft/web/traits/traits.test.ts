/** Whatever an item can be has a name in every language, and nothing else has. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@evenkeel/wire'
import { kinds, traitsOf } from '../../core/traits.ts'
import { traits } from '../../texts.ts'

const wanted = kinds.flatMap((kind) =>
  traitsOf[kind].flatMap(({ type, values }) => [
    `trait.${type}`,
    ...values.map(([value]) => `trait.${type}.${value}`),
  ]),
)

for (const language of languages)
  test(`[NF25] every trait and value has its name in ${language}, each of a trait its own`, async () => {
    const texts = (await traits(language)).default as Record<string, string>
    assert.deepEqual(Object.keys(texts), wanted)
    for (const kind of kinds)
      for (const { type, values } of traitsOf[kind]) {
        const names = values.map(([value]) => texts[`trait.${type}.${value}`])
        assert.equal(new Set(names).size, values.length, `${language} ${type}`)
      }
  })

test('[NF25] two traits of one kind are never called the same', async () => {
  for (const language of languages) {
    const texts = (await traits(language)).default as Record<string, string>
    for (const kind of kinds) {
      const types = traitsOf[kind].map(({ type }) => texts[`trait.${type}`])
      assert.equal(new Set(types).size, types.length, `${language} ${kind}`)
    }
  }
})
