/** Charity's names in menus and on the first page, in English: the keys of every other language. */
export default {
  'charity.name': 'Charity',
  'charity.donate': 'Donate',
  'charity.teaser': 'Give, and see where it goes',
  'charity.teaserHint': 'Projects, donors and partners',
}
