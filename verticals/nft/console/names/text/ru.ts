/** The NFT market's name in the console's navigation, in Russian. */
import type en from './en.ts'

export default {
  'nft.page': 'Рынок NFT',
} satisfies typeof en
