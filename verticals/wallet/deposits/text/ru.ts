/** What members are told about deposits by mail and SMS, in Russian. */
import type en from './en.ts'

export default {
  'credited.subject': 'Пополнение зачислено: {amount} {asset}',
  'credited.body': 'Ваше пополнение {amount} {asset} через {network} зачислено на спотовый счёт.',
  'credited.short': 'Evenkeel: пополнение {amount} {asset} зачислено.',
  'rejected.subject': 'Пополнение отклонено: {amount} {asset}',
  'rejected.body':
    'Ваше пополнение {amount} {asset} через {network} отклонено.\n\nПричина: {reason}',
  'rejected.short': 'Evenkeel: пополнение {amount} {asset} отклонено. Причина: {reason}',
  'test.subject': 'Тестовые средства зачислены: {amount} {asset}',
  'test.body':
    'Тестовые средства {amount} {asset} зачислены на спотовый счёт. Вне этой песочницы они ничего не стоят.',
  'test.short': 'Evenkeel: тестовые средства {amount} {asset} зачислены.',
} satisfies typeof en
