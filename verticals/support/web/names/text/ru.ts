/** Support's names in menus and on the first page, in Russian. */
import type en from './en.ts'

export default {
  'support.service': 'Служба поддержки',
  'support.notices': 'Объявления',
  'support.about': 'О нас',
  'support.help': 'Справка',
  'support.download': 'Скачать приложение',
  'support.terms': 'Пользовательское соглашение',
  'support.privacy': 'Политика конфиденциальности',
} satisfies typeof en
