/** Charity's names in menus and on the first page, in Japanese. */
import type en from './en.ts'

export default {
  'charity.name': '寄付',
  'charity.donate': '寄付',
  'charity.teaser': '行き先が見える寄付',
  'charity.teaserHint': 'プロジェクト、寄付者、パートナー',
} satisfies typeof en
