/** What operations refuse, in English: the keys of every other language. */
export default {
  'refusal.switchUnknown': 'There is no such switch.',
  'refusal.proposalDoesNotExist': 'There is no such proposal any more.',
  'refusal.proposalNotOpen': 'This proposal was already approved.',
  'refusal.proposalExpired': 'This proposal is more than 24 hours old and has expired.',
  'refusal.tooManyProposals': 'Too many proposals are open. Decide some of them first.',
  'refusal.proposalTooLong': 'This proposal is too long.',
  'refusal.parameterUnsound': 'This setting or its value is not valid.',
  'refusal.valueOutOfRange': 'Enter a whole number from {least} to {most}.',
  'refusal.auditBehind': 'The audit log is behind what the journal has recorded.',
  'refusal.auditRewritten':
    'A row that the journal has recorded is no longer the same in the audit log.',
  'refusal.termsUnchanged': 'These are the terms that already hold.',
  'refusal.proposalChanged': 'The proposal is no longer what you saw. Look at it again.',
  'refusal.marketListed': 'This market is listed already: open its row to change its terms.',
  'refusal.instrumentUnknown':
    'The market quotes nothing by this name, or it cannot be listed here.',
  'refusal.proposalLapsed':
    'Whoever proposed this has been disabled, reset or given another role since. It has to be proposed anew.',
  'refusal.nothingToProlong':
    'The measure this would extend has already ended. To impose it again, make a new proposal.',
  'refusal.proposalOutdated':
    'This member’s holdings have changed since the proposal. Propose the erasure again on their page.',
}
