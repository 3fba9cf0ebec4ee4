/** The portfolio's names in the console, in English: the keys of every other language. */
export default {
  'portfolioDesk.name': 'Portfolio',
}
