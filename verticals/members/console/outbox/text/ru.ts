/** What the page of the outbox says, in Russian. */
import type en from './en.ts'

export default {
  'outbox.hint': 'Песочница ничего не отправляет: всё, что она отправила бы, хранится здесь сутки.',
  'outbox.at': 'Время',
  'outbox.to': 'Получатель',
  'outbox.message': 'Сообщение',
  'outbox.none': 'Сообщений пока нет',
} satisfies typeof en
