/** What traders allow themselves: losses and numbers a day, pauses, and that these loosen slowly. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coins, givenOptions } from '../testing/givenOptions.ts'

const HOUR = 3_600_000

/** Loses the option that it places, or wins it. */
function play(on: ReturnType<typeof givenOptions>, stake: string, isWon = false): void {
  const { expiresAt } = on.opened('61000', { stake: coins(stake) })
  on.price(isWon ? '61001' : '60999', expiresAt)
  on.wait(expiresAt - on.now())
  on.seal()
  on.wait(1)
}

test('[TO12] a loss limit counts what is lost, what is open and what is asked for', () => {
  const on = givenOptions({ terms: [{ feeBps: 100 }] })
  const fee = { feeBps: 100 }
  on.submit({ type: 'setOptionLimits', member: 1, lossADay: coins('101') })
  on.price('61000')
  on.refused(on.placing({ stake: coins('100.01'), ...fee }), 'ownLossLimitReached')
  on.place({ stake: coins('60'), ...fee })
  on.refused(on.placing({ stake: coins('40.01'), ...fee }), 'ownLossLimitReached')
  on.place({ stake: coins('40'), ...fee })
  on.place({ stake: coins('100'), member: 2, ...fee })
})

test('[TO12] what is won makes room, and a new day begins with none lost', () => {
  const on = givenOptions()
  on.submit({ type: 'setOptionLimits', member: 1, lossADay: coins('100') })
  play(on, '100')
  on.price('61000')
  on.refused(on.placing({ stake: coins('10') }), 'ownLossLimitReached')
  on.wait(24 * HOUR)
  on.price('61000')
  on.place({ stake: coins('100') })
  on.wait(40_000)
  on.seal()
  on.wait(1)
  play(on, '50', true)
  on.price('61000')
  on.place({ stake: coins('140') })
})

test('[TO13] a limit on the number counts the options that were placed on this day', () => {
  const on = givenOptions()
  on.submit({ type: 'setOptionLimits', member: 1, numberADay: 2 })
  on.price('61000')
  on.place()
  on.place()
  on.refused(on.placing(), 'ownNumberLimitReached')
  on.wait(24 * HOUR)
  on.price('61000')
  on.place()
})

test('[TO14] a limit becomes stricter at once and looser after 24 hours', () => {
  const on = givenOptions()
  const set = (numberADay?: number) => on.submit({ type: 'setOptionLimits', member: 1, numberADay })
  const limit = () => on.state().traders.get(1)?.number
  set(5)
  set(3)
  assert.deepEqual(limit(), { now: 3, next: undefined, nextAt: 0 })
  set(10)
  const nextAt = on.now() + 24 * HOUR
  assert.deepEqual(limit(), { now: 3, next: 10, nextAt })
  on.wait(HOUR)
  set(10)
  assert.deepEqual(limit(), { now: 3, next: 10, nextAt })
  set(undefined)
  assert.deepEqual(limit(), { now: 3, next: undefined, nextAt: nextAt + HOUR })
  on.wait(24 * HOUR - 1)
  on.price('61000')
  for (let nth = 0; nth < 3; nth++) on.place()
  on.refused(on.placing(), 'ownNumberLimitReached')
  on.wait(1)
  on.place()
  set(1)
  assert.deepEqual(limit(), { now: 1, next: undefined, nextAt: 0 })
})

test('[TO14] what is asked for strictly takes back what was asked for loosely', () => {
  const on = givenOptions()
  on.submit({ type: 'setOptionLimits', member: 1, lossADay: coins('50') })
  on.submit({ type: 'setOptionLimits', member: 1, lossADay: coins('500') })
  on.submit({ type: 'setOptionLimits', member: 1, lossADay: coins('50') })
  on.wait(48 * HOUR)
  on.price('61000')
  on.refused(on.placing(), 'ownLossLimitReached')
})

test('[TO15] a pause bars for as long as it says, and is never made shorter', () => {
  const on = givenOptions()
  on.submit({ type: 'pauseOptions', member: 1, days: 7 })
  assert.deepEqual(on.submit({ type: 'pauseOptions', member: 1, days: 1 }), [])
  on.wait(7 * 24 * HOUR - 1)
  on.price('61000')
  on.refused(on.placing(), 'optionsArePaused')
  on.wait(1)
  on.place()
  on.refused({ type: 'pauseOptions', member: 1, days: 2 }, 'limitsMalformed')
  for (const numberADay of [0, -1, 1.5, 10_001])
    on.refused({ type: 'setOptionLimits', member: 1, numberADay }, 'limitsMalformed')
})
