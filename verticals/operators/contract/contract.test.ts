/** Who may make each call about operators, as it was meant: written by hand, and not taken from the contract. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyOperatorCall } from '@evenkeel/wire'
import * as contract from './index.ts'

const calls = Object.values(contract).filter((one): one is AnyOperatorCall => 'path' in one)

const anybody = [
  'get_entrance',
  'sign_in',
  'sign_in_second',
  'sign_in_passkey',
  'open_invitation',
  'begin_enrolment',
  'enrol_totp',
  'enrol_passkey',
]
const everyOperator = [
  'get_me',
  'sign_out',
  'step_up',
  'ask_passkey',
  'step_up_passkey',
  'get_sessions',
  'end_session',
  'follow',
  'get_switches',
]
const adminsReading = ['get_operators', 'get_audit', 'export_audit', 'get_settings']
const adminsSteppedUp = [
  'invite_operator',
  'reset_operator',
  'set_role',
  'disable_operator',
  'set_setting',
]
const financeToo = ['get_terms', 'get_proposals', 'reject_proposal']
const financeSteppedUp = ['set_switch', 'propose_terms', 'approve_proposal']

const named = (wanted: (call: AnyOperatorCall) => boolean) =>
  calls
    .filter(wanted)
    .map(({ path }) => path.replace('console/', ''))
    .sort()

test('[P1] every call is for those whom it was meant for', () => {
  assert.deepEqual(
    named(({ operators }) => operators === 'anybody'),
    anybody.sort(),
  )
  assert.deepEqual(
    named(({ operators }) => operators === 'operator'),
    everyOperator.sort(),
  )
  assert.deepEqual(
    named(({ operators }) => operators.length === 0),
    [...adminsReading, ...adminsSteppedUp].sort(),
  )
  assert.deepEqual(
    named(({ operators }) => operators.includes('finance')),
    [...financeToo, ...financeSteppedUp].sort(),
  )
})

test('[P1] what gives or takes access asks for the second factor; what changes something is audited', () => {
  assert.deepEqual(
    named(({ stepUp }) => stepUp),
    [...adminsSteppedUp, ...financeSteppedUp].sort(),
  )
  const unaudited = named(({ audited }) => !audited)
  const reads = named(({ method, path }) => method === 'GET' && !path.endsWith('export_audit'))
  assert.deepEqual(unaudited, reads)
})
