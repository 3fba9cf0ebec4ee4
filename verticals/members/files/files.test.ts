/** Links, quotas and the end of pictures: who sees one, how many a day, and what belongs to nothing. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { makeJpeg } from './testing/pictures.ts'
import { openStage } from './testing/stage.ts'

const DAY_MS = 24 * 3_600_000
const HERE = '192.0.2.7'
const tables = await openTestTables()
const stage = await openStage(tables)
const { files, clock } = stage
after(() => files.stop())
const jpeg = await makeJpeg()

async function keep(member: number): Promise<string> {
  const kept = await files.keep(member, jpeg)
  assert('name' in kept, JSON.stringify(kept))
  return kept.name
}

let session = 0
const enterAs = (id: number) => ({ id, realm: 'real', session: ++session }) as const

/** In and out again. */
async function pass(member: number): Promise<void> {
  const visit = await files.enter(member, HERE)
  assert('leave' in visit, JSON.stringify(visit))
  visit.leave('whole')
}

const linkIn = (url: string) => url.split('link=')[1] ?? ''
const olga = { operator: 'Olga B.', caseNumber: 1_042 }

test('[E28] [Z4] a link shows a picture to its owner for a minute, and not after', async () => {
  const owner = enterAs(await stage.member())
  const link = linkIn(files.link(owner, await keep(owner.id)))
  assert((await files.show(link, owner))?.length)
  clock.at += 59_999
  assert((await files.show(link, owner))?.length)
  clock.at += 1
  assert.equal(await files.show(link, owner), undefined)
})

test('[E28] [Z4] who holds a link of somebody else, or of another session, sees nothing', async () => {
  const owner = enterAs(await stage.member())
  const link = linkIn(files.link(owner, await keep(owner.id)))
  const others = {
    'another member': enterAs(await stage.member()),
    'the owner elsewhere': enterAs(owner.id),
    'another member in a session of that number': { ...owner, id: owner.id + 1 },
  }
  for (const [name, other] of Object.entries(others))
    assert.equal(await files.show(link, other), undefined, name)
  assert((await files.show(link, owner))?.length)
})

test('[E28] [Z4] a link for a picture of another member shows nothing', async () => {
  const [owner, other] = [enterAs(await stage.member()), enterAs(await stage.member())]
  const name = await keep(owner.id)
  assert.equal(await files.show(linkIn(files.link(other, name)), other), undefined)
})

test('[E28] [Z4] a link that was altered anywhere shows nothing, and each has one spelling', async () => {
  const owner = enterAs(await stage.member())
  const name = await keep(owner.id)
  const own = linkIn(files.link(owner, name))
  const operators = linkIn(files.operatorLink(name, olga))
  const see = (link: string) =>
    link.length > 150 ? files.showMarked(link) : files.show(link, owner)
  for (const link of [own, operators]) {
    for (let at = 0; at < link.length; at++)
      for (const letter of ['A', 'B', '-', '/', '='])
        if (letter !== link[at]) {
          const altered = `${link.slice(0, at)}${letter}${link.slice(at + 1)}`
          assert.equal(await see(altered), undefined, `${at} ${letter}`)
        }
    for (const altered of [
      '',
      link.slice(1),
      `${link}A`,
      `${link}=`,
      ` ${link}`,
      link.slice(0, 50),
    ])
      assert.equal(await see(altered), undefined)
  }
})

test('[E28] [Z4] a link tells nothing of whom it was made for, nor of what it shows', async () => {
  const owner = enterAs(await stage.member())
  const name = await keep(owner.id)
  const number = (value: number) => {
    const bytes = Buffer.alloc(8)
    bytes.writeDoubleBE(value)
    return bytes
  }
  const inside = [owner.id, owner.session, olga.caseNumber].map(number)
  inside.push(Buffer.from(olga.operator), Buffer.from(name, 'base64url'))
  const make = {
    own: () => files.link(owner, name),
    operators: () => files.operatorLink(name, olga),
  }
  for (const [whose, link] of Object.entries(make)) {
    const [one, other] = [link(), link()].map((url) => Buffer.from(linkIn(url), 'base64url'))
    assert(one !== undefined && other !== undefined)
    for (const plain of inside) assert(!one.includes(plain), `${whose}: ${plain.toString('hex')}`)
    // Nor can two be told to be for the same session or picture.
    for (let at = 0; at + 4 <= one.length; at++)
      assert(!other.includes(one.subarray(at, at + 4)), `${whose}: alike from ${at} on`)
  }
})

test('[E28] [E25] [operators P46] an operator’s link opens at the operator’s door only, and a member’s only at theirs', async () => {
  const owner = enterAs(await stage.member())
  const name = await keep(owner.id)
  const [own, operators] = [files.link(owner, name), files.operatorLink(name, olga)].map(linkIn)
  assert.equal(await files.showMarked(own ?? ''), undefined)
  assert.equal(await files.show(operators ?? '', owner), undefined)
  assert((await files.showMarked(operators ?? ''))?.length)
  clock.at += 60_000
  assert.equal(await files.showMarked(operators ?? ''), undefined)
})

test('[E25] [Z5] what an operator sees is marked with that look, and what its owner sees is not', async () => {
  const owner = enterAs(await stage.member())
  const name = await keep(owner.id)
  const own = await files.show(linkIn(files.link(owner, name)), owner)
  const asSeenBy = async (reviewer: typeof olga) => {
    const seen = await files.showMarked(linkIn(files.operatorLink(name, reviewer)))
    assert(Buffer.isBuffer(seen))
    return seen.toString('hex')
  }
  const all = [
    own?.toString('hex'),
    await asSeenBy(olga),
    await asSeenBy({ ...olga, operator: 'Piet' }),
    await asSeenBy({ ...olga, caseNumber: 7 }),
  ]
  assert.equal(new Set(all).size, 4)
  assert.equal(await asSeenBy(olga), all[1])
})

test('[E25] [Z5] a look is written down when the picture is opened, not when its link is made', async () => {
  const name = await keep(await stage.member())
  const views = () =>
    tables.rows(
      `select viewer, case_number, extract(epoch from at)::float8 * 1000 as at from file_view
       join file on file.id = file_view.file where name = $1 order by file_view.id`,
      [name],
    )
  const link = linkIn(files.operatorLink(name, olga))
  assert.deepEqual(await views(), [])
  const at = clock.at
  const look = { viewer: 'Olga B.', case_number: '1042' }
  await files.showMarked(link)
  assert.deepEqual(await views(), [{ ...look, at }])
  clock.at += 1_000
  await files.showMarked(link)
  assert.deepEqual(await views(), [
    { ...look, at },
    { ...look, at: at + 1_000 },
  ])
})

test('[E25] [Z5] who is told to come again has seen nothing, and nothing is written down', async () => {
  const busy = await openStage(tables, clock.at)
  const name = await keep(await busy.member())
  await busy.files.stop()
  assert.equal(await busy.files.showMarked(linkIn(files.operatorLink(name, olga))), 'busy')
  const seen = await tables.rows(
    'select 1 from file_view join file on file.id = file_view.file where name = $1',
    [name],
  )
  assert.deepEqual(seen, [])
})

test('[E27] [U5] 20 pictures a day, however many come at once; the next day others', async () => {
  const member = await stage.member()
  for (let nth = 0; nth < 12; nth++) await keep(member)
  const all = await Promise.all(Array.from({ length: 14 }, () => files.keep(member, jpeg)))
  const outcomes = all.map((kept) => ('name' in kept ? 'kept' : kept.refusal))
  assert.equal(outcomes.filter((one) => one === 'kept').length, 8)
  assert.equal(outcomes.filter((one) => one === 'tooManyUploads').length, 6)
  assert.deepEqual(await files.enter(member, HERE), { ok: false, refusal: 'tooManyUploads' })
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
  assert.deepEqual(await files.enter(member, HERE), { ok: false, refusal: 'tooManyUploads' })
})

test('[E27] [U5] who sends what cannot be decoded again and again waits an hour', async () => {
  const member = await stage.member()
  for (let nth = 0; nth < 40; nth++) {
    await pass(member)
    await files.keep(member, Buffer.from('no picture'))
  }
  assert.deepEqual(await files.enter(member, HERE), { ok: false, refusal: 'tooManyUploads' })
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
