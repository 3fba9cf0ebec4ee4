/** What the assets say of a member's NFTs, in German. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'NFTs zum Floor-Preis',
  'nftOwned.noFloor': 'Kein Floor-Preis',
  'nftOwned.total': 'Zusammen',
  'nftOwned.apart': 'In der Gesamtbewertung nicht enthalten.',
} satisfies typeof en
