/** The portfolio's names in menus and on the first page, in Russian. */
import type en from './en.ts'

export default {
  'portfolio.name': 'Портфель',
  'portfolio.short': 'Портфель',
  'portfolio.teaser': 'Фиксированные срок и дневной доход',
  'portfolio.teaserHint': 'От 1 до 90 дней',
} satisfies typeof en
