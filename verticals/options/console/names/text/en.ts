/** Options' name in the console's navigation, in English: the keys of every other language. */
export default {
  'optionDesk.name': 'Option risk',
}
