/** The portfolio's names in menus and on the first page, in English: the keys of every other language. */
export default {
  'portfolio.name': 'Portfolio',
  'portfolio.short': 'Portfolio',
  'portfolio.teaser': 'Fixed terms, fixed daily yield',
  'portfolio.teaserHint': '1 to 90 days',
}
