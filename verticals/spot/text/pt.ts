/** Spot's texts, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': 'O par de negociação não existe',
  'refusal.priceOffTick': 'O preço deve ser múltiplo do incremento de preço do par.',
  'refusal.quantityOffLot': 'A quantidade deve ser múltipla do incremento de quantidade do par.',
  'refusal.orderTooSmall': 'A ordem mínima é de {minimum} {asset}.',
  'refusal.orderTooLarge': 'A ordem é grande demais.',
  'refusal.priceBeyondBand': 'O preço está muito distante do preço de mercado.',
  'refusal.priceFeedStale':
    'A atualização de preços está interrompida. Tente novamente em instantes.',
  'refusal.noLiquidity': 'Não há liquidez próxima ao preço de mercado no momento.',
  'refusal.wouldTake': 'Esta ordem Post-Only seria executada de imediato, por isso não foi criada.',
  'refusal.cannotFillWhole':
    'A ordem não podia ser totalmente executada de imediato, por isso não foi criada.',
  'refusal.orderDoesNotExist': 'A ordem não existe ou já foi encerrada.',
  'refusal.quantityBelowFilled': 'A nova quantidade deve ser maior que a já executada.',
  'refusal.cannotAmend': 'Esta ordem não pode ser alterada. Cancele-a e crie uma nova.',
  'refusal.tooManyOrders': 'Você tem ordens abertas demais. Cancele algumas primeiro.',
  'refusal.clientIdUsed': 'Você já tem uma ordem aberta com este ID personalizado.',
  'refusal.ocoPricesWrong':
    'O preço limite e o preço de gatilho devem ficar em lados opostos do preço de mercado.',
  'refusal.termsNeverChange':
    'As moedas e os incrementos de preço de um par não podem ser alterados.',
} satisfies typeof en
