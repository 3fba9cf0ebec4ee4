/** Members and operators who write to each other on a slow line: nothing that was written is lost, and no picture goes astray. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get } from '@evenkeel/server/testing/calls.ts'
import { makeJpeg } from '@evenkeel/server/testing/pictures.ts'
import { openDesk } from '../desk.ts'
import { button, link, shows, tab } from '../finding.ts'
import { holdCall } from '../held.ts'
import { openStage } from '../stage.ts'
import { toasted } from '../toasts.ts'

const stage = openStage()
const picture = async () => ({
  name: 'proof.jpg',
  mimeType: 'image/jpeg',
  buffer: await makeJpeg(),
})

test('what is typed while a message is on its way is the next one', async (t) => {
  const { page } = await stage.member(t, '/contact')
  const letGo = await holdCall(page, 'api/support/send_message')
  const field = page.getByLabel('Write a message')
  await field.fill('Hello.')
  await button(page, 'Send').click()
  await field.pressSequentially(' My code does not come.')
  letGo()
  const messages = page.getByRole('list', { name: 'Messages' })
  await messages.getByText('Hello.', { exact: true }).waitFor()
  await button(page, 'Send').and(page.locator(':enabled')).waitFor()
  assert.equal(await field.inputValue(), 'My code does not come.')
  await button(page, 'Send').click()
  await messages.getByText('My code does not come.', { exact: true }).waitFor()
  assert.equal(await field.inputValue(), '')
})

test('a message waits for its picture, and one that was put away goes with none', async (t) => {
  const { page } = await stage.member(t, '/contact')
  const letGo = await holdCall(page, 'api/common/upload')
  await page.getByLabel('Write a message').fill('See this.')
  await button(page, 'Add a picture').click()
  await page.locator('input[type=file]').setInputFiles(await picture())
  await page.getByText('Uploading').waitFor()
  assert.equal(await button(page, 'Send').isDisabled(), true)
  await button(page, 'Add a picture').click()
  const uploaded = page.waitForResponse('**/api/common/upload')
  letGo()
  await uploaded
  await button(page, 'Send').click()
  const message = page.getByRole('listitem').filter({ hasText: 'See this.' })
  await message.waitFor()
  assert.equal(await message.getByRole('img').count(), 0)
})

test('feedback that is being written is there again, waits for its picture, and is gone once sent', async (t) => {
  const { page } = await stage.member(t, '/about-us')
  await page.getByLabel('Title').fill('My deposit is late')
  await page.getByLabel('What happened?').fill('I paid an hour ago.')
  await tab(page, 'My feedback').click()
  await page.getByLabel('Title').waitFor({ state: 'hidden' })
  await tab(page, 'Write').click()
  assert.equal(await page.getByLabel('Title').inputValue(), 'My deposit is late')
  const letGo = await holdCall(page, 'api/common/upload')
  await page.getByLabel(/Picture/).setInputFiles(await picture())
  assert.equal(await button(page, /^Uploading/).isDisabled(), true)
  letGo()
  await button(page, 'Send feedback').click()
  await toasted(page, 'Feedback sent')
  await page.getByRole('img', { name: 'Attached picture' }).waitFor()
  await tab(page, 'Write').click()
  assert.equal(await page.getByLabel('Title').inputValue(), '')
})

test('a search of the help centre is there again after an article', async (t) => {
  const { page } = await stage.visitor(t, '/help')
  await page.getByRole('searchbox').fill('taker')
  await link(page, /^Fees/).click()
  await page.getByRole('heading', { level: 2, name: 'Fees' }).waitFor()
  await page.goBack()
  await shows(link(page, /^Fees/), /./)
  assert.equal(await page.getByRole('searchbox').inputValue(), 'taker')
})

test('what an operator types, and a picture chosen, while an answer is on its way are the next one', async (t) => {
  const { page, token } = await stage.member(t, '/contact')
  const { data } = await get(stage.server.url, 'user/get_user_info', { token })
  await page.getByLabel('Write a message').fill('Are you there?')
  await button(page, 'Send').click()
  await page.getByRole('listitem').getByText('Are you there?').waitFor()
  const office = await openDesk(stage, t, '/chats', { role: 'support' })
  await office.getByRole('row', { name: String(data.id) }).click()
  const letGo = await holdCall(office, 'api/console/answer_chat')
  const field = office.getByLabel('Answer', { exact: true })
  await field.fill('Yes.')
  await button(office, 'Send').click()
  await field.pressSequentially(' How can we help?')
  await button(office, 'Add a picture').click()
  await office.locator('input[type=file]').setInputFiles(await picture())
  await office.getByText('Uploaded').waitFor()
  letGo()
  await page.getByText('Yes.', { exact: true }).waitFor()
  await button(office, 'Send').and(office.locator('[aria-busy=false]')).waitFor()
  assert.equal(await field.inputValue(), 'How can we help?')
  await button(office, 'Send').click()
  await page.getByText('How can we help?').waitFor()
  await page.getByRole('img', { name: 'Attached picture' }).waitFor()
  await office.getByText('Uploaded').waitFor({ state: 'hidden' })
  assert.equal(await field.inputValue(), '')
  const answers = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  const pictures = (words: string) => answers.filter({ hasText: words }).getByRole('img').count()
  assert.deepEqual([await pictures('Yes.'), await pictures('How can we help?')], [0, 1])
})
