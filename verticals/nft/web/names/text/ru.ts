/** NFT's names in menus and on the first page, in Russian. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': 'Коллекция, стейкинг, продажа',
  'nft.teaserHint': 'Роялти идут на благотворительность',
} satisfies typeof en
