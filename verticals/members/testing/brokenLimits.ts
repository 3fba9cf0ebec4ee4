/** Limits of members, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'unreadable.test.ts': [
    ['E56', 'sealing.ts', 'return undefined', 'throw new FieldUnreadable()'],
    ['E56', 'security/contactChanges.ts', 'throw new FieldUnreadable()', 'return []'],
  ],
  'core.test.ts': [
    ['E30', 'core.ts', '100_000n * UNIT', '100_001n * UNIT'],
    ['E33', 'core.ts', 'SHARE_BPS = 2_000', 'SHARE_BPS = 2_001'],
    ['E33', 'core.ts', 'SHARE_DAYS = 365', 'SHARE_DAYS = 366'],
  ],
  'erasure.test.ts': [['E37', 'erasure.ts', 'openWithdrawals > 0', 'openWithdrawals > 1']],
  'access/throttle.test.ts': [
    ['E7', 'access/throttle.ts', 'NEAR_BARE = 3', 'NEAR_BARE = 4'],
    ['E7', 'access/throttle.ts', 'BARE_MOST = 10', 'BARE_MOST = 11'],
    ['E7', 'access/throttle.ts', 'NEAR_MOST = 10', 'NEAR_MOST = 11'],
    ['E7', 'access/throttle.ts', 'LEAST_BITS = 16', 'LEAST_BITS = 15'],
    ['E7', 'access/throttle.ts', 'MOST_BITS = 22', 'MOST_BITS = 21'],
    ['E7', 'access/throttle.ts', 'WINDOW_MS = 10', 'WINDOW_MS = 9'],
    ['E10', 'access/throttle.ts', 'CODES_MOST = 5', 'CODES_MOST = 6'],
    ['E10', 'access/throttle.ts', 'WINDOW_MS = 10', 'WINDOW_MS = 9'],
  ],
  'security/proofs.test.ts': [
    ['E17', 'access/throttle.ts', 'PROOFS_MOST = 10', 'PROOFS_MOST = 11'],
  ],
  'access/sending.test.ts': [
    ['E9', 'access/throttle.ts', 'BARE = { caller: 10,', 'BARE = { caller: 11,'],
    ['E9', 'access/throttle.ts', 'caller: 100', 'caller: 101'],
    ['E9', 'access/throttle.ts', 'network: 400', 'network: 401'],
  ],
  'messages/codeLanes.test.ts': [
    ['E9', 'messages/codeLanes.ts', 'AGAIN_MS = 60_000', 'AGAIN_MS = 59_999'],
    ['E9', 'messages/codeLanes.ts', ' A_DAY = 10', ' A_DAY = 11'],
    ['E9', 'messages/codeLanes.ts', 'OWN_A_DAY = 5', 'OWN_A_DAY = 6'],
    ['E9', 'messages/codeLanes.ts', 'OWN_AN_HOUR = 60', 'OWN_AN_HOUR = 61'],
    ['E9', 'messages/codeLanes.ts', 'OWN_BITS = 20', 'OWN_BITS = 19'],
  ],
  'messages/codes.test.ts': [
    ['E9', 'messages/codes.ts', 'TRIES = 5', 'TRIES = 6'],
    ['E9', 'messages/codeLife.ts', 'MS = 10', 'MS = 11'],
  ],
  'rightCodes.test.ts': [
    ['E9', 'rightCodes.ts', 'LASTS_MS = 5', 'LASTS_MS = 6'],
    ['E9', 'rightCodes.ts', 'USES = 5', 'USES = 6'],
  ],
  'captcha/captcha.test.ts': [['E8', 'captcha/captcha.ts', 'LASTS_MS = 2', 'LASTS_MS = 3']],
  'access/wallets.test.ts': [['E11', 'access/wallets.ts', 'LASTS_MS = 5', 'LASTS_MS = 6']],
  'access/guessAlarm.test.ts': [
    ['E40', 'access/guessAlarm.ts', 'MANY = 10', 'MANY = 11'],
    ['E40', 'access/guessAlarm.ts', 'MANY_MS = 10', 'MANY_MS = 11'],
    ['E40', 'access/guessAlarm.ts', 'MOST_AN_HOUR = 1_000', 'MOST_AN_HOUR = 1_001'],
  ],
  'access/recoveryCodes.test.ts': [
    ['E38', 'access/recoveryCodes.ts', 'MANY = 10', 'MANY = 9'],
    ['E38', 'access/recoveryCodes.ts', 'LONG = 12', 'LONG = 11'],
  ],
  'sessions/sessions.test.ts': [
    ['E13', 'sessions/sessions.ts', 'randomBytes(32)', 'randomBytes(31)'],
    ['E14', 'sessions/sessions.ts', '14 * DAY_MS', '15 * DAY_MS'],
    ['E14', 'sessions/sessions.ts', '3 * DAY_MS', '4 * DAY_MS'],
  ],
  'passwords/passwords.test.ts': [
    ['E18', 'passwords/passwords.ts', 'TRIES = 5', 'TRIES = 6'],
    ['E18', 'passwords/passwords.ts', 'TRIES_MS = 24', 'TRIES_MS = 23'],
  ],
  'passwords/hasher.test.ts': [
    ['E6', 'passwords/hasher.ts', 'LINE_MOST = 64', 'LINE_MOST = 65'],
    ['E6', 'passwords/hasher.ts', 'OF_ONE_MOST = 2', 'OF_ONE_MOST = 3'],
  ],
  'passwords/faults.test.ts': [
    ['E5', 'contract/forms.ts', 'least: 8, most: 128', 'least: 7, most: 128'],
    ['E5', 'contract/forms.ts', 'least: 8, most: 128', 'least: 8, most: 129'],
  ],
  'access/recovery.test.ts': [['E18', 'withdrawalHold.ts', 'HELD_MS = 24', 'HELD_MS = 23']],
  'security/passwordChanges.test.ts': [
    ['E18', 'withdrawalHold.ts', 'HELD_MS = 24', 'HELD_MS = 23'],
  ],
  'security/programs.test.ts': [
    ['E20', '../../apps/server/signatures.ts', 'WINDOW_MS = 5', 'WINDOW_MS = 6'],
    ['E54', '../../apps/server/calls.ts', 'memberPerSecond / 2', 'memberPerSecond / 1'],
    ['E52', 'contract/forms.ts', 'ANYWHERE_DAYS = 90', 'ANYWHERE_DAYS = 91'],
    ['E52', 'contract/forms.ts', 'KEY_DAYS_MAX = 365', 'KEY_DAYS_MAX = 366'],
  ],
  'security/withdrawKeys.test.ts': [
    ['E55', 'contract/forms.ts', 'WITHDRAW_DAYS = 90', 'WITHDRAW_DAYS = 91'],
    ['E55', 'contract/forms.ts', 'four: 24', 'four: 23'],
    ['E55', 'contract/forms.ts', 'six: 64', 'six: 63'],
  ],
  'files/turnstile.test.ts': [
    ['E27', 'files/turnstile.ts', 'SENDER_MAX = 4', 'SENDER_MAX = 5'],
    ['E27', 'files/turnstile.ts', 'NETWORK_MAX = 16', 'NETWORK_MAX = 17'],
    ['E27', 'files/turnstile.ts', 'FAILURES_MAX = 40', 'FAILURES_MAX = 41'],
    ['E27', 'files/turnstile.ts', 'ROOM = 32 *', 'ROOM = 33 *'],
  ],
  'files/files.test.ts': [
    ['E27', 'files/files.ts', 'PICTURES_A_DAY = 20', 'PICTURES_A_DAY = 21'],
    ['E27', 'files/files.ts', 'BYTES_A_DAY = 50 *', 'BYTES_A_DAY = 51 *'],
    ['E28', 'files/links.ts', 'LASTS_MS = 60_000', 'LASTS_MS = 61_000'],
  ],
  'creditScore.test.ts': [
    ['E36', 'creditScore.ts', 'BEGINNING = 60', 'BEGINNING = 61'],
    ['E36', 'creditScore.ts', 'STEP = 10', 'STEP = 11'],
    ['E36', 'creditScore.ts', 'MONTHS_MAX = 10', 'MONTHS_MAX = 11'],
    ['E36', 'creditScore.ts', 'MONTH_MS = 30 *', 'MONTH_MS = 31 *'],
  ],
  'access/entering.test.ts': [
    ['E7', 'access/entering.ts', 'DEVICES_MOST = 20', 'DEVICES_MOST = 21'],
  ],
  'identity/identity.test.ts': [['E22', 'identity/fields.ts', 'AGE = 18', 'AGE = 17']],
  'files/drawers.test.ts': [
    ['E27', 'files/drawers.ts', 'AT_A_TIME = 2', 'AT_A_TIME = 3'],
    ['E27', 'files/drawers.ts', 'WAITING_MAX = 16', 'WAITING_MAX = 17'],
  ],
  '../../apps/server/http/form.test.ts': [
    ['E26', '../../wire/upload.ts', 'MAX_BYTES = 5 * 1_048_576', 'MAX_BYTES = 5 * 1_048_576 + 1'],
    ['E26', '../../wire/upload.ts', 'MAX_BYTES = 5 * 1_048_576', 'MAX_BYTES = 5 * 1_048_576 - 1'],
  ],
  '../../apps/server/http/slowForms.test.ts': [
    ['E27', '../../apps/server/http/form.ts', 'PACE_BYTES = 16_384', 'PACE_BYTES = 4_096'],
  ],
}
