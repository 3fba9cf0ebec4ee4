/** Spot's names in menus and on the first page, in English: the keys of every other language. */
export default {
  'spot.name': 'Spot',
  'spot.trade': 'Trade',
}
