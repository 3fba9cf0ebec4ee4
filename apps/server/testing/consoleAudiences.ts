/** Who may make each call of the console: written by hand, and not taken from the contracts. */

/** Roles are those beside the admin, who may always. */
export type Required =
  | 'anybody'
  | 'operator'
  | 'admin'
  | 'admin, stepped up'
  | 'reviewer'
  | 'reviewer finance'
  | 'finance, stepped up'

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
  'GET /api/console/get_queues': 'reviewer finance',
  'GET /api/console/get_cases': 'reviewer finance',
  'GET /api/console/open_case': 'reviewer finance',
  'GET /api/console/get_case_picture': 'reviewer finance',
  'POST /api/console/assign_case': 'reviewer finance',
  'POST /api/console/decide_case': 'reviewer',
  'POST /api/console/decide_money_case': 'finance, stepped up',
}
