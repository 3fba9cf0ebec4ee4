/** Support in two real browsers, the member's and the operator's: notices live, help in two languages, feedback with its reply, and the chat both ways. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { makeJpeg } from '@evenkeel/server/testing/pictures.ts'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import { openDesk, readsWell } from './desk.ts'
import { detail } from './detail.ts'
import { button, dialog, go, link, shows } from './finding.ts'
import { holdCall } from './held.ts'
import { openStage } from './stage.ts'
import { toastedBy } from './toasts.ts'

const stage = openStage({ ownServer: true, hasPrices: false })
const desk = { role: 'support' } as const

test('an operator publishes a notice, and it appears in an open app; taken back, it is gone', async (t) => {
  const { page } = await stage.member(t, '/home')
  await link(page, 'Welcome to Evenkeel').waitFor()
  const office = await openDesk(stage, t, '/notices', desk)
  await button(office, 'New notice').click()
  await office.getByLabel('Title').fill('Upgrade tonight')
  await office.getByLabel('Text').fill('# When\nAt ten. See [the bill](/report).\n- Orders stay')
  await office
    .getByRole('region', { name: 'Preview' })
    .getByRole('heading', { name: 'When' })
    .waitFor()
  await screenshot(office, 'support-notice-writing')
  // The list is read late: what is chosen meanwhile stays.
  const letGo = await holdCall(office, 'get_notices')
  await toastedBy(office, 'Saved', () => button(office, 'Save').click())
  await office.getByRole('main').getByLabel('Language').selectOption('de')
  const fallback = office.getByText('Nothing is written in this language')
  await fallback.waitFor()
  assert.equal(await button(office, 'Publish now').count(), 0)
  letGo()
  await button(office, 'Publish now').waitFor()
  assert.equal(await fallback.isVisible(), true)
  await go(page, '/notice-center')
  await page.getByText('Welcome to Evenkeel').waitFor()
  assert.equal(await page.getByText('Upgrade tonight').count(), 0, 'a draft is nobody’s to read')
  await button(office, 'Publish now').click()
  await link(page, /Upgrade tonight/).waitFor()
  await screenshot(page, 'support-notices')
  await go(page, '/home')
  await link(page, 'Upgrade tonight').waitFor()
  assert.equal(
    await link(page, 'Welcome to Evenkeel').count(),
    0,
    'the newest is told, not the pinned',
  )
  await go(page, '/notice-center')
  await link(page, /Upgrade tonight/).click()
  await page.getByRole('heading', { name: 'When' }).waitFor()
  await screenshot(page, 'support-notice')
  await link(page, 'the bill').click()
  await page.getByRole('heading', { level: 1, name: 'Bill' }).waitFor()
  await button(page, 'Back').click()
  await button(office, 'Unpublish').click()
  await page.getByText('This notice does not exist, or was taken back.').waitFor()
})

detail('another notice that is opened while one is being saved keeps its own text', async (t) => {
  const office = await openDesk(stage, t, '/notices', desk)
  const row = (name: string) => office.getByRole('row').filter({ hasText: name })
  const title = office.getByLabel('Title')
  await row('Welcome to Evenkeel').click()
  await title.fill('Welcome aboard')
  const letGo = await holdCall(office, 'save_notice')
  await button(office, 'Save').click()
  await row('Check your balance yourself').click()
  await toastedBy(office, 'Saved', async () => letGo())
  await row('Welcome aboard').waitFor()
  const other = await title.inputValue()
  assert.equal(other, 'Check your balance yourself')
  await office.getByRole('heading', { level: 2, name: other }).waitFor()
  await row('Welcome aboard').click()
  await title.fill('Welcome to Evenkeel')
  await button(office, 'Save').click()
  await row('Welcome to Evenkeel').waitFor()
})

detail('unread notices are counted in the menu until they are read', async (t) => {
  const { page } = await stage.member(t, '/home')
  await button(page, 'Menu').click()
  await link(page, /Platform notices\s*4/).click()
  await button(page, 'Mark all as read').click()
  await button(page, 'Mark all as read').waitFor({ state: 'hidden' })
  await go(page, '/home')
  assert.equal(await link(page, 'Welcome to Evenkeel').count(), 0)
})

for (const [language, search, title, body] of [
  ['ja', '手数料', '手数料', /メイカー/],
  ['ru', 'комиссию', 'Комиссии', /тейкер/],
] as const)
  test(`a visitor finds help in ${language}, reads live figures and says that it helped`, async (t) => {
    const { page } = await stage.visitor(t, '/help', { language })
    await page.getByRole('searchbox').fill(search)
    await link(page, new RegExp(`^${title}`))
      .first()
      .click()
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
    await shows(page.getByRole('article'), body)
    await shows(page.getByRole('article'), /0[.,]08\s?%/)
    await screenshot(page, `support-article-${language}`)
    await page.getByRole('article').getByRole('button').first().click()
    await page.getByRole('status').filter({ hasText: /./ }).first().waitFor()
    assert.equal(
      await page.getByRole('article').getByRole('button').first().getAttribute('aria-pressed'),
      'true',
    )
  })

test('feedback is sent with a picture, replied to at the console, and the reply appears by itself', async (t) => {
  const { page } = await stage.member(t, '/about-us')
  await button(page, 'Send feedback').click()
  await page.getByText('Please enter a title.').waitFor()
  await page.getByLabel('Title').fill('My deposit is late')
  await page.getByLabel('What happened?').fill('I paid an hour ago.')
  await page.getByLabel(/Picture/).setInputFiles({
    name: 'proof.jpg',
    mimeType: 'image/jpeg',
    buffer: await makeJpeg(),
  })
  await page.getByText('Uploaded').waitFor()
  await button(page, 'Send feedback').click()
  await page.getByText('Pending reply').waitFor()
  await screenshot(page, 'support-feedback')
  const office = await openDesk(stage, t, '/queues/feedback', desk)
  await shows(office.getByRole('row'), /\d{8}/)
  await office.keyboard.press('j')
  await office.keyboard.press('Enter')
  await office.getByText('My deposit is late').waitFor()
  await office.getByRole('button', { name: /Enlarge/ }).waitFor()
  await screenshot(office, 'support-queue')
  await office.keyboard.press('a')
  const asked = office.getByRole('dialog')
  await asked.getByText('This should be solved now. Please write again if it is not.').click()
  await button(asked, 'Reply').click()
  await office.getByText('Nothing is waiting here.').waitFor()
  await page.getByText('Replied').waitFor()
  await page.getByText('This should be solved now.').waitFor()
  await screenshot(page, 'support-feedback-replied')
})

detail('who comes for a new reply finds it open', async (t) => {
  const { url, consoleUrl } = stage.server
  const { token } = await stage.server.member()
  const words = { type: 'deposit', title: 'Late', content: 'Where is it?' }
  const { id } = await act<{ id: string }>(url, token, 'support/send_feedback', words)
  const operator = await stage.server.operator(desk)
  const asked = { token: operator.token }
  const { data } = await get(consoleUrl, `console/open_case?queue=feedback&id=${id}`, asked)
  const reply = { queue: 'feedback', id, action: 'reply', seen: data.seen, reason: 'It is there.' }
  assert.equal((await post(consoleUrl, 'console/decide_case', reply, asked)).code, 1)
  const { page } = await stage.visitor(t, '/about-us', { kept: { LOGIN_TOKEN: token } })
  await page.getByText('It is there.').waitFor()
})

detail('a ready answer says where English is needed, and is refused there', async (t) => {
  const office = await openDesk(stage, t, '/chats', { ...desk, expects: /400|422/ })
  await button(office, 'Edit ready answers').click()
  const asked = dialog(office, 'Ready answers')
  await asked.getByLabel('Name of the answer').fill('Opening hours')
  const needed = 'Required: whoever has no text in their own language reads the English one.'
  await asked.getByText(needed).waitFor()
  await asked.getByLabel('Language').selectOption('de')
  await asked.getByLabel('Answer', { exact: true }).fill('Wir sind immer da.')
  await asked.getByText(needed).waitFor()
  await button(asked, 'Save').click()
  await asked.getByText('The English text is missing').waitFor()
  assert.equal(await asked.getByLabel('Language').inputValue(), 'en')
  assert.equal(
    await asked.getByLabel('Answer', { exact: true }).getAttribute('aria-invalid'),
    'true',
  )
  await readsWell(office, 'support-ready-answer')
  await asked.getByLabel('Answer', { exact: true }).fill('We are always here.')
  assert.equal(await asked.getByText(needed).count(), 0)
  await toastedBy(office, 'Saved', () => button(asked, 'Save').click())
})

test('a member and an operator chat, each sees the other at once, and one hands over to another', async (t) => {
  const other = await stage.server.operator(desk)
  const { page } = await stage.member(t, '/contact')
  await page.getByLabel('Write a message').fill('Hello, is anybody there?')
  await button(page, 'Send').click()
  await page.getByRole('listitem').getByText('Hello, is anybody there?').waitFor()
  const office = await openDesk(stage, t, '/chats', desk)
  await shows(office.getByRole('navigation').getByRole('link', { name: /Support chat/ }), /1/)
  await office.getByRole('row', { name: /\d{8}/ }).click()
  await office.getByRole('list', { name: 'Messages' }).getByText('Hello, is anybody').waitFor()
  await office.getByLabel('Ready answers').selectOption({ label: 'Greeting' })
  await button(office, 'Send').click()
  await page.getByText('Hello, thank you for writing to us. How can we help?').waitFor()
  await screenshot(page, 'support-chat')
  await page.getByLabel('Write a message').fill('My code does not come.')
  await button(page, 'Send').click()
  await office.getByText('My code does not come.').waitFor()
  await button(office, 'Add a picture').click()
  const file = { name: 'code.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() }
  await office.locator('input[type=file]').setInputFiles(file)
  await office.getByText('Uploaded').waitFor()
  await button(office, 'Send').click()
  await button(office, 'Show picture').waitFor()
  await page.getByRole('img', { name: 'Attached picture' }).click()
  const whole = page.getByRole('dialog', { name: 'Attached picture' })
  await whole.getByRole('img').waitFor()
  await page.keyboard.press('Escape')
  await whole.waitFor({ state: 'hidden' })
  await readsWell(office, 'support-chat-office')
  await office.getByLabel('Hand over to').selectOption({ label: other.name })
  await office.getByText(`${other.name} is working on this conversation.`).first().waitFor()
  assert.equal(await office.getByLabel('Answer', { exact: true }).isDisabled(), true)
  await go(page, '/home')
  const { token } = other
  const context = await stage.browser.newContext()
  t.after(() => context.close())
  await context.addInitScript((kept) => sessionStorage.setItem('OPERATOR_TOKEN', kept), token)
  const second = await context.newPage()
  await second.goto(`${stage.server.consoleUrl}/#/chats`)
  await second.getByRole('row', { name: /\d{8}/ }).click()
  await second.getByLabel('Answer', { exact: true }).fill('We have sent it again.')
  await button(second, 'Send').click()
  await shows(page.getByRole('banner'), /1/)
})

test('a visitor sees the ways to help, and is asked to sign in for the chat', async (t) => {
  const { page } = await stage.visitor(t, '/contact')
  await link(page, /Help centre/).waitFor()
  await page.getByText('Sign in to chat with us here.').waitFor()
  await button(page.getByRole('main'), 'Sign in').click()
  await page.getByRole('dialog', { name: 'Sign in first' }).waitFor()
})
