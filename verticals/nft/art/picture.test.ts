/** The pictures of whole collections: the same each time, each its own, and nothing in them but shapes. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { firstCollections } from '../catalogue.ts'
import { pictureOf } from './picture.ts'

/** What was bought is what is drawn: these change only when a drawing is mended on purpose. */
const DRAWN = ['6440b25576487a09', '807c19e962bc7a45', 'dcfab698310bdb9e']
const SHAPES =
  /^(svg|defs|g|path|circle|ellipse|rect|line|text|stop|linearGradient|radialGradient|clipPath|pattern)$/

for (const [nth, collection] of firstCollections.entries())
  test(`[NF20] every picture of ${collection.code} is its own, the same each time, and made of shapes alone`, () => {
    const one = { number: nth + 1, ...collection }
    const numbers = Array.from({ length: collection.size }, (_, at) => at + 1)
    const pictures = numbers.map((number) => pictureOf(one, number))
    assert.deepEqual(
      pictures.slice(0, 5),
      numbers.slice(0, 5).map((number) => pictureOf(one, number)),
    )
    const hash = createHash('sha256').update(pictures.join('')).digest('hex')
    assert.equal(hash.slice(0, 16), DRAWN[nth])
    assert.ok(new Set(pictures).size > collection.size * 0.99)
    for (const picture of pictures) {
      assert.ok(picture.length < 40_000)
      assert.doesNotMatch(picture, /NaN|undefined|href|script|\son\w+=|url\((?!#)|&(?!amp;)/)
      const open: string[] = []
      for (const [, end, name = '', alone] of picture.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
        assert.match(name, SHAPES)
        if (end === '/') assert.equal(open.pop(), name)
        else if (alone === '') open.push(name)
      }
      assert.deepEqual(open, [])
    }
  })
