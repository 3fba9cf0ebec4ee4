/** What the receipt of a position says, in Russian. */
import type en from './en.ts'

export default {
  'leverReceipt.title': 'Квитанция по позиции',
  'leverReceipt.none': 'По этой ссылке нет квитанции.',
  'leverReceipt.toContracts': 'К контрактам',
  'leverReceipt.hint':
    'Эту квитанцию может прочитать любой, у кого есть ссылка. В ней не указано, чья это была позиция.',
  'leverReceipt.long': 'Лонг',
  'leverReceipt.short': 'Шорт',
  'leverReceipt.byOrder': 'Закрыта ордером',
  'leverReceipt.byTakeProfit': 'Закрыта по тейк-профиту',
  'leverReceipt.byStopLoss': 'Закрыта по стоп-лоссу',
  'leverReceipt.byLiquidation': 'Ликвидирована',
  'leverReceipt.byDeleveraging': 'Закрыта автоделевериджем (ADL)',
  'leverReceipt.prices': 'Цены',
  'leverReceipt.entry': 'Цена входа (средняя)',
  'leverReceipt.exit': 'Цена закрытия (средняя)',
  'leverReceipt.mark': 'Использованная цена маркировки',
  'leverReceipt.closingMark': 'Цена маркировки при закрытии',
  'leverReceipt.steps': 'Шаг за шагом',
  'leverReceipt.open': 'Открытие',
  'leverReceipt.close': 'Закрытие',
  'leverReceipt.liquidation': 'Ликвидация',
  'leverReceipt.deleveraging': 'Автоделеверидж (ADL)',
  'leverReceipt.settled': 'Прибыль зачислена',
  'leverReceipt.funding': 'Фандинг',
  'leverReceipt.lots':
    '{count, plural, one {# лот} few {# лота} many {# лотов} other {# лота}} по {price}',
  'leverReceipt.trigger': 'Цена срабатывания',
  'leverReceipt.equity': 'Капитал до шага',
  'leverReceipt.maintenance': 'Поддерживающая маржа',
  'leverReceipt.insured': 'Оплачено страховым фондом',
  'leverReceipt.uncovered': 'Убыток, который не списан',
  'leverReceipt.gave': 'Отданная прибыль',
  'leverReceipt.arithmetic': 'Итог',
  'leverReceipt.profit': 'Прибыль / убыток',
  'leverReceipt.realised': 'Реализованный PnL',
  'leverReceipt.fee': 'Комиссии',
  'leverReceipt.net': 'Чистый результат',
  'leverReceipt.opened': 'Открыта',
  'leverReceipt.closed': 'Закрыта',
  'leverReceipt.earlier':
    '{count, plural, one {Ещё # ранний шаг показан суммой.} few {Ещё # ранних шага показаны суммой.} many {Ещё # ранних шагов показаны суммой.} other {Ещё # раннего шага показаны суммой.}}',
  'leverReceipt.equityNote':
    'Капитал и поддерживающая маржа относятся ко всему счёту: квитанция их указывает, но вычислить их по ней нельзя.',
  'leverReceipt.verifyHint':
    'Браузер проверяет квитанцию кодом, который не доверяет нашему ответу: пересчитывает хеши цепочки тиков, находит в ней каждую цену, закрывшую позицию, и складывает все шаги.',
  'leverReceipt.stepChain': 'Каждая цена маркировки есть в хеш-цепочке тиков',
  'leverReceipt.stepMark': 'В цепочке та же цена, время и источник',
  'leverReceipt.stepDecision': 'Срабатывания и ликвидации следуют из этих цен',
  'leverReceipt.stepPaid': 'Лоты, PnL, комиссии и фандинг сходятся',
} satisfies typeof en
