/** The NFT market's name in the console's navigation, in Indonesian. */
import type en from './en.ts'

export default {
  'nft.page': 'Pasar NFT',
} satisfies typeof en
