/** What the server answers about options, in Russian. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered': 'Опционы на этот срок на этом рынке сейчас недоступны.',
  'refusal.termsChanged':
    'Выплата только что изменилась. Проверьте новые условия и повторите ордер.',
  'refusal.stakeBelowMinimum': 'Минимальная ставка — {minimum} {asset}.',
  'refusal.stakeAboveMaximum': 'Максимальная ставка — {maximum} {asset}.',
  'refusal.stakeTooFine': 'В сумме ставки не более двух знаков после запятой.',
  'refusal.expiryAfterClose':
    'Рынок закроется {closesUtc} (UTC), до окончания этого опциона. Выберите более короткий срок.',
  'refusal.priceStale': 'Сейчас нет актуальной цены этого рынка. Повторите попытку чуть позже.',
  'refusal.optionsArePaused':
    'Вы приостановили торговлю опционами. Новые ордера станут доступны, когда пауза закончится.',
  'refusal.ownLossLimitReached':
    'Так вы превысите собственный дневной лимит убытка {limit} {asset}. Сегодня можно поставить ещё {left} {asset}.',
  'refusal.ownNumberLimitReached': 'Вы достигли собственного лимита: {limit} опционов в день.',
  'refusal.exposureReached': 'Сейчас максимальная ставка на эту экспирацию — {free} {asset}.',
  'refusal.tooManyOptions':
    'Одновременно может быть открыто не более {maximum} опционов. Дождитесь расчёта части из них.',
  'refusal.limitsMalformed': 'Такой лимит установить нельзя.',
  'refusal.termsUnsound': 'Такие условия предложить нельзя: проверьте срок, выплату и суммы.',
  'refusal.optionDoesNotExist': 'Такого опциона нет.',
  'refusal.receiptDoesNotExist': 'Такой квитанции нет.',
} satisfies typeof en
