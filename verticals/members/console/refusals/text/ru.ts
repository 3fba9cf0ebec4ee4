/** Why a call of the console about members is refused, in Russian. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': 'Такого участника нет.',
  'refusal.nothingPrivate': 'Здесь больше ничего нет.',
  'refusal.noteIsEmpty': 'Сначала напишите что-нибудь.',
  'refusal.memberFrozen': 'Оператор уже заморозил этот аккаунт.',
  'refusal.memberNotFrozen': 'Этот аккаунт не замораживал ни один оператор.',
  'refusal.noOutbox': 'Эта биржа действительно отправляет сообщения, поэтому исходящих здесь нет.',
  'refusal.memberHoldsFunds':
    'У участника ещё есть: {holds}. Сначала выплатите это. Если отказаться, доступ к этому потеряют все. Для отказа нужны два администратора.',
  'refusal.withdrawalsOpen':
    'У этого участника есть незавершённый вывод. Сначала его нужно выплатить или отклонить: после удаления его адрес будет утрачен.',
} satisfies typeof en
