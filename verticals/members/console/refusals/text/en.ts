/** Why a call of the console about members is refused, in English: the keys of every other language. */
export default {
  'refusal.memberUnknown': 'There is no such member.',
  'refusal.nothingPrivate': 'There is nothing here any more.',
  'refusal.noteIsEmpty': 'Write something first.',
  'refusal.memberFrozen': 'An operator has already frozen this account.',
  'refusal.memberNotFrozen': 'No operator has frozen this account.',
  'refusal.noOutbox': 'This exchange really sends its messages, so there is no outbox.',
  'refusal.memberHoldsFunds':
    'This member still holds: {holds}. Have it paid out first. If it is given up, nobody can reach it any more. Giving it up takes two admins.',
  'refusal.withdrawalsOpen':
    'This member has an open withdrawal. Pay or reject it first: its address is deleted with the member.',
}
