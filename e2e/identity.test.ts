/** Verifying who somebody is: photos and forms, an operator's decision, and what the pages make of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ann, handIn, identityOf } from '@evenkeel/server/testing/pictures.ts'
import { widened } from '@evenkeel/verticals/members/files/testing/pictures.ts'
import type { Locator, Page } from 'playwright-core'
import { detail } from './detail.ts'
import { at, button, dialog, go, link, shows } from './finding.ts'
import { faultAt, field, REFUSED } from './membersPage.ts'
import { newIdNumber, review, somebody } from './reviewing.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()

const FAILED =
  'The format is incorrect or the request has timed out. Please upload the image again.'

/** Where one photo is chosen. */
const photo = (page: Page, label: string) =>
  page.locator('div:has(> div > label)').filter({ has: page.getByText(label, { exact: true }) })

async function choose(place: Locator, buffer: Buffer, mimeType = 'image/png'): Promise<void> {
  await place.locator('input[type=file]').setInputFiles({ name: 'photo', mimeType, buffer })
}

async function add(page: Page, label: string, picture: Buffer): Promise<void> {
  await choose(photo(page, label), picture)
  await shows(photo(page, label), 'Uploaded')
}

/** Remembers that the page was not read anew. */
async function mark(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { mark: true }))
  return async () => assert.ok(await page.evaluate(() => 'mark' in globalThis), 'it was reloaded')
}

/** Pictures that the server has shown, and not only places for them. */
async function seesPhotos(page: Page, labels: readonly string[]): Promise<void> {
  const photos = page.getByRole('main').getByRole('img')
  for (const [nth, label] of labels.entries()) {
    assert.equal(await photos.nth(nth).getAttribute('aria-label'), label)
    const drawn = page.locator(`canvas[role=img][aria-label="${label}"]`)
    await drawn.waitFor()
    await page.waitForFunction(
      (canvas) => {
        const place = canvas as HTMLCanvasElement
        const pixel = place.getContext('2d')?.getImageData(place.width >> 1, 3, 1, 1).data
        return pixel?.[3] === 255
      },
      await drawn.elementHandle(),
    )
  }
  assert.equal(await photos.count(), labels.length)
}

const basicLabels = ['Front of ID', 'Back of ID', 'Holding front of ID', 'Holding back of ID']

test('[U3] basic and advanced are handed in with their photos, and turn verified while they are looked at', async (t) => {
  const { page, token } = await stage.member(t, '/identity', { expects: REFUSED })
  const idNumber = newIdNumber()
  const picture = await page.screenshot()
  const submit = button(page, 'Submit for review')
  await shows(page.getByRole('main'), 'Unverified')
  await field(page, 'Name').fill('Ann Example')
  await field(page, 'ID number').fill('12')
  await field(page, 'City').fill('Utrecht')
  await field(page, 'Current residential address').fill('17 Quay Street')
  assert.match(await faultAt(page, 'ID number'), /4 to 40/)

  const front = photo(page, 'Front of ID')
  await choose(front, Buffer.from('%PDF-1.7'), 'application/pdf')
  await shows(front, FAILED)
  await choose(front, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))
  await shows(front, FAILED)
  await shows(front, 'Upload again')
  for (const [nth, label] of basicLabels.entries()) {
    assert.equal(await button(page, `Still missing: ${label}`).isDisabled(), true)
    await add(page, label, await widened(picture, nth))
  }
  await submit.click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
  await field(page, 'ID number').fill(idNumber)
  await submit.click()
  await toasted(page, 'Submitted for review')
  await shows(page.getByRole('main'), 'Verifying')
  await shows(page.getByRole('status'), 'We are reviewing your documents')
  await page.waitForFunction(() => scrollY === 0 && document.activeElement?.localName === 'div')
  await shows(page.getByRole('status'), 'Until then you can trade and transfer as usual.')
  await seesPhotos(page, basicLabels)
  assert.equal(await page.getByText(idNumber).count(), 0)

  const stayed = await mark(page)
  await review(stage, token, { verdict: 'verify' })
  await shows(page.getByRole('main'), 'Verified')
  await page.getByRole('link', { name: /^Advanced verification/ }).click()
  await at(page, '/advanced')

  await field(page, 'Date of birth').fill('2020-01-31')
  await page.getByRole('button', { name: /^Country/ }).click()
  const countries = dialog(page, 'Country')
  await countries.getByLabel('Search country').fill('nether')
  await countries.getByRole('radio', { name: 'Netherlands', exact: true }).check()
  await button(countries, 'Confirm').click()
  await add(page, 'Proof of address', picture)
  await add(page, 'Selfie with a note', picture)
  await submit.click()
  assert.equal(await faultAt(page, 'Date of birth'), 'You must be at least 18 years old.')
  await field(page, 'Date of birth').fill('1990-01-31')
  await submit.click()
  await toasted(page, 'Two of the photos are the same picture')
  await button(photo(page, 'Selfie with a note'), 'Delete image').click()
  await add(page, 'Selfie with a note', await widened(picture, 1))
  await submit.click()
  await shows(page.getByRole('main'), 'Verifying')
  await shows(page.getByRole('main'), 'Netherlands')
  await shows(page.getByRole('main'), '01/31/1990')
  await seesPhotos(page, ['Proof of address', 'Selfie with a note'])
  await review(stage, token, { verdict: 'verify' })
  await shows(page.getByRole('main'), 'Verified')
  await stayed()
})

test('[U3] a verification whose answer was lost on the way is shown as handed in', async (t) => {
  const { page, token } = await stage.member(t, '/identity', { expects: /ERR_FAILED|status of 4/ })
  const picture = await page.screenshot()
  await field(page, 'Name').fill('Ann Example')
  await field(page, 'ID number').fill(newIdNumber())
  await field(page, 'City').fill('Utrecht')
  await field(page, 'Current residential address').fill('17 Quay Street')
  for (const [nth, label] of basicLabels.entries())
    await add(page, label, await widened(picture, nth))
  await page.route('**/api/user/authenticate', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Submit for review').click()
  await shows(page.getByRole('main'), 'We are reviewing your documents')
  await review(stage, token, { verdict: 'again', reason: 'The front is blurred' })
  await shows(page.getByRole('main'), 'Reverify')
})

test('what is returned says why, and is done again; a photo can be taken back before', async (t) => {
  const { page, token } = await stage.member(t, '/identity')
  const picture = await page.screenshot()
  await shows(page.getByRole('main'), 'Unverified')
  const basic = somebody()
  await handIn(stage.server.url, token, picture, basic)
  await page.reload()
  await shows(page.getByRole('main'), 'Verifying')
  const stayed = await mark(page)
  await review(stage, token, { verdict: 'again', reason: 'The front is blurred' })
  await shows(page.getByRole('main'), 'Reverify')
  await shows(page.getByRole('main'), 'Returned: The front is blurred')
  const typed = (label: string) => field(page, label).inputValue()
  assert.deepEqual([await typed('Name'), await typed('City')], [ann.name, ann.city])
  assert.deepEqual([await typed('ID number'), await typed('Current residential address')], ['', ''])
  await shows(page.getByRole('main'), `Last time: ••••${basic.id_number.slice(-4)}`)
  await add(page, 'Front of ID', picture)
  await button(photo(page, 'Front of ID'), 'Delete image').click()
  await shows(photo(page, 'Front of ID'), 'Add image')
  await stayed()

  await go(page, '/my')
  await shows(page.getByRole('main'), 'Reverify')
  await link(page, 'Your verification was returned. Please submit it again').click()
  await at(page, '/identity')
  await go(page, '/advanced')
  await shows(page.getByRole('main'), 'Complete basic verification first.')
  await button(page, 'Go to basic verification').click()
  await at(page, '/identity')
})

detail('an advanced verification that was returned keeps what was told', async (t) => {
  const { page, token } = await stage.member(t, '/advanced')
  const { url } = stage.server
  const picture = await page.screenshot()
  await handIn(url, token, picture, somebody())
  await review(stage, token, { verdict: 'verify' })
  await handIn(url, token, picture, { birth_date: '1990-01-31', country: 'NL' })
  await review(stage, token, { verdict: 'again', reason: 'No date on the note' })
  await shows(page.getByRole('main'), 'Returned: No date on the note')
  assert.equal(await field(page, 'Date of birth').inputValue(), '1990-01-31')
  await shows(page.getByRole('button', { name: /^Country/ }), 'Netherlands')
})

test('[Z4] a link to a photo opens nothing by itself, not even for its owner', async (t) => {
  const { page, token } = await stage.member(t, '/identity', { expects: REFUSED })
  await handIn(stage.server.url, token, await page.screenshot())
  await page.reload()
  await seesPhotos(page, basicLabels)
  const { basic } = await identityOf(stage.server.url, token)
  const answer = await page.goto(`${stage.server.url}${basic.photos.front}`)
  assert.equal(answer?.status(), 404)
})
