/** Invitations on the screens: who is paid for, and whose code the form comes with. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handIn } from '@evenkeel/server/testing/pictures.ts'
import { registered } from '@evenkeel/verticals/members/testing/registered.ts'
import { detail } from './detail.ts'
import { at, button, link, said, shows } from './finding.ts'
import { field, toLastStep } from './membersPage.ts'
import { review, somebody } from './reviewing.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()
const VERIFY = 'Verify your identity to get paid'
const HOUSE_CODE = 'Our default code. If a friend invited you, enter theirs instead.'

test('the page of invitations says who is not verified yet, the own identity first', async (t) => {
  const { page, token } = await stage.member(t, '/share-code')
  const main = page.getByRole('main')
  await shows(main, 'You are paid once both you and your friend are verified.')
  const shared = await said(page.locator('p').filter({ hasText: '/#/register?code=' }))
  const inviteCode = shared.split('code=')[1]?.trim() ?? ''
  const friend = await registered(stage.server, { inviteCode })
  await page.reload()
  await shows(main.getByRole('listitem'), 'Unverified')
  await link(page, VERIFY).waitFor()

  const picture = await page.screenshot()
  for (const [nth, who] of [token, friend.token].entries()) {
    await handIn(stage.server.url, who, picture, somebody())
    await review(stage, who, { verdict: 'verify' })
    await page.reload()
    await main.getByRole('listitem').first().waitFor()
    await button(page, 'Share link').waitFor()
    assert.equal(await link(page, VERIFY).count(), 0)
    assert.equal(await page.getByText('Unverified').count(), nth === 0 ? 1 : 0)
  }
})

test('the code and the link are copied, and the link is a QR code as well', async (t) => {
  const { page, context } = await stage.member(t, '/share-code')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('img', { name: 'Invitation link as a QR code' }).locator('path').waitFor()
  await button(page, 'Copy invitation link').click()
  await toasted(page, 'Copied')
  const address = await copied()
  assert.ok(address.startsWith(`${stage.server.url}/#/register?code=`), address)
  await button(page, 'Copy invitation code').click()
  await page.waitForFunction(
    async (code) => (await navigator.clipboard.readText()) === code,
    address.split('code=')[1],
  )
})

detail('where the phone opens no sheet to share with, the link is copied', async (t) => {
  const { page, context } = await stage.member(t, '/share-code')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => {
    const share = () => Promise.reject(new DOMException('not here', 'NotAllowedError'))
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await button(page, 'Share link').click()
  await toasted(page, 'Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(copied, /#\/register\?code=/)
})

detail('who is not verified goes from there to the verification', async (t) => {
  const { page } = await stage.member(t, '/share-code')
  await link(page, VERIFY).click()
  await at(page, '/identity')
})

detail(
  'the form says that the code it comes with is the house’s, and not so of a friend’s',
  async (t) => {
    const { page } = await stage.visitor(t, '/register')
    await toLastStep(page)
    const code = field(page, 'Invitation code')
    await shows(page.getByRole('main'), HOUSE_CODE)
    assert.match(await code.inputValue(), /^[A-Z0-9]{4,16}$/)
    await code.fill('AB12CD34')
    assert.equal(await page.getByText(HOUSE_CODE).count(), 0)
    const { page: linked } = await stage.visitor(t, '/register?code=AB12CD34')
    await toLastStep(linked)
    assert.equal(await field(linked, 'Invitation code').inputValue(), 'AB12CD34')
    assert.equal(await linked.getByText(HOUSE_CODE).count(), 0)
  },
)
