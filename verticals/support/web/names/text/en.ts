/** Support's names in menus and on the first page, in English: the keys of every other language. */
export default {
  'support.service': 'Customer service',
  'support.notices': 'Platform notices',
  'support.about': 'About us',
  'support.help': 'Help centre',
  'support.download': 'Download the app',
  'support.terms': 'User agreement',
  'support.privacy': 'Privacy policy',
}
