/** How the transfer screen looks and behaves for everyone: languages, themes, keyboard, axe. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { languages } from '@evenkeel/wire'
import type { Browser, Page } from 'playwright-core'
import { cutTexts, openBrowser, openPhone, screenshot, type Wish } from './browser.ts'

let server: TestServer
let browser: Browser
let axe: string
before(async () => {
  server = await startTestServer()
  browser = await openBrowser()
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
})
after(async () => {
  await browser?.close()
  await server?.stop()
})

async function given(wish: Wish) {
  const { token } = await server.member({ funds: { USDT: '123456789.12345678', BTC: '1' } })
  const { context, complaints } = await openPhone(browser, { reducedMotion: 'reduce', ...wish })
  const page = await context.newPage()
  await page.goto(`${server.url}/#/enter?token=${token}`)
  await page.getByRole('textbox').waitFor()
  await page.evaluate(() => document.fonts.ready)
  return { page, context, complaints }
}

/** The screen in each of its states, one after another. */
async function visit(page: Page, look: (state: string) => Promise<void>) {
  const decimal = await page.evaluate(
    () => (1.5).toLocaleString(`${document.documentElement.lang}-u-nu-latn`)[1],
  )
  const submit = page.locator('form > button').last()
  await look('empty')
  await page.getByRole('textbox').fill('1.2.3')
  await look('misread')
  assert.equal(await submit.isDisabled(), true)
  await page.getByRole('textbox').fill(`999999999999${decimal}99999999`)
  await look('too-much')
  await page.getByRole('textbox').fill(`98765432${decimal}12345678`)
  await look('filled')
  await submit.click()
  await page.getByRole('dialog').waitFor()
  await look('confirm')
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('listitem').first().waitFor()
  await page.waitForTimeout(1800)
  await look('done')
  for (const [nth, name] of ['from', 'to', 'coin'].entries()) {
    const trigger =
      nth < 2
        ? page.locator('form button[aria-haspopup]').nth(nth)
        : page.locator('form > button').first()
    await trigger.click()
    await page.getByRole('dialog').waitFor()
    if (name !== 'to') await look(`sheet-${name}`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('dialog').waitFor()
  await look('sheet-language')
}

async function violations(page: Page): Promise<string[]> {
  // The page's policy allows no foreign script; the debugger's own world is not under it.
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<Found> } }
    type Found = { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }
    const { violations: all } = await axe.run()
    return all.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
    )
  })
}

for (const colorScheme of ['dark', 'light'] as const)
  test(`axe finds nothing in any state, ${colorScheme}`, async () => {
    const { page, context, complaints } = await given({ colorScheme })
    await visit(page, async (state) => {
      await screenshot(page, `look-${colorScheme}-${state}`)
      assert.deepEqual(await violations(page), [], state)
    })
    assert.deepEqual(complaints, [])
    await context.close()
  })

for (const language of languages)
  test(`nothing is cut or leaves the screen at 320 px in ${language}`, async () => {
    const { page, context, complaints } = await given({ language, width: 320 })
    assert.equal(await page.evaluate(() => document.documentElement.lang), language)
    await visit(page, async (state) => {
      await screenshot(page, `narrow-${language}-${state}`)
      assert.deepEqual(await cutTexts(page), [], state)
    })
    await page.evaluate(() => localStorage.removeItem('LOGIN_TOKEN'))
    await page.reload()
    await page.locator('input[type=password]').waitFor()
    await page.locator('input[type=password]').fill('short')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'npm run sandbox-member' }).waitFor()
    await screenshot(page, `narrow-${language}-login`)
    assert.deepEqual(await cutTexts(page), [], 'login')
    assert.deepEqual(complaints, [])
    await context.close()
  })

test('targets for a finger are 44 px or more, on the narrowest phone too', async () => {
  const { page, context } = await given({ width: 320 })
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, input')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      return height < 43.9 || (width < 43.9 && width > 0)
        ? [`${element.outerHTML.slice(0, 80)} ${width}x${height}`]
        : []
    }),
  )
  assert.deepEqual(small, [])
  await context.close()
})

test('a transfer by keyboard alone; focus is always seen and comes back', async () => {
  const { page, context } = await given({})
  const focused = () =>
    page.evaluate(() =>
      (
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        ''
      ).trim(),
    )
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab')
      if (name.test(await focused())) return
    }
    assert.fail(`the Tab key never reaches ${name}`)
  }
  await tabTo(/^From/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'From' }).waitFor()
  assert.match(await focused(), /^Spot account/)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  assert.match(await focused(), /^From/)
  await tabTo(/^Swap/)
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  )
  assert.equal(outline, 'solid')
  await tabTo(/^Coin/)
  await page.keyboard.press('Tab')
  await page.keyboard.type('12.5')
  await tabTo(/^Transfer USDT/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(/^Confirm/)
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: '12.5 USDT' }).waitFor()
  await context.close()
})

test('theme and language are chosen at the top, kept, and shown before the first paint', async () => {
  const { page, context } = await given({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { name: 'Transferverlauf' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Transferverlauf' }).waitFor()
  const kept = await page.evaluate(() => [
    document.documentElement.dataset.theme,
    document.documentElement.lang,
    document.cookie,
  ])
  assert.deepEqual(kept, ['light', 'de', 'lang=de'])
  await context.close()
})
