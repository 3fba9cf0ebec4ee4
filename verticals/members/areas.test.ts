/** Areas of telephone numbers: whole, named and sorted in every language. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@evenkeel/wire'
import { areasIn } from './areas.ts'
import { readContact } from './contacts.ts'
import { getAreas } from './contract/index.ts'

test('[E1] every country has a name and a code in all 13 languages', () => {
  for (const language of languages) {
    const areas = areasIn(language)
    assert(areas.length > 200)
    assert(getAreas.output.safeParse(areas).success)
    for (const { country, name, area_code } of areas) {
      assert.match(area_code, /^\+[1-9][0-9]{0,3}$/)
      assert.notEqual(name, country, `${language} has no name for ${country}`)
    }
    assert.equal(new Set(areas.map(({ country }) => country)).size, areas.length)
  }
})

test('[E1] areas are named in the language and stand in its order', () => {
  const germany = (language: 'en' | 'de' | 'ru' | 'zh-TW' | 'hi') =>
    areasIn(language).find(({ country }) => country === 'DE')
  assert.deepEqual(germany('en'), { country: 'DE', name: 'Germany', area_code: '+49' })
  assert.equal(germany('de')?.name, 'Deutschland')
  assert.equal(germany('ru')?.name, 'Германия')
  assert.equal(germany('hi')?.name, 'जर्मनी')
  assert.equal(germany('zh-TW')?.name, '德國')

  // A German looks for Austria among the words with O, not behind those with Z.
  const names = areasIn('de').map(({ name }) => name)
  assert(names.indexOf('Oman') < names.indexOf('Österreich'))
  assert(names.indexOf('Österreich') < names.indexOf('Polen'))
  assert.equal(areasIn('de'), areasIn('de'))
})

test('[E4] a number with a code from the list is understood', () => {
  const { area_code } = areasIn('en').find(({ country }) => country === 'DE') ?? assert.fail()
  assert.deepEqual(readContact({ area_code, phone: '0151 1234 5678' }), {
    kind: 'phone',
    text: '+4915112345678',
  })
})
