/** What support notifies members of, in English: the keys of every other language. */
export default {
  'supportReplied.title': 'Reply to your feedback',
  'supportReplied.body': 'Customer service has replied to you.',
  'supportAnswered.title': 'Message from customer service',
  'supportAnswered.body': 'There is an answer in your chat.',
}
