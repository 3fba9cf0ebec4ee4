/** What the page of the outbox says, in English: the keys of every other language. */
export default {
  'outbox.hint': 'A sandbox sends nothing: what it would have sent is kept here for a day.',
  'outbox.at': 'Time',
  'outbox.to': 'Recipient',
  'outbox.message': 'Message',
  'outbox.none': 'No messages yet',
}
