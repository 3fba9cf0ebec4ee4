/** What the NFT market's page in the console says, in German. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'NFT-Markt',
  'nftDesk.collection': 'Kollektion',
  'nftDesk.category': 'Kategorie',
  'nftDesk.size': 'Objekte',
  'nftDesk.listed': 'Im Verkauf',
  'nftDesk.owners': 'Besitzer',
  'nftDesk.floor': 'Floor',
  'nftDesk.volume': 'Volumen',
  'nftDesk.sales': 'Verkäufe',
  'nftDesk.state': 'Zustand',
  'nftDesk.actions': 'Aktionen',
  'nftDesk.hidden': 'Verborgen',
  'nftDesk.shown': 'Sichtbar',
  'nftDesk.hide': 'Verbergen',
  'nftDesk.show': 'Zeigen',
  'nftDesk.hideHint':
    'In einer verborgenen Kollektion beginnt nichts Neues; was offen ist, läuft weiter.',
  'nftDesk.showHint': 'Die Kollektion wird wieder gezeigt und gehandelt.',
  'nftDesk.changed': 'Kollektion geändert',
  'nftDesk.rewardsHeld': 'Belohnungskonto',
  'nftDesk.rewardsOwed': 'Stakes versprochen',
  'nftDesk.pendingOrders': 'Unbezahlte Orders',
  'nftDesk.openOffers': 'Offene Angebote',
  'nftDesk.openStakes': 'Laufende Stakes',
  'nftDesk.none': 'Keine Kollektionen',
  'nftDesk.mint': 'Kollektion prägen',
  'nftDesk.preview': 'Vorschau',
  'nftDesk.previewHint': 'Name, Größe und Grundpreis eingeben, um die Bilder zu sehen.',
  'nftDesk.previewNote':
    '{name}, so wie es gezeichnet und bepreist wird. Die Objekte folgen allein aus dem Namen.',
} satisfies typeof en
