/** Charity's names in menus and on the first page, in Indonesian. */
import type en from './en.ts'

export default {
  'charity.name': 'Donasi',
  'charity.donate': 'Donasi',
  'charity.teaser': 'Berdonasi dan lihat penyalurannya',
  'charity.teaserHint': 'Proyek, donatur, dan mitra',
} satisfies typeof en
