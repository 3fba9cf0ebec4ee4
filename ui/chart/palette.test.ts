/** The chart's colours: those of the page, and readable on it. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contrast, fade, inkOn, readerAt, readPalette } from './palette.ts'
import { givenGlobals } from './testing/globals.ts'

const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')

/** What a theme's blocks say of a property. */
function inTheme(theme: 'dark' | 'light', property: string): string {
  const blocks = [...tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, selector = '']) =>
      selector.includes(`[data-theme='${theme}']`) && !selector.includes(':not'),
  )
  const found = blocks.flatMap(
    ([, , body = '']) => new RegExp(`${property}: ([^;]+);`).exec(body)?.[1] ?? [],
  )
  assert.equal(found.length, 1, `${property} in ${theme}`)
  return found[0]!
}

test('every colour comes from a property of the page', () => {
  const palette = readPalette((property) => `value of ${property}`)
  assert.equal(palette.up, 'value of --up')
  assert.equal(palette.downFill, 'value of --down-fill')
  assert.equal(palette.hues[3], 'value of --chart-hue-4')
})

test('a property is read as the browser resolves it, in a way that a canvas knows', () => {
  const resolved: Readonly<Record<string, string>> = { '--up': ' #2ebd85' }
  const getPropertyValue = (property: string) => resolved[property]
  givenGlobals({ getComputedStyle: () => ({ getPropertyValue }) })
  assert.equal(readerAt({} as HTMLElement)('--up'), '#2ebd85')
  readPalette((property) => {
    const said = tokens.match(new RegExp(`${property}: [^;]+;`, 'g')) ?? []
    assert.ok(said.length > 0, property)
    for (const one of said) assert.match(one, /: (#[0-9a-f]{6}|var\(--[a-z-]+\));$/)
    return ''
  })
})

for (const theme of ['dark', 'light'] as const)
  for (const hue of [1, 2, 3, 4])
    test(`line ${hue} and its value can be read in ${theme}`, () => {
      const line = inTheme(theme, `--chart-hue-${hue}`)
      assert.ok(contrast(line, inTheme(theme, '--back')) >= 4.5)
    })

test('words on a tag stand out in every scheme', () => {
  for (const theme of ['dark', 'light'] as const)
    for (const property of ['--green-fill', '--red-fill', '--blue', '--orange']) {
      const fill = inTheme(theme, property)
      assert.ok(contrast(fill, inkOn(fill)) >= 4.5, `${property} in ${theme}`)
    }
})

test('a colour is faded however the browser writes it', () => {
  assert.equal(fade('#2ebd85', 0.5), 'rgba(46, 189, 133, 0.5)')
  assert.equal(fade('#fff', 0.2), 'rgba(255, 255, 255, 0.2)')
  assert.equal(fade('rgb(46, 189, 133)', 0.6), 'rgba(46, 189, 133, 0.6)')
  assert.equal(fade('rgba(46, 189, 133, 0.5)', 0.5), 'rgba(46, 189, 133, 0.25)')
  assert.equal(fade('color(srgb 1 0.5 0)', 1), 'rgba(255, 128, 0, 1)')
})
