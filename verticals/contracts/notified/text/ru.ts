/** What members are notified of in contracts, in Russian. */
import type en from './en.ts'

export default {
  'contractOpened.title': 'Ордер по контракту исполнен',
  'contractOpened.body': '{pair}: позиция открыта, лотов: {lots}',
  'contractClosed.title': 'Позиция закрыта',
  'contractClosed.body': '{pair}: закрыто лотов: {lots}, результат: {profit} USDT',
  'contractOrderTriggered.title': 'Ордер по контракту сработал',
  'contractOrderTriggered.body': '{pair}: сработал по цене {price}',
  'contractStopUnfilled.title': 'Стоп-ордер не исполнен',
  'contractStopUnfilled.body':
    '{pair}: цена {price} достигнута, но в пределах допустимого проскальзывания не хватило ликвидности. Остаток ордера остаётся активным.',
  'contractMarginWarned.title': 'Предупреждение о марже',
  'contractMarginWarned.body':
    'Уровень маржи достиг {percent} %. При 100 % позиции ликвидируются. Пополните счёт или сократите позиции.',
  'contractLiquidated.title': 'Позиция ликвидирована',
  'contractLiquidated.body': '{pair}: ликвидировано лотов: {lots}, цена маркировки: {price}',
  'contractDeleveraged.title': 'Автоделеверидж',
  'contractDeleveraged.body': '{pair}: закрыто лотов по ADL: {lots}, цена: {price}',
} satisfies typeof en
