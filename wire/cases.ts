/** The words that queues of cases speak by: the console has a text for each of them. */

/** How far a case has come. */
export const caseStates = [
  'requested',
  'endorsed',
  'approved',
  'paying',
  'stopped',
  'unpaid',
  'cancelling',
  'voided',
  'paid',
  'rejected',
  'cancelled',
  'pending',
  'proposed',
  'late',
  'tooLarge',
  'credited',
  'underReview',
  'verified',
  'refused',
  'pendingReply',
  'replied',
  'lapsed',
] as const
export type CaseState = (typeof caseStates)[number]

/** What an operator should look at before deciding. */
export const caseFlags = [
  'newAddress',
  'firstWithdrawal',
  'accountChanged',
  'largeForMember',
  'byProgram',
  'secondNeeded',
  'secondAwaited',
  'noTransaction',
  'sameTransaction',
  'sameIdNumber',
  'samePicture',
] as const
export type CaseFlag = (typeof caseFlags)[number]

/** What is told about a case, field by field. */
export const caseLabels = [
  'network',
  'address',
  'worth',
  'fee',
  'level',
  'reportedAmount',
  'reportedTransaction',
  'transaction',
  'transfer',
  'block',
  'approvedBy',
  'proposedBy',
  'lapsedBy',
  'saidBy',
  'said',
  'decidedBy',
  'signedTransaction',
  'nonce',
  'networkFeeMax',
  'cancellation',
  'stuck',
  'sameTransaction',
  'name',
  'idNumber',
  'city',
  'homeAddress',
  'birthDate',
  'country',
  'sameIdNumber',
  'sameIdNumberVerified',
  'samePictureOther',
  'samePictureOwn',
  'identityLevel',
  'feedbackType',
  'feedbackTitle',
  'feedbackContent',
  'feedbackReply',
] as const
export type CaseLabel = (typeof caseLabels)[number]

export const casePictures = [
  'proof',
  'front',
  'back',
  'holding_front',
  'holding_back',
  'proof_of_address',
  'portrait',
  'attachment',
] as const
export type CasePicture = (typeof casePictures)[number]

export const caseActions = [
  'approve',
  'reject',
  'begin',
  'sent',
  'unsent',
  'cancelPayout',
  'verify',
  'again',
  'reply',
] as const
export type CaseAction = (typeof caseActions)[number]

/** What an action asks for beside a reason. */
export const caseAsks = ['transaction', 'amount', 'transfer', 'cost', 'costAsset'] as const
export type CaseAsk = (typeof caseAsks)[number]

/** Reasons that are usual; an operator may write another. */
export const caseReasons = [
  'transactionMissing',
  'otherAddress',
  'amountDiffers',
  'notOurs',
  'addressRisky',
  'accountRisky',
  'identityUnclear',
  'photoUnreadable',
  'photoIncomplete',
  'documentExpired',
  'detailsDiffer',
  'notThePerson',
  'feedbackThanks',
  'feedbackLookingInto',
  'feedbackSolved',
  'feedbackNeedsMore',
] as const
export type CaseReason = (typeof caseReasons)[number]

/** What has happened to a case. */
export const caseEvents = [
  'reported',
  'seen',
  'requested',
  'endorsed',
  'proposed',
  'submitted',
  'decided',
  'opened',
  'taken',
  'givenBack',
] as const
export type CaseEventName = (typeof caseEvents)[number]

/** Why a decision that the page had right is not carried out: what the queues answer with. */
export const caseRefusals = [
  'withdrawalDoesNotExist',
  'withdrawalNotOpen',
  'otherOperatorNeeded',
  'addressUnreadable',
  'figuresDiffer',
  'transactionUsed',
  'costCoinWrong',
  'paidBySigner',
  'payoutUnproven',
  'transactionNotSigned',
  'debtOutstanding',
  'networkNotListed',
  'amountIsZero',
  'amountTooLarge',
  'transactionMalformed',
  'depositKnown',
  'notLookedAt',
  'photosUnopened',
  'idNumberTaken',
  'feedbackReplied',
] as const
export type CaseRefusal = (typeof caseRefusals)[number]
