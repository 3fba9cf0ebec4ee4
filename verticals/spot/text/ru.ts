/** Spot's texts, in Russian. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': 'Такой торговой пары не существует',
  'refusal.priceOffTick': 'Цена должна быть кратна шагу цены этой пары.',
  'refusal.quantityOffLot': 'Количество должно быть кратно шагу количества этой пары.',
  'refusal.orderTooSmall': 'Минимальная сумма ордера — {minimum} {asset}.',
  'refusal.orderTooLarge': 'Слишком большой ордер.',
  'refusal.priceBeyondBand': 'Цена слишком далека от рыночной.',
  'refusal.priceFeedStale': 'Котировки временно не обновляются. Попробуйте чуть позже.',
  'refusal.noLiquidity': 'Сейчас нет встречных ордеров вблизи рыночной цены.',
  'refusal.wouldTake': 'Ордер Post-Only исполнился бы сразу, поэтому он не размещён.',
  'refusal.cannotFillWhole': 'Ордер нельзя было исполнить сразу и целиком, поэтому он не размещён.',
  'refusal.orderDoesNotExist': 'Ордер не существует или уже закрыт.',
  'refusal.quantityBelowFilled': 'Новое количество должно быть больше уже исполненного.',
  'refusal.cannotAmend': 'Этот ордер нельзя изменить. Отмените его и разместите новый.',
  'refusal.tooManyOrders': 'У вас слишком много открытых ордеров. Сначала отмените часть из них.',
  'refusal.clientIdUsed': 'У вас уже есть открытый ордер с таким пользовательским ID.',
  'refusal.ocoPricesWrong':
    'Лимитная цена и цена срабатывания должны быть по разные стороны от рыночной цены.',
  'refusal.termsNeverChange': 'Монеты и шаг цены торговой пары изменить нельзя.',
} satisfies typeof en
