/** The proof of liabilities in a real browser: what everybody sees, a member's own check, and a server that lies. */
import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { verifyStream } from '@evenkeel/verticals/proof/verifyStream.ts'
import type { Page } from 'playwright-core'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, dialog, shows } from './finding.ts'
import { makeProof } from './proofMaking.ts'
import { openStage } from './stage.ts'

const stage = openStage({ ownServer: true })
const funds = { USDT: '1250.5', BTC: '0.25', ETH: '3' }

const make = () => makeProof(stage.server)

type Given = { inclusion?: { amounts: string[]; siblings: string[] } }

/** What the server says about the member's leaf, as somebody changes it on the way. */
async function lie(page: Page, change: (data: Given) => void): Promise<void> {
  await page.route('**/api/proof/get_inclusion*', async (route) => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as { data: Given }
    change(envelope.data)
    await route.fulfill({ response: answer, json: envelope })
  })
}

test('before the first proof the screen says so, and the first page shows no ratio', async (t) => {
  const { page } = await stage.visitor(t, '/proof')
  await page.getByText('No proof has been published yet.').waitFor()
  await page.goto(`${stage.server.url}/#/home`)
  await page.getByRole('tab', { name: 'Gainers' }).waitFor()
  assert.equal(await page.getByText('Reserve ratio').count(), 0)
})

test('a member finds the ratio on the first page, and checks that their balances are in the proof', async (t) => {
  const { page, token } = await stage.member(t, '/home', { funds })
  await make()
  await page.reload()
  await page.getByRole('link', { name: /Reserve ratio.*[0-9]%/s }).click()
  await at(page, '/proof')
  await page.getByText('This is a sandbox').waitFor()
  await screenshot(page, 'proof-top')
  const move = { asset: 'BTC', amount: '0.1', from: 'spot', to: 'trading' }
  await act(stage.server.url, token, 'wallet/make_transfer', move)
  await button(page, 'Check my balances').click()
  await page.getByText('Your balances are in this proof.').waitFor()
  await shows(page.getByRole('listitem'), /Your leaf is made of your UID [0-9]{8}/)
  await shows(page.getByRole('row'), /0\.25 BTC.*0\.25 BTC/s)
  assert.equal(await page.locator('[data-outcome=good]').count(), 5 + 3)
  await page.getByText('Your balances are in this proof.').scrollIntoViewIfNeeded()
  await screenshot(page, 'proof-checked')
  await button(page, 'Every hash on the way').click()
  await shows(dialog(page, 'Every hash on the way'), /[0-9a-f]{64}/)
  await screenshot(page, 'proof-hashes')
})

for (const [name, change, says] of [
  [
    'less',
    ({ inclusion }: Given) => inclusion?.amounts.fill('0'),
    'This proof does not match your balances.',
  ],
  [
    'another way',
    ({ inclusion }: Given) => inclusion?.siblings.reverse(),
    'This proof does not match your balances.',
  ],
  [
    'no leaf',
    (data: Given) => {
      delete data.inclusion
    },
    'you are not in this proof',
  ],
] as const)
  test(`a member whom the server tells of ${name} is warned`, async (t) => {
    const { page } = await stage.member(t, '/proof', { funds })
    await stage.member(t, '/proof', { funds: { ETH: '7' } })
    await make()
    await lie(page, change)
    await page.reload()
    await button(page, 'Check my balances').click()
    await shows(page.getByRole('alert'), says)
    await page.getByRole('alert').first().scrollIntoViewIfNeeded()
    await screenshot(page, `proof-lie-${name.replace(' ', '-')}`)
  })

detail(
  'anybody sees the coins and where they are, looks at an older proof, and takes the tree along',
  async (t) => {
    await make()
    const { page } = await stage.visitor(t, '/proof')
    await button(page, 'Sign in to check your balances').waitFor()
    const coins = page.getByRole('list', { name: 'By coin' })
    await coins.getByRole('button', { name: /BTC/ }).click()
    await shows(dialog(page, 'BTC'), /Sandbox \(no chain\).*BTC/s)
    await screenshot(page, 'proof-custody')
    await page.keyboard.press('Escape')
    const saving = page.waitForEvent('download')
    await button(page, 'Download the tree').click()
    const file = await saving
    assert.match(file.suggestedFilename(), /^evenkeel-[0-9]+\.proof$/)
    const saved = join(await mkdtemp(join(tmpdir(), 'evenkeel-proof-')), 'tree.proof')
    await file.saveAs(saved)
    const verdict = await verifyStream(createReadStream(saved))
    await rm(dirname(saved), { recursive: true })
    assert.equal(verdict.fault, undefined)
    const all = page.getByRole('list', { name: 'All proofs' })
    await all.getByRole('button', { name: /Proof 1\b/ }).click()
    await shows(page.getByRole('region', { name: 'Reserve ratio' }), /Proof number.*1/s)
    await screenshot(page, 'proof-older')
  },
)

detail('on a demo account there is nothing to check, and that is said', async (t) => {
  await make()
  const { page } = await stage.member(t, '/proof', { realm: 'demo', funds: {} })
  await page.getByText('Proofs are of real balances.').waitFor()
  assert.equal(await button(page, 'Check my balances').count(), 0)
})
