/** The kit's texts, in Russian. */
import type en from './en.ts'

export default {
  'ui.back': 'Назад',
  'ui.close': 'Закрыть',
  'ui.confirm': 'Подтвердить',
  'ui.cancel': 'Отмена',
  'ui.retry': 'Повторить',
  'ui.loading': 'Загрузка',
  'ui.loadMore': 'Показать ещё',
  'ui.reconnecting': 'Переподключение…',
  'ui.demo': 'Демо',
  'ui.unreachable': 'Не удалось связаться с биржей. Проверьте подключение и повторите попытку.',
  'ui.outcomeUnknown':
    'Ответ не получен. Можно безопасно повторить: операция выполнится не более одного раза.',
  'ui.empty': 'Здесь пока ничего нет.',
  'ui.all': 'Всё',
  'ui.amountMost': 'Не больше {amount} {asset}',
  'ui.amountLeast': 'Не меньше {amount} {asset}',
  'ui.amountForm': 'Введите число, например {example}',
  'ui.amountDecimals': 'Не больше {count} знаков после запятой',
} satisfies typeof en
