/** The usual reasons of decisions, as members read them, in English: the keys of every other language. */
export default {
  'queues.reason.transactionMissing': 'We did not find this transaction on the network.',
  'queues.reason.otherAddress': 'The payment went to another address.',
  'queues.reason.amountDiffers': 'The amount does not match what we received.',
  'queues.reason.notOurs': 'This payment was not made to us.',
  'queues.reason.addressRisky': 'For security reasons we do not send funds to this address.',
  'queues.reason.accountRisky':
    'Your account needs a security check first. Please contact customer service.',
  'queues.reason.identityUnclear': 'We need to verify your identity further first.',
  'queues.reason.photoUnreadable': 'A photo cannot be read. Please take it again.',
  'queues.reason.photoIncomplete': 'The document is not fully in the photo.',
  'queues.reason.documentExpired': 'The document has expired.',
  'queues.reason.detailsDiffer': 'Your details do not match those on the document.',
  'queues.reason.notThePerson': 'The person in the photo is not the holder of the document.',
  'queues.reason.feedbackThanks': 'Thank you for your feedback. We have passed it on to the team.',
  'queues.reason.feedbackLookingInto':
    'We are looking into this and will write to you in the support chat.',
  'queues.reason.feedbackSolved': 'This should be solved now. Please write again if it is not.',
  'queues.reason.feedbackNeedsMore':
    'We need more details. Please write to us in the support chat.',
}
