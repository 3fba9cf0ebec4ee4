/** Support's names in menus and on the first page, in Russian. */
import type en from './en.ts'

export default {
  'support.service': 'Служба поддержки',
  'support.notices': 'Объявления',
  'support.about': 'О нас',
} satisfies typeof en
