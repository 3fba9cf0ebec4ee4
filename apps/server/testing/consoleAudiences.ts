/** Who may make each call of the console: written by hand, and not taken from the contracts. */

/** One that finance may make, an admin may too. */
export type Required = 'anybody' | 'operator' | `${'admin' | 'finance'}${'' | ', stepped up'}`

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
  'GET /api/console/get_switches': 'operator',
  'POST /api/console/set_switch': 'finance, stepped up',
  'GET /api/console/get_settings': 'admin',
  'POST /api/console/set_setting': 'admin, stepped up',
  'GET /api/console/get_terms': 'finance',
  'POST /api/console/propose_terms': 'finance, stepped up',
  'GET /api/console/get_proposals': 'finance',
  'POST /api/console/approve_proposal': 'finance, stepped up',
  'POST /api/console/reject_proposal': 'finance',
}
