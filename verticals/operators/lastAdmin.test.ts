/** How few admins there may be: nobody makes themselves the only one, and the server's machine helps the last. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coreNamed } from '@evenkeel/server/testing/cores.ts'
import { disabledAdmins } from './core/roster.ts'
import { type Command, operations, type State } from './core.ts'
import {
  ANN,
  BEN,
  by,
  createStage,
  DAY_MS,
  disabled,
  EVE,
  enrolled,
  exchange,
  puppet,
} from './testing/rosterStage.ts'

const cores = [coreNamed('wallet'), coreNamed('charity')] as const
const given = (wish?: Parameters<typeof createStage>[2]) => createStage(...cores, wish)

const reset = (operator: number): Command => ({ type: 'admitOperator', operator, role: 'admin' })

test('[P67] [O7] with one admin it takes one; who has disabled the other never is the only one', () => {
  const alone = given({ admins: [ANN] })
  assert.equal(alone.ask(puppet, by(ANN)), 'operatorAdmitted')
  const { ask, wait } = given()
  assert.equal(ask(disabled(BEN), by(ANN)), 'operatorDisabled')
  assert.equal(ask(disabled(ANN), by(ANN)), 'lastAdmin')
  assert.equal(ask(disabled(BEN), by(ANN)), 'nothing', 'nobody confirms what they did themselves')
  for (const command of [puppet, reset(BEN)])
    for (const ms of [0, DAY_MS, 365 * DAY_MS]) {
      wait(ms)
      assert.equal(ask(command, by(ANN)), 'approvalNeeded')
    }
})

test('[P67] another admin whose word counts confirms it by disabling them too', () => {
  const { ask, agreed, wait } = given()
  const joined = { operator: 3, role: 'admin' } as const
  agreed({ type: 'admitOperator', ...joined })
  assert.equal(ask({ type: 'enrolOperator', ...joined } as Command), 'operatorEnrolled')
  assert.equal(ask(disabled(BEN), by(ANN)), 'operatorDisabled')
  assert.equal(ask(disabled(BEN), by(3)), 'operatorTooNew')
  wait(DAY_MS)
  assert.equal(ask(disabled(BEN), by(3)), 'operatorDisabled')
  assert.equal(ask(disabled(BEN), by(3)), 'nothing')
  assert.equal(ask(disabled(3), by(ANN)), 'operatorDisabled')
  wait(DAY_MS)
  assert.equal(ask(puppet, by(ANN)), 'approvalNeeded', 'the third is one, the second no more')
  const twice = given({ admins: [ANN, BEN, 3] })
  twice.ask(disabled(3), by(ANN))
  twice.ask(disabled(3), by(BEN))
  twice.ask(disabled(BEN), by(ANN))
  assert.equal(twice.ask(reset(ANN)), 'operatorAdmitted')
  assert.equal(twice.ask(reset(BEN)), 'otherAdminCanDoIt', 'who is disabled is not the last')
})

test('[P10] [P67] of two admins of whom one disabled the other, the machine’s own command says who is the only one', () => {
  const { ask, wait } = given()
  ask(disabled(BEN), by(ANN))
  assert.equal(ask(reset(BEN)), 'otherAdminCanDoIt')
  wait(1)
  assert.equal(ask(reset(ANN)), 'operatorAdmitted')
  assert.equal(ask(reset(BEN)), 'otherAdminCanDoIt')
  assert.equal(ask({ ...reset(ANN), type: 'enrolOperator' } as Command), 'operatorEnrolled')
  assert.equal(ask(puppet, by(ANN)), 'operatorTooNew')
  wait(DAY_MS)
  assert.equal(ask(reset(BEN), by(ANN)), 'operatorAdmitted')
})

test('[P10] [O7] of admins who were reset at one moment one is the last', () => {
  const { ask, agreed } = given({ admins: [ANN, BEN, 3] })
  assert.match(agreed(reset(ANN), [3, BEN]), /operatorAdmitted/)
  ask(disabled(3), by(BEN))
  assert.equal(ask(reset(BEN)), 'operatorAdmitted')
  assert.equal(ask(reset(ANN)), 'otherAdminCanDoIt')
  assert.equal(ask(reset(BEN)), 'operatorAdmitted', 'another link, if the first was lost')
})

test('[P67] an admin who was disabled before there was a record of it counts, and nobody alone confirms that', () => {
  const { ask, machine, state, wait } = given({ admins: [ANN, BEN, 3] })
  ask(disabled(BEN), by(ANN))
  assert.deepEqual(disabledAdmins(state().roster), new Map([[BEN, 0]]))
  state().unconfirmed.set(BEN, 0)
  assert.equal(ask(disabled(BEN), by(ANN)), 'nothing')
  assert.equal(ask(disabled(BEN), by(3)), 'nothing')
  ask(disabled(3), by(ANN))
  wait(DAY_MS)
  assert.equal(ask(puppet, by(ANN)), 'approvalNeeded')
  assert.equal(ask(reset(ANN)), 'operatorAdmitted')
  assert.deepEqual((machine.state('real', operations) as State).unconfirmed, new Map())
})

test('[P25] [P67] the last admin of a frozen exchange admits another, and both of them end the freeze', () => {
  const { ask, agreed, wait, state } = given()
  ask(disabled(BEN), by(ANN))
  const switched = { type: 'setSwitch', name: 'everythingFrozen', symbol: '' } as const
  ask({ ...switched, isOn: true, reason: 'drill' } as Command, by(ANN))
  for (const [operator, actor] of [
    [ANN, exchange],
    [EVE, by(ANN)],
  ] as const) {
    wait(DAY_MS)
    const named = { operator, role: 'admin' } as const
    assert.match(ask({ type: 'admitOperator', ...named }, actor), /operatorAdmitted/)
    assert.equal(ask({ type: 'enrolOperator', ...named } as Command), 'operatorEnrolled')
    wait(DAY_MS)
  }
  assert.match(agreed({ ...switched, isOn: false, reason: 'drill' }, [ANN, EVE]), /switchSet/)
  assert.equal(state().switches.size, 0)
})

test('[P10] [O7] the machine’s own command resets an admin only where no other can', () => {
  assert.equal(given().ask(reset(ANN)), 'otherAdminCanDoIt')
  const { ask, wait, approve, withdrawal } = given({ admins: [ANN] })
  assert.equal(ask(reset(BEN)), 'otherAdminCanDoIt')
  assert.equal(ask(reset(ANN)), 'operatorAdmitted')
  assert.equal(
    ask({ type: 'enrolOperator', operator: ANN, role: 'admin' } as Command),
    'operatorEnrolled',
  )
  assert.equal(approve(withdrawal(), ANN), 'operatorTooNew')
  assert.equal(ask(puppet, by(ANN)), 'operatorTooNew')
  wait(DAY_MS)
  assert.equal(ask(puppet, by(ANN)), 'operatorAdmitted')
})

test('[P10] [O7] the machine’s own command makes one person one operator: nobody but the last admin is reset by it', () => {
  const { ask, wait } = given({ admins: [ANN] })
  const reset = (operator: number, role: string) =>
    ask({ type: 'admitOperator', operator, role } as Command)
  assert.equal(ask(puppet, by(ANN)), 'operatorAdmitted')
  assert.equal(ask(enrolled), 'operatorEnrolled')
  assert.equal(
    ask({ type: 'admitOperator', operator: BEN, role: 'admin' } as Command, by(ANN)),
    'operatorAdmitted',
  )
  wait(1)
  assert.equal(reset(ANN, 'admin'), 'operatorAdmitted')
  for (const role of ['finance', 'admin'])
    assert.equal(reset(EVE, role), 'otherAdminCanDoIt', 'of another role')
  assert.equal(reset(BEN, 'admin'), 'otherAdminCanDoIt', 'invited, and never an admin')
  assert.equal(reset(5, 'admin'), 'otherAdminCanDoIt', 'unknown')
  wait(DAY_MS)
  assert.equal(reset(EVE, 'finance'), 'otherAdminCanDoIt')
  assert.equal(reset(ANN, 'admin'), 'operatorAdmitted', 'another link, if the first was lost')
  const without = given({ admins: [] })
  const operators = [{ operator: EVE, role: 'finance' }]
  without.ask({ type: 'importOperators', operators } as Command)
  assert.equal(without.ask(puppet), 'otherAdminCanDoIt', 'not where there never was an admin')
})
