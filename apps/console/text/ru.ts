/** The console's texts, in Russian. */
import type en from './en.ts'

export default {
  'console.sandbox': 'Песочница',
  'console.production': 'Боевая система',
  'console.language': 'Язык',
  'console.toLight': 'Включить светлую тему',
  'console.toDark': 'Включить тёмную тему',
  'console.skip': 'К содержимому',
  'console.navigation': 'Навигация',
  'console.waiting':
    '{count, plural, one {# ожидает} few {# ожидают} many {# ожидают} other {# ожидают}}',
  'console.search': 'Перейти…',
  'console.signOut': 'Выйти',
  'console.live': 'Онлайн',
  'console.notLive': 'Нет связи',
  'console.idle': 'Вы ещё здесь?',
  'console.idleHint': 'Вы давно ничего не делали: меньше чем через две минуты сеанс завершится.',
  'console.stay': 'Остаться',
  'console.notFound': 'Страница не найдена',
  'console.notFoundHint': 'Возможно, в адресе опечатка или страница переехала.',
  'console.toFirst': 'На первую страницу',
  'console.notAllowed': 'Недоступно для вашей роли',
  'console.notAllowedHint':
    'Ваша роль — {role}, а эта страница для другой. Если она нужна вам, обратитесь к администратору.',
  'console.sessionOver': 'Сеанс завершён. Войдите снова.',
  'console.pageFailed': 'Не удалось открыть страницу. Проверьте соединение.',
  'console.group.work': 'Работа',
  'console.group.members': 'Участники',
  'console.group.money': 'Средства',
  'console.group.configuration': 'Настройки',
  'console.group.system': 'Система',
} satisfies typeof en
