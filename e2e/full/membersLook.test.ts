/** The entrance and the account pages looked at in every state: by axe in both themes, and at 320 px in all languages. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { handIn } from '@evenkeel/server/testing/pictures.ts'
import { registered } from '@evenkeel/verticals/members/testing/registered.ts'
import type { Language } from '@evenkeel/wire'
import type { Page } from 'playwright-core'
import { screenshot } from '../browser.ts'
import { button, closeTop, go } from '../finding.ts'
import { cutForGood, settled, violations } from '../looking.ts'
import { newEmail, REFUSED } from '../membersPage.ts'
import { newIdNumber, review } from '../reviewing.ts'
import { openStage } from '../stage.ts'
import { swept } from '../swept.ts'
import { type Say, textsOf } from '../texts.ts'

const stage = openStage()

type Look = (state: string) => Promise<void>
type Visit = { readonly page: Page; readonly say: Say; readonly look: Look }
type Tokens = Readonly<Record<'fresh' | 'inReview' | 'returned' | 'verified' | 'demo', string>>

test('axe finds nothing in any state of the entrance, dark or light', async (t) => {
  const eyes = await openEyes(t, 390, inBothThemes)
  await lookAtEntrance({ ...eyes, say: await textsOf('en') })
  assert.deepEqual(eyes.take(), {})
})

test('axe finds nothing in any state of the account pages, dark or light', async (t) => {
  const eyes = await openEyes(t, 390, inBothThemes)
  await lookAtAccount({ ...eyes, say: await textsOf('en') }, await givenMembers(eyes.page))
  assert.deepEqual(eyes.take(), {})
})

test('nothing of them is cut or leaves the screen at 320 px', async (t) => {
  const visitor = await openEyes(t, 320, cutForGood)
  const member = await openEyes(t, 320, cutForGood)
  const tokens = await givenMembers(member.page)
  for (const language of swept)
    await t.test(language, async () => {
      const say = await textsOf(language)
      for (const { page } of [visitor, member]) await speak(page, language)
      await Promise.all([
        lookAtEntrance({ ...visitor, say }),
        lookAtAccount({ ...member, say }, tokens),
      ])
      assert.deepEqual({ ...visitor.take(), ...member.take() }, {})
    })
})

async function lookAtEntrance({ page, say, look }: Visit): Promise<void> {
  const press = (key: string) => button(page.getByRole('main'), say(key)).click()
  const wrong = page.locator('[data-wrong=true]')
  await go(page, '/login')
  await page.locator('main form').waitFor()
  await look('login')
  await page.locator('input[type=email]').fill('no address')
  await page.locator('input[type=password]').fill('a password')
  await page.locator('button[type=submit]').click()
  await wrong.waitFor()
  await look('login refused')
  await press('members.byWallet')
  await page.getByRole('dialog').getByText(say('members.noWallet')).waitFor()
  await look('no wallet')
  await closeTop(page)
  for (const way of ['reset', 'thaw']) {
    await go(page, `/login?way=${way}`)
    await look(way)
  }

  await go(page, '/register')
  await page.locator('input[type=email]').fill(newEmail())
  await look('register')
  await press('members.sendCode')
  await press('members.fillIn')
  await page.locator('button[type=submit]').click()
  const passwords = page.locator('input[type=password]')
  await passwords.nth(1).waitFor()
  for (const nth of [0, 1]) await passwords.nth(nth).fill('short')
  await page.locator('button[type=submit]').click()
  await wrong.first().waitFor()
  await look('register refused')
  for (const nth of [0, 1]) await passwords.nth(nth).fill('mauve lantern 84')
  await look('register with a strong password')
  await page.locator('button[type=submit]').click()
  await page.getByRole('checkbox').waitFor()
  await look('register, the last step')
  for (const key of ['members.terms', 'members.privacy']) {
    await press(key)
    await page.getByRole('dialog').waitFor()
    await look(key)
    await closeTop(page)
  }
  await go(page, '/register')
  await page.getByRole('tab').last().click()
  await page.locator('input[type=tel]').waitFor()
  await look('register with a mobile number')
  await page.locator('form button[aria-haspopup=dialog]').click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
  await look('areas')
  await closeTop(page)
}

async function lookAtAccount({ page, say, look }: Visit, tokens: Tokens): Promise<void> {
  const main = page.getByRole('main')
  await enter(page, tokens.fresh, '/my')
  await look('my')
  await button(main, say('my.toDemo')).click()
  await page.getByRole('dialog').waitFor()
  await look('switch')
  await closeTop(page)
  await go(page, '/user-center')
  await look('user center')
  await go(page, '/share-code')
  await main.getByRole('listitem').first().waitFor()
  await look('share code')
  await go(page, '/advanced')
  await look('advanced before basic')
  await go(page, '/identity')
  await main.locator('form').waitFor()
  await look('identity')
  for (const [name, token] of [
    ['in review', tokens.inReview],
    ['returned', tokens.returned],
    ['verified', tokens.verified],
  ] as const) {
    await enter(page, token, '/identity')
    await look(`identity ${name}`)
    await go(page, '/my')
    await look(`my ${name}`)
  }
  await go(page, '/advanced')
  await main.locator('form').waitFor()
  await look('advanced')
  await enter(page, tokens.demo, '/my')
  await look('my demo')
  await go(page, '/user-center')
  await look('user center demo')
}

async function enter(page: Page, token: string, path: string): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('LOGIN_TOKEN', kept), token)
  await page.reload()
  await go(page, path)
}

/** A visitor who speaks this language. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.clear()
    localStorage.setItem('LANGUAGE_KEY', chosen)
  }, language)
  await page.reload()
  await page.locator(`html[lang="${language}"]`).waitFor()
}

let given: Promise<Tokens> | undefined

/** One of every state that an account page knows; the first has invited somebody. */
function givenMembers(page: Page): Promise<Tokens> {
  given ??= makeMembers(page)
  return given
}

async function makeMembers(page: Page): Promise<Tokens> {
  const { server } = stage
  const picture = await page.screenshot()
  const [fresh, inReview, returned, verified, demo] = await Promise.all([
    server.member(),
    server.member(),
    server.member(),
    server.member(),
    server.member({ realm: 'demo' }),
  ])
  const headers = { token: fresh.token }
  const answer = await fetch(`${server.url}/api/user/get_invite`, { headers })
  const { data } = (await answer.json()) as { data: { invite_code: string } }
  await registered(server, { inviteCode: data.invite_code })
  const fields = (id_number: string) => ({
    name: 'Ann Example-Musterfrau',
    id_number,
    city: 'Utrecht',
    address: '17 Quay Street, 3511 AB Utrecht',
  })
  await handIn(server.url, returned.token, picture, fields(newIdNumber()))
  await review(stage, returned.token, {
    verdict: 'again',
    reason: 'The front of the ID is blurred.',
  })
  await handIn(server.url, verified.token, picture, fields(newIdNumber()))
  await review(stage, verified.token, { verdict: 'verify' })
  await handIn(server.url, inReview.token, picture, fields(newIdNumber()))
  return {
    fresh: fresh.token,
    inReview: inReview.token,
    returned: returned.token,
    verified: verified.token,
    demo: demo.token,
  }
}

/** A still phone, and a way to look at it that keeps what is found under the state's name. */
async function openEyes(t: TestContext, width: number, find: (page: Page) => Promise<string[]>) {
  const still = { width, scale: 1, reducedMotion: 'reduce', expects: REFUSED } as const
  const { page } = await stage.visitor(t, '/contact', still)
  let found: Record<string, string[]> = {}
  const look: Look = async (state) => {
    await settled(page)
    const all = await find(page)
    if (all.length === 0) return
    found[state] = all
    await screenshot(page, `members-${state.replace(/\W+/g, '-')}`)
  }
  const take = () => {
    const taken = found
    found = {}
    return taken
  }
  return { page, look, take }
}

async function inBothThemes(page: Page): Promise<string[]> {
  const all: string[] = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    all.push(...(await violations(page)).map((violation) => `${theme}: ${violation}`))
  }
  return all
}
