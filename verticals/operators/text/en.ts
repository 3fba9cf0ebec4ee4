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
  'refusal.lastFactor': 'This is your only second factor. Add another one first.',
  'refusal.lastAdmin': 'This is the last admin. Make somebody else an admin first.',
  'refusal.queueUnknown': 'There is no such queue.',
  'refusal.caseUnknown': 'This case no longer waits.',
  'refusal.caseTaken': '{name} is working on this case.',
  'refusal.caseChanged':
    'This case has changed since you opened it. Look at it again before you decide.',
  'refusal.addressUnreadable':
    'The address cannot be read, so this withdrawal can never be paid. You can reject it.',
  'refusal.costCoinWrong': 'This network charges its costs in another coin.',
  'refusal.paidBySigner': 'The signer pays this withdrawal. Paid by hand, it would go out twice.',
  'refusal.amountTooLarge':
    'This is more than one amount can be, so it cannot be credited as it is.',
  'refusal.payoutUnproven':
    'The chain does not prove that nothing was paid. This withdrawal can be neither rejected nor sent again.',
  'refusal.transactionNotSigned': 'The signer has not signed this transaction for this withdrawal.',
  'refusal.notLookedAt': 'Open the case before you decide it.',
  'refusal.photosUnopened': 'Look at every photo before you verify.',
  'refusal.idNumberTaken': 'Another member is already verified with this ID number.',
  'refusal.pictureLinkOver': 'The link to this picture has expired. Open the case again.',
  'refusal.picturesBusy': 'Pictures cannot be shown right now. Try again in a moment.',
  'refusal.adminNeeded': 'Only an admin may change access.',
  'refusal.otherAdminCanDoIt': 'There is another admin who can do this at the console.',
}
