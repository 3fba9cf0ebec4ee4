/** NFT's names in menus and on the first page, in Hindi. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': 'कलेक्ट, स्टेक और लिस्ट करें',
  'nft.teaserHint': 'रॉयल्टी चैरिटी को जाती है',
} satisfies typeof en
