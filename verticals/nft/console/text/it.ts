/** What the NFT market's page in the console says, in Italian. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'Mercato NFT',
  'nftDesk.collection': 'Collezione',
  'nftDesk.category': 'Categoria',
  'nftDesk.size': 'Oggetti',
  'nftDesk.listed': 'In vendita',
  'nftDesk.owners': 'Proprietari',
  'nftDesk.floor': 'Floor',
  'nftDesk.volume': 'Volume',
  'nftDesk.sales': 'Vendite',
  'nftDesk.state': 'Stato',
  'nftDesk.actions': 'Azioni',
  'nftDesk.hidden': 'Nascosta',
  'nftDesk.shown': 'Visibile',
  'nftDesk.hide': 'Nascondi',
  'nftDesk.show': 'Mostra',
  'nftDesk.hideHint':
    'In una collezione nascosta non inizia nulla di nuovo; ciò che è aperto prosegue.',
  'nftDesk.showHint': 'La collezione torna visibile e negoziabile.',
  'nftDesk.changed': 'Collezione modificata',
  'nftDesk.rewardsHeld': 'Conto ricompense',
  'nftDesk.rewardsOwed': 'Promesso agli staking',
  'nftDesk.pendingOrders': 'Ordini non pagati',
  'nftDesk.openOffers': 'Offerte aperte',
  'nftDesk.openStakes': 'Staking in corso',
  'nftDesk.none': 'Nessuna collezione',
  'nftDesk.mint': 'Conia una collezione',
  'nftDesk.preview': 'Anteprima',
  'nftDesk.previewHint': 'Inserisci nome, dimensione e prezzo base per vedere le opere.',
  'nftDesk.previewNote':
    '{name}, come sarà disegnata e prezzata. Gli oggetti dipendono solo dal nome.',
} satisfies typeof en
