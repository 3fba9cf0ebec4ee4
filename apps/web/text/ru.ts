/** The shell's texts, in Russian. */
import type en from './en.ts'

export default {
  'web.language': 'Язык',
  'web.toLight': 'Включить светлую тему',
  'web.toDark': 'Включить тёмную тему',
  'web.notFound': 'Страница не найдена',
  'web.notFoundHint': 'Возможно, в адресе опечатка или страница перемещена.',
  'web.home': 'На главную',
  'web.signIn': 'Вход',
  'web.signInHint':
    'Учётных записей с паролем пока нет. В песочнице выполните команду ниже и откройте полученную ссылку.',
  'web.linkOver': 'Эта ссылка больше не действует. Создайте новую: {command}',
  'web.token': 'Токен сессии',
  'web.tokenHint': 'Вставьте токен',
  'web.enter': 'Продолжить',
} satisfies typeof en
