/** What the console keeps, and where. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKept } from './kept.ts'

function storage() {
  const stored = new Map<string, string>()
  const face = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  } as Storage
  return { stored, face }
}

test('the token is in the tab alone: another tab, or the next start of the browser, has none', () => {
  const [tab, browser] = [storage(), storage()]
  const kept = createKept(tab.face, browser.face, [])
  kept.keepToken('op_1')
  kept.keepReturn('/audit')
  assert.equal(kept.token(), 'op_1')
  assert.equal(browser.stored.size, 0)
  kept.dropToken()
  assert.equal(kept.token(), undefined)
  assert.equal(kept.takeReturn(), '/audit')
  assert.equal(kept.takeReturn(), undefined)
})

test('language and theme outlive the tab; a stranger reads the language of the browser', () => {
  const [tab, browser] = [storage(), storage()]
  const kept = createKept(tab.face, browser.face, ['xx', 'pt-BR'])
  assert.equal(kept.language(), 'pt')
  kept.keepLanguage('zh-TW')
  assert.equal(kept.language(), 'zh-TW')
  browser.stored.set('LANGUAGE', 'klingon')
  assert.equal(kept.language(), 'pt')
  assert.equal(kept.theme(), undefined)
  kept.keepTheme('light')
  assert.equal(kept.theme(), 'light')
  assert.equal(tab.stored.size, 0)
})
