/** Who may make each call of the console: written by hand, and not taken from the contracts. */

export type Required =
  | 'anybody'
  | 'operator'
  | 'finance'
  | 'finance, stepped up'
  | 'admin'
  | 'admin, stepped up'

export const consoleAudiences: Readonly<Record<string, Required>> = {
  'GET /api/console/get_entrance': 'anybody',
  'POST /api/console/sign_in': 'anybody',
  'POST /api/console/sign_in_second': 'anybody',
  'POST /api/console/sign_in_passkey': 'anybody',
  'POST /api/console/open_invitation': 'anybody',
  'POST /api/console/begin_enrolment': 'anybody',
  'POST /api/console/enrol_totp': 'anybody',
  'POST /api/console/enrol_passkey': 'anybody',
  'GET /api/console/get_me': 'operator',
  'GET /api/console/get_sessions': 'operator',
  'GET /api/console/follow': 'operator',
  'POST /api/console/sign_out': 'operator',
  'POST /api/console/step_up': 'operator',
  'POST /api/console/ask_passkey': 'operator',
  'POST /api/console/step_up_passkey': 'operator',
  'POST /api/console/end_session': 'operator',
  'GET /api/console/get_operators': 'admin',
  'GET /api/console/get_audit': 'admin',
  'GET /api/console/export_audit': 'admin',
  'POST /api/console/invite_operator': 'admin, stepped up',
  'POST /api/console/reset_operator': 'admin, stepped up',
  'POST /api/console/set_role': 'admin, stepped up',
  'POST /api/console/disable_operator': 'admin, stepped up',
  'GET /api/console/get_money': 'finance',
  'POST /api/console/attest_reserves': 'finance, stepped up',
}
