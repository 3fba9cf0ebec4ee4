/** An owner on a new device, while strangers try passwords and ask for codes: the page does the harder work, and says so. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { post } from '@evenkeel/server/testing/calls.ts'
import { registered, solved } from '@evenkeel/verticals/members/testing/registered.ts'
import type { Page } from 'playwright-core'
import { at, button } from '../finding.ts'
import { field, newPassword, REFUSED, signIn } from '../membersPage.ts'
import { openStage } from '../stage.ts'

const stage = openStage({ ownServer: true })
/** Proofs of work take as long as they take: some are ten times as long as others. */
const LONG_MS = 120_000

/** What is seen of hard work from now on, noted by the page itself: who is lucky is done between two looks. */
function watchWork(page: Page) {
  return page.evaluateHandle(() => {
    const seen = { words: false, progress: false }
    const isSeen = (selector: string, text = '') =>
      [...document.querySelectorAll(selector)].some(
        (it) => it.checkVisibility() && it.textContent?.includes(text),
      )
    const look = () => {
      seen.words ||= isSeen('[role=status]', 'There have been many attempts lately')
      seen.progress ||= isSeen('progress')
    }
    const everything = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver(look).observe(document.body, everything)
    return seen
  })
}

const BOTH = { words: true, progress: true }

test('[I4] after many wrong passwords by strangers the right one still enters, with the hardest work', async (t) => {
  const { email, password } = await registered(stage.server)
  const { url } = stage.server
  for (let looked = 0; looked < 10; ) {
    const captcha = looked < 3 ? undefined : await solved(url, 'login')
    const answer = await post(url, 'user/login', { email, password: 'not the one 77', captcha })
    // The work may have grown: the next challenge is as hard as that.
    if (answer.reason === 'wrongCredentials') looked++
  }
  const { page } = await stage.visitor(t, '/login', { expects: REFUSED })
  const seen = await watchWork(page)
  await signIn(page, email, password)
  await page.waitForURL(({ hash }) => hash === '#/home', { timeout: LONG_MS })
  assert.deepEqual(await seen.jsonValue(), BOTH)
})

test('[I6] while strangers ask for codes, the owner on a new device has one sent, with harder work', async (t) => {
  const { email } = await registered(stage.server)
  // As if somebody else had asked for it, just now.
  await stage.server.query('update verification_code set requester = null')
  const { page } = await stage.visitor(t, '/login?way=reset', { expects: REFUSED })
  await field(page, 'E-mail').fill(email)
  const seen = await watchWork(page)
  await button(page, 'Send code').click()
  await page.getByText('The code is').waitFor({ timeout: LONG_MS })
  assert.deepEqual(await seen.jsonValue(), BOTH)
  await button(page, 'Fill in').click()
  const fresh = newPassword()
  await field(page, 'New password').fill(fresh)
  await field(page, 'Confirm password').fill(fresh)
  await button(page, 'Set new password').click()
  await at(page, '/login')
  assert.equal(await page.getByRole('progressbar').count(), 0)
})
