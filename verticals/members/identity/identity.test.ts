/** Handing in: what is taken, what is refused, where it leads, and what is left in the tables. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { ann, grown, openIdentities } from './testing/stage.ts'

const tables = await openTestTables()
const stage = await openIdentities(tables)
const { identity, files } = stage
after(() => files.stop())

const refused = (refusal: string) => ({ ok: false, refusal })
const namesOf = async (member: number) =>
  (
    await tables.rows<{ name: string; used_for: string | null }>(
      'select name, used_for from file where member = $1 order by name',
      [member],
    )
  ).map(({ name, used_for }) => [name, used_for])

test('[E22] basic, then advanced: 0, under review 1, verified 2, and both only once', async () => {
  const member = await stage.member()
  assert.deepEqual(await identity.statesOf(member), { basic: 0, advanced: 0 })
  const photos = await stage.basicPhotos(member)
  assert.equal(await identity.handInBasic(member, ann, photos), undefined)
  assert.deepEqual(await identity.statesOf(member), { basic: 1, advanced: 0 })
  assert.deepEqual(
    await namesOf(member),
    Object.values(photos)
      .sort()
      .map((name) => [name, 'identity basic']),
  )
  const again = await stage.basicPhotos(member)
  assert.deepEqual(await identity.handInBasic(member, ann, again), refused('underReview'))
  const more = await stage.advancedPhotos(member)
  assert.deepEqual(await identity.handInAdvanced(member, grown, more), refused('basicFirst'))
  await stage.review(await stage.caseOf(member, 'basic'))
  assert.deepEqual(await identity.statesOf(member), { basic: 2, advanced: 0, name: ann.name })
  assert.deepEqual(await identity.handInBasic(member, ann, again), refused('alreadyVerified'))
  assert.equal(await identity.handInAdvanced(member, grown, more), undefined)
  assert.equal((await identity.statesOf(member)).advanced, 1)
  assert.deepEqual(await identity.handInAdvanced(member, grown, more), refused('underReview'))
  await stage.review(await stage.caseOf(member, 'advanced'))
  assert.deepEqual(await identity.handInAdvanced(member, grown, more), refused('alreadyVerified'))
  const { basic, advanced } = await identity.of(member)
  assert.deepEqual([basic.fields, basic.photos, advanced.fields], [ann, photos, grown])
})

test('[E22] pictures that are another’s, unknown, gone, or serve something else are refused', async () => {
  const [member, other] = [await stage.member(), await stage.member()]
  const [own, foreign] = [await stage.basicPhotos(member), await stage.basicPhotos(other)]
  const unknown = 'A'.repeat(22)
  for (const front of [foreign.front ?? '', unknown])
    assert.deepEqual(
      await identity.handInBasic(member, ann, { ...own, front }),
      refused('pictureUnknown'),
    )
  await tables.rows(`update file set used_for = 'something else' where name = $1`, [own.front])
  assert.deepEqual(await identity.handInBasic(member, ann, own), refused('pictureUnknown'))
  assert.deepEqual(await identity.statesOf(member), { basic: 0, advanced: 0 })
  assert.equal((await namesOf(other)).filter(([, used]) => used !== null).length, 0)
})

test('[E41] one picture for two photos of a form is refused: by its name, and by its pixels', async () => {
  const member = await stage.member()
  const told = { ...ann, idNumber: 'Z-4141' }
  const own = await stage.basicPhotos(member)
  const front = own.front ?? ''
  const twice = refused('samePhotoTwice')
  assert.deepEqual(await identity.handInBasic(member, told, { ...own, back: front }), twice)
  // Sent anew in another wrapping: what was attached to it is not what it shows.
  const [one, again] = [
    await stage.keep(member, stage.jpeg),
    await stage.keep(member, Buffer.concat([stage.jpeg, Buffer.from('attached')])),
  ]
  const same = { ...own, front: one, holding_back: again }
  assert.deepEqual(await identity.handInBasic(member, told, same), twice)
  assert.deepEqual(await identity.statesOf(member), { basic: 0, advanced: 0 })
  assert((await namesOf(member)).every(([, used]) => used === null))
  assert.equal(await identity.handInBasic(member, told, { ...own, front: one }), undefined)
  assert.deepEqual(await identity.handInBasic(member, told, same), refused('underReview'))
  await stage.review(await stage.caseOf(member, 'basic'))
  const portraits = await stage.advancedPhotos(member)
  const both = { ...portraits, portrait: portraits.proof_of_address ?? '' }
  assert.deepEqual(await identity.handInAdvanced(member, grown, both), twice)
  assert.equal(await identity.handInAdvanced(member, grown, portraits), undefined)
})

test('[E22] what is to be done again can be, with the reason; the old photos are gone', async () => {
  const member = await stage.member()
  await identity.handInBasic(member, ann, await stage.basicPhotos(member))
  const number = await stage.caseOf(member, 'basic')
  assert.equal(await stage.review(number, 'again', 'The back is too dark'), 'done')
  const { basic } = await identity.of(member)
  assert.deepEqual([basic.state, basic.reason], [4, 'The back is too dark'])
  const fresh = await stage.basicPhotos(member)
  assert.equal(await identity.handInBasic(member, { ...ann, city: 'Delft' }, fresh), undefined)
  const later = (await identity.of(member)).basic
  assert.deepEqual([later.state, later.reason, later.fields?.city], [1, undefined, 'Delft'])
  assert.deepEqual(
    (await namesOf(member)).map(([name]) => name),
    Object.values(fresh).sort(),
  )
  assert.notEqual(await stage.caseOf(member, 'basic'), number, 'another try is another case')
})

test('[E22] handed in twice at once, it is handed in once', async () => {
  const member = await stage.member()
  const photos = await stage.basicPhotos(member)
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => identity.handInBasic(member, ann, photos)),
  )
  assert.equal(outcomes.filter((one) => one === undefined).length, 1)
})

test('[E22] who is not 18 yet is too young, to the day', async () => {
  const member = await stage.member()
  stage.clock.at = Date.parse('2030-03-17T12:00:00Z')
  const own = { ...ann, idNumber: 'Y-777' }
  await identity.handInBasic(member, own, await stage.basicPhotos(member))
  await stage.review(await stage.caseOf(member, 'basic'))
  const photos = await stage.advancedPhotos(member)
  const born = (birthDate: string) =>
    identity.handInAdvanced(member, { ...grown, birthDate }, photos)
  for (const date of ['2012-03-18', '2031-01-01', '2029-12-31'])
    assert.deepEqual(await born(date), refused('tooYoung'), date)
  assert.equal(await born('2012-03-17'), undefined)
})

test('[E24] [Z5] nothing that was told stands in the tables, and fields open for their owner only', async () => {
  const [member, other] = [await stage.member(), await stage.member()]
  for (const one of [member, other]) {
    await identity.handInBasic(one, ann, await stage.basicPhotos(one))
    await stage.review(await stage.caseOf(one, 'basic'), 'again', `Canary ${ann.name}`)
  }
  const rows = await tables.rows('select * from identity where member = $1', [member])
  const text = JSON.stringify(rows, (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  )
  for (const part of ['Canary', 'Ann', '123', '456', '789', 'Utrecht', 'Quay'])
    assert(!text.includes(part), part)
  await tables.rows(
    `update identity set sealed = (select sealed from identity where member = $2) where member = $1`,
    [member, other],
  )
  const { basic } = await identity.of(member)
  assert.deepEqual([basic.fields, basic.isUnreadable], [undefined, true])
})
