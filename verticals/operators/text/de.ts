/** What operators are told at the console's entrance and about each other, in German. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Name oder Passwort falsch.',
  'refusal.operatorCodeWrong': 'Der Code ist falsch oder wurde bereits verwendet.',
  'refusal.invitationOver':
    'Dieser Link wurde bereits verwendet oder ist nicht mehr gültig. Bitten Sie einen Administrator um einen neuen.',
  'refusal.noPasskey':
    'Sie haben noch keinen Passkey. Verwenden Sie den Code Ihrer Authenticator-App.',
  'refusal.operatorUnknown': 'Diesen Operator gibt es nicht.',
  'refusal.operatorSessionOver': 'Diese Sitzung ist bereits beendet.',
  'refusal.operatorNameTaken': 'Es gibt bereits einen Operator mit diesem Namen.',
  'refusal.ownAccess':
    'Sie können Ihren eigenen Zugang nicht ändern. Bitten Sie einen anderen Administrator.',
  'refusal.lastAdmin': 'Dies ist der letzte Administrator. Ernennen Sie zuerst einen anderen.',
} satisfies typeof en
