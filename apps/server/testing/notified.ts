/** What tests of the notification centre need of all verticals: what they declare, a rebuild, and somebody who registered. */
import { cores, projections, verticals } from '@evenkeel/verticals/all.server.ts'
import type pg from 'pg'
import { foldUntil, prepareProjections } from '../projections/fold.ts'

export { registered } from '@evenkeel/verticals/members/testing/registered.ts'
export { cores }

export const sources = verticals.flatMap(({ notifications }) => notifications ?? [])
export const instruments = verticals.flatMap((one) => one.instruments ?? [])

/** As `npm run rebuild` does it. */
export async function foldAnew(client: pg.ClientBase): Promise<void> {
  const head = await client.query<{ seq: string }>('select seq from journal_head')
  await prepareProjections(client, projections, { anew: true })
  await foldUntil(client, 'main', projections, cores, Number(head.rows[0]?.seq))
}
