/** What operators are refused about charity, in English: the keys of every other language. */
export default {
  'refusal.projectExists': 'There is already a project with this short name.',
  'refusal.projectUnsound':
    'The short name, the goal or the end is wrong: small letters and dashes, a goal above what was raised, an end within five years.',
  'refusal.payoutUnsound': 'A payout needs an amount above zero and a proof document.',
  'refusal.raisedExceeded': 'The project has only {free} {asset} left to pay out.',
  'refusal.custodyExceeded': 'There are only {free} {asset} where this is to be paid from.',
  'refusal.documentWrong': 'The document did not arrive whole, or is no PDF, PNG or JPEG.',
}
