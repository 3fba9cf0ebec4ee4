/** What the console’s calls of support are refused for, in English: the keys of every other language. */
export default {
  'refusal.englishMissing':
    'The English text is missing: it is what everybody reads who has no other.',
  'refusal.linkUnsound': 'A link leads to no place of the app. Links look like [words](/deposit).',
  'refusal.momentPassed': 'This moment has passed already. Choose a later one.',
  'refusal.slugTaken': 'Another article has this short name.',
  'refusal.figureUnknown':
    'The text names a figure that does not exist. The list shows those that do.',
  'refusal.chatDoesNotExist': 'This conversation does not exist any more.',
  'refusal.chatTaken': '{name} is working on this conversation.',
  'refusal.chatOperatorUnknown': 'This operator cannot take conversations.',
  'refusal.answerDoesNotExist': 'This ready answer does not exist any more.',
  'refusal.feedbackReplied': 'This feedback has been replied to already.',
}
