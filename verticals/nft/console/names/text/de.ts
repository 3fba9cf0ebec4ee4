/** The NFT market's name in the console's navigation, in German. */
import type en from './en.ts'

export default {
  'nft.page': 'NFT-Markt',
} satisfies typeof en
