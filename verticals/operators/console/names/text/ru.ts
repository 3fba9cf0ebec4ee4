/** Operators' names in the navigation, in Russian. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Вход',
  'operators.enrol': 'Регистрация',
  'operators.operators': 'Операторы',
  'operators.audit': 'Журнал аудита',
  'operators.account': 'Ваш доступ',
  'operators.sessions': 'Сеансы',
  'operators.queue.deposits': 'Пополнения',
  'operators.queue.withdrawals': 'Выводы',
  'operators.queue.identities': 'Верификация',
  'operators.switches': 'Переключатели',
  'operators.terms': 'Комиссии и лимиты',
  'operators.settings': 'Настройки',
  'operators.reconciliation': 'Сверка',
  'operators.system': 'Система',
  'operators.queue.feedback': 'Обращения',
} satisfies typeof en
