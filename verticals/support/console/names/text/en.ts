/** Support’s names in the console, in English: the keys of every other language. */
export default {
  'supportDesk.notices': 'Notices',
  'supportDesk.articles': 'Help articles',
  'supportDesk.chats': 'Support chat',
}
