/** What every receipt says, in Russian. */
import type en from './en.ts'

export default {
  'receipt.share': 'Поделиться',
  'receipt.copyLink': 'Копировать ссылку',
  'receipt.verifyTitle': 'Проверьте сами',
  'receipt.verify': 'Проверить в браузере',
  'receipt.verified': 'Проверено: в этой квитанции всё верно.',
  'receipt.notVerified':
    'Эта квитанция не прошла проверку. Скачайте и сохраните её как доказательство.',
  'receipt.notPublished':
    'Пока всё верно. Эта минута цепочки ещё не опубликована: проверьте снова через минуту.',
  'receipt.notSigned':
    'Всё, что удалось проверить, верно. Этот браузер не проверяет подписи: откройте страницу по HTTPS в современном браузере или проверьте файл.',
  'receipt.stepRecorded': 'Указанное в квитанции записано в цепочке квитанций',
  'receipt.stepSigned': 'Биржа подписала именно эту квитанцию',
  'receipt.stepPublished': 'Минуты, блок и ключ совпадают с опубликованными',
  'receipt.download': 'Скачать квитанцию',
  'receipt.verifyOutside': 'Или проверьте файл вне приложения:',
  'receipt.chainPlace': 'Место в цепочке',
  'receipt.minuteOf': 'Минута {number} цепочки',
  'receipt.blockOf': 'Блок {number} цепочки квитанций',
  'receipt.signedBy': 'Подписано ключом',
  'receipt.blocks': '{count, plural, one {# блок} few {# блока} many {# блоков} other {# блока}}',
  'receipt.sourceSimulator': 'Симуляция рынка',
  'receipt.sourceVenues': 'Медиана: {venues}',
} satisfies typeof en
