/** Charity's name in the console, in English: the keys of every other language. */
export default {
  'charityDesk.name': 'Charity',
}
