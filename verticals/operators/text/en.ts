/** What operators are told at the console's entrance and about each other, in English: the keys of every other language. */
export default {
  'refusal.signInWrong': 'Wrong name or password.',
  'refusal.operatorCodeWrong': 'The code is wrong or was already used.',
  'refusal.invitationOver':
    'This link was already used or is no longer valid. Ask an admin for a new one.',
  'refusal.noPasskey': 'You have no passkey yet. Use the code of your authenticator.',
  'refusal.operatorUnknown': 'There is no such operator.',
  'refusal.operatorSessionOver': 'This session is already over.',
  'refusal.operatorNameTaken': 'There is already an operator of this name.',
  'refusal.ownAccess': 'You cannot change your own access. Ask another admin.',
  'refusal.lastAdmin': 'This is the last admin. Make somebody else an admin first.',
}
