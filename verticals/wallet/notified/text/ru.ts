/** What members are notified of in the wallet, in Russian. */
import type en from './en.ts'

export default {
  'depositArrived.title': 'Пополнение зачислено',
  'depositArrived.body': '{amount} {asset} зачислены на спотовый счёт.',
  'depositTakenBack.title': 'Пополнение отменено',
  'depositTakenBack.body': 'Сеть отменила ваше пополнение {amount} {asset}.',
  'depositTurnedDown.title': 'Пополнение отклонено',
  'depositTurnedDown.body': '{amount} {asset}. Причина указана в истории пополнений.',
  'withdrawalAsked.title': 'Запрошен вывод',
  'withdrawalAsked.body': '{amount} {asset}. Это были не вы? Немедленно отмените.',
  'withdrawalSent.title': 'Вывод выполнен',
  'withdrawalSent.body': '{amount} {asset} отправлены и подтверждены.',
  'withdrawalTurnedDown.title': 'Вывод отклонён',
  'withdrawalTurnedDown.body': '{amount} {asset} и комиссия возвращены на ваш счёт.',
} satisfies typeof en
