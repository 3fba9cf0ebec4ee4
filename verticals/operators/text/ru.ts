/** What operators are told at the console's entrance and about each other, in Russian. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Неверное имя или пароль.',
  'refusal.operatorCodeWrong': 'Код неверен или уже использован.',
  'refusal.invitationOver':
    'Ссылка уже использована или больше не действует. Попросите у администратора новую.',
  'refusal.noPasskey': 'У вас ещё нет ключа доступа. Введите код из приложения-аутентификатора.',
  'refusal.operatorUnknown': 'Такого оператора нет.',
  'refusal.operatorSessionOver': 'Этот сеанс уже завершён.',
  'refusal.operatorNameTaken': 'Оператор с таким именем уже есть.',
  'refusal.ownAccess': 'Свои права доступа изменить нельзя. Обратитесь к другому администратору.',
  'refusal.lastAdmin': 'Это последний администратор. Сначала назначьте другого.',
} satisfies typeof en
