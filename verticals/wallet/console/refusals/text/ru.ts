/** Why a call of the console about money is refused, in Russian. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': 'Такого счёта нет.',
  'refusal.confirmationDiffers': 'Введённая монета не совпадает с монетой этого зачисления.',
  'refusal.worthDiffers': '{amount} {asset} стоит {worth} USDT. Проверьте сумму и монету.',
  'refusal.worthUnknown': 'Сейчас нет справочной цены {asset}. Повторите, когда она появится.',
  'refusal.treasuryTooSmall': 'В казначействе {free} {asset}.',
  'refusal.fundsReserved':
    'Вернуть можно не больше {free} {asset}. Остальное зарезервировано под обязательства перед участниками.',
} satisfies typeof en
