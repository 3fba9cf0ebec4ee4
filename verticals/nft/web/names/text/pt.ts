/** NFT's names in menus and on the first page, in Portuguese. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': 'Colecione, faça staking, venda',
  'nft.teaserHint': 'Os royalties são doados',
} satisfies typeof en
