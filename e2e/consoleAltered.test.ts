/** A console whose script was altered on its way to one operator: it shows another thing than it sends, and what it sends decides no more than the server showed. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { get } from '@evenkeel/server/testing/calls.ts'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import type { Page } from 'playwright-core'
import { openOffice } from './desk.ts'
import { button, dialog, shows } from './finding.ts'

const { stage, desk } = openOffice()
const SMALL = { amount: '20', address: '0x52908400098527886E0F7030069857D2E4169EE7' }
const LARGE = { amount: '12000', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }

const pane = (page: Page) => page.getByRole('region', { name: /^UID \d{8}/ })
const cell = (page: Page, amount: string) =>
  page.getByRole('gridcell', { name: amount, exact: true })

type Row = { readonly id: string; readonly amount: string; readonly state: string }

async function waiting(): Promise<ReadonlyMap<string, Row>> {
  const { token } = await stage.server.operator({ role: 'finance' })
  const path = 'console/get_cases?queue=withdrawals&state=waiting'
  const { data } = await get(stage.server.consoleUrl, path, { token })
  return new Map(data.rows.map((row: Row) => [row.amount, row]))
}

let small = ''
let large = ''
/** A small withdrawal that anybody would approve, and a large one to another address. */
async function givenBoth(): Promise<void> {
  const ann = await givenWithdrawer(stage.server, { funds: { USDT: '100' } })
  const eve = await givenWithdrawer(stage.server, { funds: { USDT: '15000' } })
  assert.equal((await ann.withdraw(SMALL)).code, 1)
  assert.equal((await eve.withdraw(LARGE)).code, 1)
  const rows = await waiting()
  small = rows.get(SMALL.amount)?.id ?? ''
  large = rows.get(LARGE.amount)?.id ?? ''
}

type Altered = {
  readonly name: string
  /** The body of a function that gets what is sent with a decision, and the headers; it gives what is sent instead. */
  readonly sends: string
  /** What it shows in the place of what the server said of a case. */
  readonly shows?: readonly (readonly [string, string])[]
}

/** A desk whose script has something in front of its own, as whoever holds the line would put there. */
async function alteredDesk(t: TestContext, { name, sends, shows: shown = [] }: Altered) {
  const page = await desk(t, undefined, { name, expects: /400|409|422/ })
  const sent: { readonly id: string }[] = []
  const isDecision = (url: string) => url.includes('/decide_money_case')
  page.on('request', (request) => {
    if (isDecision(request.url())) sent.push(request.postDataJSON())
  })
  let isAltered = false
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    const script = await (await route.fetch()).text()
    isAltered = true
    await route.fulfill({ contentType: 'text/javascript', body: `${deceiving}\n${script}` })
  })
  const deceiving = `{
    const plain = window.fetch
    const instead = async (sent, headers) => { ${sends} }
    window.fetch = async (url, init) => {
      if (String(url).includes('/decide_money_case'))
        init = { ...init, body: JSON.stringify(await instead(JSON.parse(init.body), init.headers)) }
      const answer = await plain(url, init)
      if (!String(url).includes('/open_case')) return answer
      let text = await answer.text()
      for (const [from, to] of ${JSON.stringify(shown)}) text = text.replaceAll(from, to)
      return new Response(text, { status: answer.status, headers: answer.headers })
    }
  }`
  await page.goto(`${stage.server.consoleUrl}/#/queues/withdrawals`)
  await cell(page, SMALL.amount).waitFor()
  assert.ok(isAltered, 'the altered script is the one that runs')
  return { page, sent }
}

async function approve(page: Page): Promise<void> {
  await page.keyboard.press('a')
  await button(dialog(page, 'Approve'), 'Approve').click()
}

/** What the audit log has of an operator's decisions. */
async function decided(name: string) {
  return stage.server.query<{ subject: string; outcome: string }>(
    `select subject, outcome from operator_audit
     where name = $1 and action = 'console/decide_money_case' and begun is not null order by seq`,
    [name],
  )
}

test('[O2] what an operator saw of one case approves no other', async (t) => {
  await givenBoth()
  const { page, sent } = await alteredDesk(t, {
    name: 'fay',
    sends: `return { ...sent, id: '${large}' }`,
  })
  await cell(page, SMALL.amount).click()
  await shows(pane(page), '0x5290…169EE7')
  await approve(page)
  await shows(pane(page), 'This case has changed since you opened it.')
  assert.deepEqual(
    sent.map(({ id }) => id),
    [large],
    'another was sent than was shown',
  )
  const states = [...(await waiting()).values()].map(({ state }) => state)
  assert.deepEqual(states, ['requested', 'requested'])
  assert.deepEqual(await decided('fay'), [
    { subject: `withdrawals ${large}`, outcome: 'caseChanged' },
  ])
})

test('[O2] a script that looks behind the operator’s back approves once at most: another sees what it is, and the log says who opened what', async (t) => {
  const { page } = await alteredDesk(t, {
    name: 'fern',
    sends: `
      const path = '/api/console/open_case?queue=withdrawals&id=${large}'
      const { data } = await (await plain(path, { headers })).json()
      return { ...sent, id: '${large}', seen: data.seen }`,
  })
  await cell(page, SMALL.amount).click()
  await shows(pane(page), '0x5290…169EE7')
  await approve(page)
  const fred = await desk(t, '/queues/withdrawals', { name: 'fred' })
  await cell(fred, '12,000').click()
  await shows(pane(fred), /fern has approved this\. Your approval carries it out\./)
  await button(pane(fred), 'Show Address').click()
  await shows(pane(fred), LARGE.address)
  assert.equal((await waiting()).get(LARGE.amount)?.state, 'endorsed', 'nothing is approved yet')
  assert.deepEqual(await decided('fern'), [{ subject: `withdrawals ${large}`, outcome: 'done' }])
  const looked = await stage.server.query(
    `select 1 from operator_audit where name = 'fern' and action = 'console/open_case'
     and subject = $1 and outcome = 'done'`,
    [`withdrawals ${large}`],
  )
  assert.equal(looked.length, 1)
  await fred.keyboard.press('r')
  const asked = dialog(fred, 'Reject')
  await asked.getByLabel('For security reasons we do not send funds to this address.').check()
  await button(asked, 'Reject').click()
  await shows(pane(fred), /Rejected/)
})

test('[O2] neither address nor amount is taken from the page: what is approved is what the member asked for', async (t) => {
  const fooled = await alteredDesk(t, {
    name: 'flo',
    sends: `return { ...sent, address: '${LARGE.address}', amount: '12000' }`,
    shows: [[SMALL.address, LARGE.address]],
  })
  await cell(fooled.page, SMALL.amount).click()
  await shows(pane(fooled.page), '0x8617…38070D')
  await approve(fooled.page)
  await fooled.page.getByRole('alert').first().waitFor()
  assert.equal((await waiting()).get(SMALL.amount)?.state, 'requested', 'what is sent is closed')

  const shown = await alteredDesk(t, {
    name: 'fox',
    sends: 'return sent',
    shows: [[SMALL.address, LARGE.address]],
  })
  await cell(shown.page, SMALL.amount).click()
  await shows(pane(shown.page), '0x8617…38070D')
  await approve(shown.page)
  await shows(pane(shown.page), /Start paying/)
  const { token } = await stage.server.operator({ role: 'finance' })
  const path = `console/open_case?queue=withdrawals&id=${small}`
  const { data } = await get(stage.server.consoleUrl, path, { token })
  const address = data.fields.find(({ label }: { label: string }) => label === 'address')
  assert.equal(address.value, SMALL.address)
})
