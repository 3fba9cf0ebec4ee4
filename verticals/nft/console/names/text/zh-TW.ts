/** The NFT market's name in the console's navigation, in traditional Chinese. */
import type en from './en.ts'

export default {
  'nft.page': 'NFT 市場',
} satisfies typeof en
