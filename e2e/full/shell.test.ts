/** What every page has in common: the marks of what is on the real account alone, the settings, and the eye over balances. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { button, closeTop, dialog, go, shows } from '../finding.ts'
import { openStage } from '../stage.ts'
import { toasted } from '../toasts.ts'
import { amount, from, to } from '../transferPage.ts'

const stage = openStage()

for (const language of ['de', 'vi'] as const)
  test(`a mark covers nothing of what it marks, at 320 px in ${language}`, async (t) => {
    // On the demo account, what is of the real one alone has a mark.
    const small = { language, width: 320, scale: 1, realm: 'demo' } as const
    const { page } = await stage.member(t, '/home', small)
    for (const path of ['/home']) {
      await go(page, path)
      await page.locator('nav a').first().waitFor()
      const { marks, covered } = await page.evaluate(() => {
        const dots = [...document.querySelectorAll('nav a, header span')].flatMap((place) =>
          [...place.querySelectorAll('span')].filter(
            ({ childNodes, offsetWidth }) => childNodes.length === 0 && offsetWidth > 0,
          ),
        )
        const boxes: DOMRect[] = []
        for (const icon of document.querySelectorAll('nav a svg, header svg'))
          boxes.push(icon.getBoundingClientRect())
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const parent = node.parentElement
          if (!parent?.closest('nav a, header') || parent.offsetWidth <= 1) continue
          const range = document.createRange()
          range.selectNodeContents(node)
          boxes.push(...range.getClientRects())
        }
        const meets = (one: DOMRect, other: DOMRect) =>
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5
        const seen = dots.map((dot) => dot.getBoundingClientRect())
        const isOver = (dot: DOMRect) => boxes.some((box) => meets(dot, box))
        return { marks: seen.length, covered: seen.filter(isOver).length }
      })
      assert.ok(marks >= 1, `${path} has ${marks} marks`)
      assert.equal(covered, 0, path)
    }
  })

test('the settings are the same in the menu and on the page of the account', async (t) => {
  const { page } = await stage.member(t, '/home')
  const names = ['Theme Dark', 'Up and down colours Green up, red down', 'Sign out']
  await button(page, 'Menu').click()
  for (const name of names) await button(dialog(page, 'Menu'), name).waitFor()
  await closeTop(page)
  await go(page, '/my')
  for (const name of names) await button(page, name).waitFor()
  await button(page, 'Up and down colours Green up, red down').click()
  await button(dialog(page, 'Up and down colours'), 'Red up, green down').click()
  await button(page, 'Up and down colours Red up, green down').waitFor()
})

test('balances that the eye hides are hidden on the page of transfers as well', async (t) => {
  const want = { funds: { USDT: '1250.5' }, kept: { HIDE_BALANCES: '1' } }
  const { page } = await stage.member(t, '/transfer', want)
  await shows(from(page), '******')
  await shows(to(page), '******')
  await button(page, /^Coin/).click()
  await shows(dialog(page, 'Choose a coin'), '******')
  await closeTop(page)
  await amount(page).fill('2000')
  await page.getByText('Insufficient funds').first().waitFor()
  assert.equal(await page.getByText(/1,250/).count(), 0)
  // What is moved is the member's own figure.
  await button(page, 'All').click()
  assert.equal(await amount(page).inputValue(), '1250.5')
  await button(page, 'Transfer USDT').click()
  await button(page, 'Confirm').click()
  await toasted(page, 'Transfer successful')
})
