/** The NFT market's name in the console's navigation, in Vietnamese. */
import type en from './en.ts'

export default {
  'nft.page': 'Chợ NFT',
} satisfies typeof en
