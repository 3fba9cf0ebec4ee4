/** The messages about withdrawals, in Russian. */
import type en from './en.ts'

export default {
  'notice.requested.subject': 'Заявка на вывод {amount} {asset}',
  'notice.requested.body':
    'Вы запросили вывод {amount} {asset} в сети {network} на адрес, оканчивающийся на {address}. Это были не вы? Немедленно отмените вывод в приложении, заморозьте аккаунт в центре безопасности и смените пароль.',
  'notice.requested.short':
    'Evenkeel: заявка на вывод {amount} {asset} на {address}. Не вы? Сразу отмените в приложении.',
  'notice.byProgram.subject': 'Вывод {amount} {asset} запрошен по API-ключу',
  'notice.byProgram.body':
    'Программа с одним из ваших API-ключей запросила вывод {amount} {asset} в сети {network} на адрес, оканчивающийся на {address}. Это были не вы? Немедленно отмените вывод в приложении, удалите ключ в центре безопасности и заморозьте аккаунт.',
  'notice.byProgram.short':
    'Evenkeel: API-ключ запросил вывод {amount} {asset} на {address}. Не вы? Сразу отмените в приложении.',
  'notice.approved.subject': 'Вывод {amount} {asset} одобрен',
  'notice.approved.body':
    'Ваш вывод {amount} {asset} в сети {network} одобрен и скоро будет отправлен. Отменить его уже нельзя.',
  'notice.approved.short': 'Evenkeel: вывод {amount} {asset} одобрен и скоро будет отправлен.',
  'notice.cancelled.subject': 'Вывод {amount} {asset} отменён',
  'notice.cancelled.body':
    'Ваш вывод {amount} {asset} в сети {network} отменён. Сумма и комиссия снова доступны. Это были не вы? Смените пароль.',
  'notice.cancelled.short': 'Evenkeel: вывод {amount} {asset} отменён, средства снова доступны.',
  'notice.paid.subject': 'Вывод {amount} {asset} выполнен',
  'notice.paid.body':
    '{amount} {asset} отправлены в сети {network} и подтверждены. Транзакция — в истории выводов.',
  'notice.paid.short': 'Evenkeel: вывод {amount} {asset} выполнен.',
  'notice.rejected.subject': 'Вывод {amount} {asset} отклонён',
  'notice.rejected.body':
    'Ваш вывод {amount} {asset} в сети {network} отклонён. Сумма и комиссия возвращены на счёт; причина — в истории выводов.',
  'notice.rejected.short':
    'Evenkeel: вывод {amount} {asset} отклонён, средства возвращены на счёт.',
  'code.words':
    'Ваш код для вывода {amount} {asset} в сети {network} на адрес, оканчивающийся на {address}. Вводите его, только если это последние 6 символов нужного вам адреса:',
} satisfies typeof en
