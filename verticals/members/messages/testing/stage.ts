/** What the tests of messages share: codes and a messenger over real tables, with a clock that tests turn. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Tables } from '@evenkeel/wire/server'
import { createContacts, type Reachable } from '../../contacts.ts'
import { createSealing } from '../../sealing.ts'
import { type CodeWish, createCodes, type Visitor } from '../codes.ts'
import { createMessenger, type MessageWays } from '../messenger.ts'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

export function stage(
  tables: Tables,
  ways: MessageWays = {},
  limits: { readonly smsAnHour?: number } = {},
) {
  let time = Date.now()
  const now = () => time
  const master = randomBytes(32)
  const keys = {
    key: (purpose: string, bytes: number) =>
      createHmac('sha512', master).update(purpose).digest().subarray(0, bytes),
  }
  const failures: unknown[] = []
  const onFailure = (error: unknown) => failures.push(error)
  const sealing = createSealing(keys)
  const contacts = createContacts(tables, sealing)
  const messenger = createMessenger({ tables, sealing, ways, now, onFailure })
  const codes = createCodes({ tables, contacts, keys, messenger, now, ...limits })
  const wait = (ms: number) => {
    time += ms
  }
  /** Asked for as it is for that purpose: by a member who is signed in, or by a visitor. */
  const send = (wish: CodeWish, by: Visitor = visitor('10.0.0')) =>
    wish.purpose === 'oldContact' || wish.purpose === 'newContact'
      ? codes.send(wish, { member: 7 })
      : codes.sendForVisitor(wish, by)
  return { now, wait, sealing, contacts, messenger, codes, send, failures }
}

/** From this network, with no more than so much work. */
export const visitor = (network: string, done = 16): Visitor => ({
  network,
  hasSolved: (bits) => done >= bits,
})

export const newMail = (): Reachable => ({
  kind: 'email',
  text: `ann.${randomBytes(6).toString('hex')}@example.org`,
})

/** Everything that is written in the two tables, as bytes. */
export async function written(tables: Tables): Promise<Buffer> {
  const codes = await tables.rows<object>('select * from verification_code', [])
  const messages = await tables.rows<object>('select * from message', [])
  const values = [...codes, ...messages].flatMap((row) => Object.values(row) as unknown[])
  return Buffer.concat(values.map((it) => (Buffer.isBuffer(it) ? it : Buffer.from(String(it)))))
}
