/** Mails of the centre on a real database: at once and bounded, held in quiet hours, and one for each day. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sources } from '@evenkeel/server/testing/notified.ts'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { MemberMail } from '@evenkeel/wire/server'
import { createChoices, usualChoice } from './choices.ts'
import { mailAtOnce, mailDigests } from './mailing.ts'
import { createSaying } from './saying.ts'

const tables = await openTestTables()
const choices = createChoices(tables)
const ids = { of: () => '' } as never
const saying = createSaying({ sources, instruments: [], ids })
let clock = Date.parse('2026-03-10T12:00:00Z')
type Mail = Awaited<ReturnType<MemberMail>> & { readonly member: number }
const sent: Mail[] = []
const counted = new Map<string, number>()
const options = {
  tables,
  choices,
  saying,
  now: () => clock,
  metrics: {
    count: (name: string) => void counted.set(name, (counted.get(name) ?? 0) + 1),
    time: () => undefined,
    gauge: () => undefined,
  },
  desk: () => ({
    async mail(member: number, mail: MemberMail) {
      sent.push({ member, ...(await mail('en')) })
      return true
    },
  }),
}

async function somebody(): Promise<number> {
  const [row] = await tables.rows<{ id: number }>(
    'insert into member default values returning id::float8 as id',
    [],
  )
  return row?.id ?? 0
}

let nth = 0
async function due(member: number, mail: 'now' | 'digest', group = 'trading', count = 1) {
  for (let made = 0; made < count; made++)
    await tables.rows(
      `insert into notification (source, member, realm, kind, kind_group, figures, link, at, is_shown, mail)
       values ($1, $2, 'real', 'priceAlertFired', $3, $4, '/kline', $5, true, $6)`,
      [
        `mail ${++nth}`,
        member,
        group,
        JSON.stringify({ pair: 'BTC/USDT', price: String(nth) }),
        clock,
        mail,
      ],
    )
}
const mailsOf = (member: number) => sent.filter((one) => one.member === member)
const hours = (count: number) => {
  clock += count * 3_600_000
}

test('[NC9] ten an hour go out at once, each once; the rest wait for the mail of the day', async () => {
  const member = await somebody()
  await due(member, 'now', 'trading', 14)
  await mailAtOnce(options)
  await Promise.all([mailAtOnce(options), mailAtOnce(options)])
  assert.equal(mailsOf(member).length, 10)
  assert.match(mailsOf(member)[0]?.body ?? '', /^BTC\/USDT has reached/)
  hours(2)
  await mailAtOnce(options)
  assert.equal(mailsOf(member).length, 10, 'what has gathered does not come at once later')
  await due(member, 'now')
  await mailAtOnce(options)
  assert.equal(mailsOf(member).length, 11)
  await mailDigests(options)
  assert.equal(mailsOf(member).length, 12)
  assert.equal(mailsOf(member)[11]?.lines?.length, 4)
})

test('[NC10] one mail a day after eight where the member is, with all that waits, whoever asks how often', async () => {
  clock = Date.parse('2026-03-20T22:59:00Z')
  const member = await somebody()
  await choices.set(member, { ...usualChoice, zone: 'Asia/Tokyo' })
  await due(member, 'digest', 'nft', 33)
  // A minute before eight in the morning of the 21st there.
  await mailDigests(options)
  assert.equal(mailsOf(member).length, 0)
  hours(1 / 60)
  await Promise.all([mailDigests(options), mailDigests(options), mailDigests(options)])
  assert.equal(mailsOf(member).length, 1)
  const [first] = mailsOf(member)
  assert.equal(first?.subject, '33 notifications from Evenkeel')
  assert.deepEqual([first?.lines?.length, first?.lines?.at(-1)], [31, 'and 3 more in the app'])
  await due(member, 'digest')
  hours(10)
  await mailDigests(options)
  assert.equal(mailsOf(member).length, 1, 'the same day there')
  hours(14)
  await mailDigests(options)
  assert.equal(mailsOf(member).length, 2)
  assert.equal(mailsOf(member)[1]?.lines?.length, 1)
  hours(24)
  await mailDigests(options)
  assert.equal(mailsOf(member).length, 2, 'nothing waits, so nothing is sent')
})

test('[NC8] in quiet hours a mail waits, unless it cannot', async () => {
  clock = Date.parse('2026-04-01T23:00:00Z')
  const member = await somebody()
  await choices.set(member, { ...usualChoice, quiet: { from: 22 * 60, to: 7 * 60 } })
  await due(member, 'now', 'assets')
  await due(member, 'now', 'risk')
  await mailAtOnce(options)
  assert.equal(mailsOf(member).length, 1)
  hours(8)
  await mailAtOnce(options)
  assert.equal(mailsOf(member).length, 2)
  assert.ok((counted.get('notifications_sent_total') ?? 0) >= 14)
})
