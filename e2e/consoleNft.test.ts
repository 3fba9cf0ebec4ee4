/** A collection at the console, in a real browser: seen before it is proposed, seen again before it is approved, and then in the market. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openOffice, readsWell } from './desk.ts'
import { button, dialog, shows } from './finding.ts'

const { stage, desk } = openOffice()

/** The pictures of the preview, once all of them are drawn. */
async function drawnOn(page: Page): Promise<readonly string[]> {
  const pictures = page.getByRole('list', { name: 'Preview' }).getByRole('img')
  await pictures.nth(7).waitFor()
  return pictures.evaluateAll(async (all) => {
    const images = all as HTMLImageElement[]
    await Promise.all(images.map((image) => image.decode()))
    return images.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src)
  })
}

test('a collection is drawn as it will be, for who proposes it and for who approves it', async (t) => {
  const ann = await desk(t, '/nft', { name: 'ann' })
  await ann.getByRole('link', { name: 'Mint a collection' }).click()
  await ann.getByRole('tab', { name: /NFT collections/ }).click()
  await button(ann, 'Propose a new one').click()
  await ann.getByText('Fill in the name, the size and the base price to see the art.').waitFor()
  await ann.getByLabel('Name', { exact: true }).fill('night-tides')
  await ann.getByLabel('Number of items').fill('120')
  await ann.getByLabel('Base price in USDT').fill('35')
  await shows(ann.locator('body'), 'Night Tides, as it will be drawn and priced.')
  const proposed = await drawnOn(ann)
  assert.equal(new Set(proposed).size, 8)
  await readsWell(ann, 'console-nft-mint')
  await ann.getByLabel('Number of items').fill('0')
  await ann.getByText('Fill in the name, the size and the base price to see the art.').waitFor()
  await ann.getByLabel('Number of items').fill('120')
  await ann.getByLabel('Reason').fill('as agreed in the meeting')
  await button(ann, 'Propose').click()
  await shows(ann.locator('body'), 'Another operator has to approve it')

  const ben = await desk(t, '/terms', { name: 'ben' })
  await ben.getByRole('row', { name: /night-tides/ }).click()
  assert.deepEqual(await drawnOn(ben), proposed)
  await readsWell(ben, 'console-nft-approve')
  await button(ben, 'Approve').click()
  await button(dialog(ben, /Approve/), 'Approve').click()
  await shows(ben.locator('body'), 'Approved, and in force')
  const art = await fetch(`${stage.server.url}/api/nft/art?item=night-tides-1`)
  assert.equal(`data:image/svg+xml,${encodeURIComponent(await art.text())}`, proposed[0])
})
