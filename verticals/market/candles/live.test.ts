/** Candles as they are folded live, on a real table, against the source's own. */
import { beforeEach, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { DAY, local, Stage } from './testing/stage.ts'

const tables = await openTestTables()
beforeEach(() => tables.rows('truncate candle', []))

test('[Q3] [Q8] what is folded live is what the source says, in all nine periods, across a week’s and a month’s end', async (t) => {
  const begun = local('2026-01-30 13:37')
  const stretches = [
    { from: begun - 45 * DAY, to: begun, everyMs: 300_000 },
    { from: begun, to: begun + 5 * DAY, everyMs: 15_000 },
  ]
  const stage = new Stage(t, { tables, at: begun + 12_345, stretches })
  await stage.open()
  await stage.settled()
  await stage.holds(begun - 30 * DAY, { isCurrent: false })
  await stage.live(begun + 4 * DAY)
  await stage.settled()
  await stage.holds(begun - 30 * DAY)
  await stage.stop()
  await stage.keeps(begun - 45 * DAY)
})
