/** What the server answers about contracts, in Russian. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': 'Такого контракта нет.',
  'refusal.lotsInvalid': 'Укажите целое число лотов от 1 до {maximum}.',
  'refusal.leverageNotOffered': 'Такое плечо для этого контракта недоступно.',
  'refusal.distanceInvalid': 'Отступ трейлинг-стопа должен быть от 0,01 % до 50 %.',
  'refusal.marketClosed': 'Этот рынок сейчас закрыт. Он откроется {opensUtc} (UTC).',
  'refusal.positionTooSmall': 'В этой позиции можно закрыть не более {lots} лотов.',
  'refusal.positionTooLarge': 'С таким плечом позиция может стоить не более {maximum} USDT.',
  'refusal.openInterestReached': 'Сейчас на этой стороне можно открыть ещё не более {lots} лотов.',
  'refusal.targetPriceWrong': 'Тейк-профит и стоп-лосс должны стоять с правильной стороны от цены.',
  'refusal.tooManyTargets':
    'У позиции может быть не более {maximum} ордеров тейк-профит и стоп-лосс.',
  'refusal.positionDoesNotExist': 'У вас нет такой позиции.',
  'refusal.contractTermsUnsound':
    'Такие условия недопустимы: уровни должны расти по стоимости и поддерживающей марже и снижаться по плечу, комиссия тейкера должна быть ниже поддерживающей маржи, а она — ниже маржи наибольшего плеча.',
  'refusal.maintenanceRaised':
    'Поддерживающую маржу нельзя повысить, пока есть открытые позиции: это сдвинуло бы их цены ликвидации.',
} satisfies typeof en
