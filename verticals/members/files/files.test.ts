/** Links, quotas and the end of pictures: who sees one, how many a day, and what belongs to nothing. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { makeJpeg } from './testing/pictures.ts'
import { openStage } from './testing/stage.ts'

const DAY_MS = 24 * 3_600_000
const from = { address: '', agent: '', host: '' }
const tables = await openTestTables()
const stage = await openStage(tables)
const { files, sessions, clock } = stage
after(() => files.stop())
const jpeg = await makeJpeg()

async function keep(member: number): Promise<string> {
  const kept = await files.keep(member, jpeg)
  assert('name' in kept, JSON.stringify(kept))
  return kept.name
}

async function enterAs(member: number) {
  const { session } = await sessions.open(member, 'real', from)
  return { id: member, realm: 'real', session } as const
}

/** In and out again. */
async function pass(member: number): Promise<void> {
  const way = await files.enter(member)
  assert(typeof way === 'function', JSON.stringify(way))
  way()
}

const linkIn = (url: string) => url.split('link=')[1] ?? ''

test('[E28] [Z4] a link shows a picture to its owner for a minute, and not after', async () => {
  const owner = await enterAs(await stage.member())
  const link = linkIn(files.link(owner, await keep(owner.id)))
  assert((await files.show(link, 'member'))?.length)
  clock.at += 59_999
  assert((await files.show(link, 'member'))?.length)
  clock.at += 1
  assert.equal(await files.show(link, 'member'), undefined)
})

test('[E28] [Z4] a link dies with the session it was made for, and with no other', async () => {
  const member = await stage.member()
  const [owner, other] = [await enterAs(member), await enterAs(member)]
  const name = await keep(member)
  const [link, otherLink] = [owner, other].map((one) => linkIn(files.link(one, name)))
  await sessions.end(member, { only: owner.session })
  assert.equal(await files.show(link ?? '', 'member'), undefined)
  assert((await files.show(otherLink ?? '', 'member'))?.length)
})

test('[E28] [Z4] a link for a picture of another member shows nothing', async () => {
  const [owner, other] = [await enterAs(await stage.member()), await enterAs(await stage.member())]
  const name = await keep(owner.id)
  assert.equal(await files.show(linkIn(files.link(other, name)), 'member'), undefined)
  const mixed = { id: owner.id, realm: 'real', session: other.session } as const
  assert.equal(await files.show(linkIn(files.link(mixed, name)), 'member'), undefined)
})

test('[E28] [Z4] a link that was altered anywhere shows nothing, and each has one spelling', async () => {
  const owner = await enterAs(await stage.member())
  const link = linkIn(files.link(owner, await keep(owner.id)))
  for (let at = 0; at < link.length; at++)
    for (const letter of ['A', 'B', '-', '/', '='])
      if (letter !== link[at]) {
        const altered = `${link.slice(0, at)}${letter}${link.slice(at + 1)}`
        assert.equal(await files.show(altered, 'member'), undefined, `${at} ${letter}`)
      }
  for (const altered of ['', link.slice(1), `${link}A`, `${link}=`, ` ${link}`, link.slice(0, 50)])
    assert.equal(await files.show(altered, 'member'), undefined)
})

test('[E28] [E25] an operator’s link opens at the operator’s door only, and a member’s only at theirs', async () => {
  const owner = await enterAs(await stage.member())
  const name = await keep(owner.id)
  const [own, operators] = [files.link(owner, name), files.operatorLink(name)].map(linkIn)
  assert.equal(await files.show(own ?? '', 'operator'), undefined)
  assert.equal(await files.show(operators ?? '', 'member'), undefined)
  assert((await files.show(operators ?? '', 'operator'))?.length)
  clock.at += 60_000
  assert.equal(await files.show(operators ?? '', 'operator'), undefined)
})

test('[E27] [U5] 20 pictures a day, however many come at once; the next day others', async () => {
  const member = await stage.member()
  for (let nth = 0; nth < 12; nth++) await keep(member)
  const all = await Promise.all(Array.from({ length: 14 }, () => files.keep(member, jpeg)))
  const outcomes = all.map((kept) => ('name' in kept ? 'kept' : kept.refusal))
  assert.equal(outcomes.filter((one) => one === 'kept').length, 8)
  assert.equal(outcomes.filter((one) => one === 'tooManyUploads').length, 6)
  assert.deepEqual(await files.enter(member), { ok: false, refusal: 'tooManyUploads' })
  clock.at += DAY_MS
  await pass(member)
  await keep(member)
})

test('[E27] 50 MB a day, counted as they were sent', async () => {
  const member = await stage.member()
  await keep(member)
  const left = 50 * 1_048_576 - jpeg.length
  const sql = 'update file set size = $2 where member = $1'
  await tables.rows(sql, [member, left])
  await keep(member)
  await tables.rows(sql, [member, Math.ceil(left / 2) + 1])
  assert.deepEqual(await files.keep(member, jpeg), { ok: false, refusal: 'tooManyUploads' })
  await tables.rows(sql, [member, 25 * 1_048_576])
  assert.deepEqual(await files.enter(member), { ok: false, refusal: 'tooManyUploads' })
})

test('[E27] [U5] no more than four of a member are on their way, nor 32 of all', async () => {
  const members = await Promise.all(Array.from({ length: 9 }, () => stage.member()))
  const [one = 0] = members
  const ways = await Promise.all(Array.from({ length: 5 }, () => files.enter(one)))
  assert.deepEqual(
    ways.map((way) => typeof way === 'function'),
    [true, true, true, true, false],
  )
  assert.deepEqual(ways[4], { ok: false, refusal: 'uploadsBusy' })
  const others = await Promise.all(
    members.slice(1).flatMap((member) => Array.from({ length: 4 }, () => files.enter(member))),
  )
  assert.equal(others.filter((way) => typeof way === 'function').length, 28)
  for (const way of [...ways, ...others, ...ways]) if (typeof way === 'function') way()
  await pass(members[8] ?? 0)
})

test('[E27] [U5] who sends what cannot be decoded again and again waits an hour', async () => {
  const member = await stage.member()
  for (let nth = 0; nth < 40; nth++) {
    await pass(member)
    await files.keep(member, Buffer.from('no picture'))
  }
  assert.deepEqual(await files.enter(member), { ok: false, refusal: 'tooManyUploads' })
  clock.at += 3_600_000
  await pass(member)
})

test('[E28] what belongs to nothing after a day is gone, and what does stays', async () => {
  const member = await stage.member()
  const [one, other] = [await keep(member), await keep(member)]
  await tables.rows(`update file set used_for = 'identity basic' where name = $1`, [one])
  clock.at += DAY_MS + 1
  const young = await keep(member)
  // It is swept when it opens, and every hour.
  const again = await openStage(tables)
  await again.files.stop()
  const names = async () =>
    (await tables.rows<{ name: string }>('select name from file where member = $1', [member])).map(
      ({ name }) => name,
    )
  assert.deepEqual((await names()).sort(), [one, other, young].sort(), 'its clock is a day behind')
  const late = await openStage(tables, clock.at)
  await late.files.stop()
  assert.deepEqual((await names()).sort(), [one, young].sort())
})
