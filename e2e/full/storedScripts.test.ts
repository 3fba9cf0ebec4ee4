/** Scripts in every text that members and operators write: where others read them they are text, in the app and at the console. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { handIn, makeJpeg } from '@evenkeel/server/testing/pictures.ts'
import { givenWithdrawer, PASSWORD, type Withdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import type { Page } from 'playwright-core'
import { parts } from '../../apps/console/pages.ts'
import { act } from '../acting.ts'
import { addresses } from '../addresses.ts'
import { openDesk } from '../desk.ts'
import { newIdNumber } from '../reviewing.ts'
import { openStage } from '../stage.ts'

const stage = openStage({ ownServer: true })

/** Runs where a text becomes markup; 39 letters, for the shortest field has 40. */
const TEXT = '<img src=x onerror="window.hasRun=true">'
/** Runs where a link may lead anywhere. */
const LINK = '[read](javascript:window.hasRun=true)'
const ETHEREUM = '0x52908400098527886E0F7030069857D2E4169EE7'

type Shown = { readonly hasRun: boolean; readonly markup: number; readonly shows: boolean }

const lookAt = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    hasRun: 'hasRun' in window,
    markup: document.querySelectorAll('img[src="x"], a[href^="javascript:"]').length,
    shows: (document.body.textContent ?? '').includes('onerror='),
  }))

/** Opens pages one after another; answers with those that show what was written. */
async function walk(page: Page, origin: string, paths: readonly string[]): Promise<string[]> {
  const showing: string[] = []
  for (const path of paths) {
    await page.goto(`${origin}/#${path}`)
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
    const [row] = await page.getByRole('row').filter({ hasText: 'onerror=' }).all()
    await row?.click()
    const { hasRun, markup, shows } = await lookAt(page)
    assert.equal(hasRun, false, `a script ran at ${path}`)
    assert.equal(markup, 0, `a text became markup at ${path}`)
    if (shows) showing.push(path)
  }
  return showing
}

async function uidOf({ token }: { readonly token: string }): Promise<string> {
  return String((await get(stage.server.url, 'user/get_user_info', { token })).data.id)
}

/** A freeze ends the sessions of its member, so `frozen` is not who looks. */
async function givenTexts(member: Withdrawer, frozen: string): Promise<void> {
  const { url, consoleUrl } = stage.server
  const { token } = member
  const does = (path: string, input: object) => act(url, token, path, input)
  await does('support/send_feedback', { type: 'other', title: TEXT, content: `${TEXT} ${LINK}` })
  await does('support/send_message', { text: `${TEXT} ${LINK}` })
  const entry = { asset: 'USDT', chain: 'ethereum', address: ETHEREUM, remark: TEXT }
  await does('wallet/add_address', { ...entry, transaction_password: PASSWORD })
  const { data } = await get(url, 'charity/get_projects')
  const gift = { project: data.projects[0].id, asset: 'USDT', amount: '25', most: '25' }
  const who = { name: TEXT, contact: 'ann@example.com', source_of_funds: 'salary' }
  const donation = { ...gift, ...who, birth_date: '1990-01-01', address: TEXT, agrees: true }
  // What everybody reads has letters and digits alone.
  const asked = { ...donation, public_name: TEXT }
  assert.notEqual((await post(url, 'charity/donate', asked, { token })).code, 1)
  await does('charity/donate', { ...donation, public_name: 'Ann' })
  const operator = async (path: string, input: object, role: 'support' | 'admin' = 'support') => {
    const { token } = await stage.server.operator({ role })
    const done = await post(consoleUrl, `console/${path}`, input, { token })
    assert.equal(done.code, 1, `${path}: ${done.reason}`)
    return done.data
  }
  const texts = [{ language: 'en', title: TEXT, body: `# ${TEXT}\n- ${TEXT}` }]
  const { id } = await operator('save_notice', { is_pinned: true, texts })
  await operator('publish_notice', { id })
  await operator('save_article', { slug: 'scripts', category: 'more', is_published: true, texts })
  const known = { member: await uidOf(member) }
  await operator('add_member_note', { ...known, text: `${TEXT} ${LINK}` })
  await operator('freeze_member', { member: frozen, reason: TEXT }, 'admin')
  await operator('thaw_member', { member: frozen, reason: TEXT }, 'admin')
}

async function givenIdentity(): Promise<void> {
  const { url } = stage.server
  const { token } = await stage.server.member()
  const fields = { name: TEXT, id_number: newIdNumber(), city: TEXT, address: TEXT }
  const handed = await handIn(url, token, await makeJpeg(640, 400), fields)
  assert.equal(handed.code, 1, handed.reason)
}

test('[X1] control: in a page without our policy, written as markup, the text runs', async (t) => {
  const context = await stage.browser.newContext()
  t.after(() => context.close())
  const page = await context.newPage()
  await page.setContent(TEXT)
  await page.waitForFunction(() => 'hasRun' in window)
  const { markup } = await lookAt(page)
  assert.equal(markup, 1)
})

test('[X1] scripts that members and operators write are text wherever others read them', async (t) => {
  const member = await givenWithdrawer(stage.server, { funds: { USDT: '1000' } })
  const frozen = await uidOf(await stage.server.member())
  await givenTexts(member, frozen)
  await givenIdentity()
  const kept = { LOGIN_TOKEN: member.token }
  const { page } = await stage.visitor(t, '/home', { kept, scale: 1 })
  const inApp = await walk(page, stage.server.url, [
    ...Object.keys(addresses),
    '/help-details?slug=scripts',
  ])
  assert.ok(inApp.length >= 5, `seen in the app: ${inApp}`)

  const desk = await openDesk(stage, t, '/members', { role: 'admin' })
  const uid = await uidOf(member)
  const paths = parts.flatMap(({ pages = {} }) => Object.keys(pages))
  const own = paths.flatMap((path) =>
    path.includes(':uid') ? [uid, frozen].map((one) => path.replace(':uid', one)) : [path],
  )
  const seen = await walk(desk, stage.server.consoleUrl, own)
  for (const role of ['support', 'reviewer', 'finance'] as const) {
    const other = await openDesk(stage, t, '/', { role })
    seen.push(...(await walk(other, stage.server.consoleUrl, own)))
  }
  assert.ok(new Set(seen).size >= 5, `seen at the console: ${[...new Set(seen)]}`)
})
