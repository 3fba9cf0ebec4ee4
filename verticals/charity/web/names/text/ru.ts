/** Charity's names in menus and on the first page, in Russian. */
import type en from './en.ts'

export default {
  'charity.name': 'Благотворительность',
  'charity.donate': 'Помощь',
  'charity.teaser': 'Помогайте и следите, куда идут средства',
  'charity.teaserHint': 'Проекты, жертвователи и партнёры',
} satisfies typeof en
