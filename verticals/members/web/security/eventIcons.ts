/** What stands beside an event of the account. */
import type { IconName } from '@evenkeel/ui'
import type { EventKind } from '../../contract/index.ts'

export const eventIcons: Readonly<Record<EventKind, IconName>> = {
  registered: 'user',
  signedIn: 'devices',
  signedInAgain: 'devices',
  passwordChanged: 'lock',
  transactionPasswordChanged: 'lock',
  wrongPasswords: 'alert',
  secondFactorOn: 'shield',
  secondFactorOff: 'shield',
  recoveryCodeUsed: 'shield',
  recoveryCodesMade: 'shield',
  passkeyAdded: 'passkey',
  passkeyRemoved: 'passkey',
  emailChanged: 'mail',
  phoneChanged: 'phone',
  walletLinked: 'wallet',
  antiPhishingChanged: 'verified',
  allowListOn: 'withdraw',
  allowListOff: 'withdraw',
  apiKeyMade: 'program',
  apiKeyRemoved: 'program',
  frozen: 'freeze',
  thawed: 'sun',
  frozenByOperator: 'freeze',
  thawedByOperator: 'sun',
  identityVerified: 'identity',
  identityRefused: 'identity',
  advancedVerified: 'identity',
  advancedRefused: 'identity',
}
