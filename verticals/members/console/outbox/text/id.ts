/** What the page of the outbox says, in Indonesian. */
import type en from './en.ts'

export default {
  'outbox.hint':
    'Sandbox tidak mengirim apa pun: yang seharusnya dikirim disimpan di sini selama sehari.',
  'outbox.at': 'Waktu',
  'outbox.to': 'Penerima',
  'outbox.message': 'Pesan',
  'outbox.none': 'Belum ada pesan',
} satisfies typeof en
