/** Who may make each call about operators, as it was meant: written by hand, and not taken from the contract. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyOperatorCall } from '@evenkeel/wire'
import { forms } from './forms.ts'
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
  'get_waiting_proposals',
  'get_access_notices',
  'read_access_notice',
]
const ownSteppedUp = [
  'change_password',
  'begin_totp',
  'replace_totp',
  'begin_passkey',
  'add_passkey',
  'remove_passkey',
]
const adminsReading = [
  'get_system',
  'get_operators',
  'get_audit',
  'export_audit',
  'get_settings',
  'get_access_changes',
  'reject_access',
]
const adminsSteppedUp = [
  'invite_operator',
  'reset_operator',
  'set_role',
  'disable_operator',
  'approve_access',
  'set_setting',
]
const financeToo = [
  'get_reconciliation',
  'check_invariants',
  'get_terms',
  'get_proposals',
  'reject_proposal',
]
const financeSteppedUp = ['set_switch', 'propose_terms', 'approve_proposal', 'decide_money_case']

const workers = ['get_queues', 'get_cases', 'open_case', 'get_case_picture', 'assign_case']

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
    [...everyOperator, ...ownSteppedUp].sort(),
  )
  assert.deepEqual(
    named(({ operators }) => operators.length === 0),
    [...adminsReading, ...adminsSteppedUp].sort(),
  )
  const byRoles = (roles: string) => named(({ operators }) => String(operators) === roles)
  assert.deepEqual(byRoles('support,reviewer,finance'), workers.sort())
  assert.deepEqual(byRoles('support,reviewer'), ['decide_case'])
  assert.deepEqual(byRoles('finance'), [...financeToo, ...financeSteppedUp].sort())
})

test('[P1] what gives access or moves money asks for the second factor; what changes something, or shows what is private, is audited', () => {
  assert.deepEqual(
    named(({ stepUp }) => stepUp),
    [...ownSteppedUp, ...adminsSteppedUp, ...financeSteppedUp].sort(),
  )
  const unaudited = named(({ audited }) => !audited)
  const shown = ['export_audit', 'open_case', 'get_case_picture']
  const reads = named(
    ({ method, path }) => method === 'GET' && !shown.includes(path.replace('console/', '')),
  )
  assert.deepEqual(unaudited, reads)
})

test('[P72] a reason has 3 to 500 characters, or two where each is as much as a word', () => {
  for (const reason of ['訓練', 'テスト', '점검', 'かな', 'tax', 'x'.repeat(500), '🙂🙂🙂'])
    assert.ok(forms.reason.test(reason), reason)
  for (const reason of ['', '訓', 'ok', '訓!', '🙂🙂', 'x'.repeat(501), '訓\n練'])
    assert.ok(!forms.reason.test(reason), reason)
})
