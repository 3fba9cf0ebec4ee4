/** What members are notified of by support, in English: the keys of every other language. */
export default {
  'feedbackReplied.title': 'Reply to your feedback',
  'feedbackReplied.body': 'Support has replied. You find the reply below your feedback.',
  'chatAnswered.title': 'New message from support',
  'chatAnswered.body': 'Customer service has answered you in the chat.',
}
