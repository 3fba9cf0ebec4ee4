/** What the NFT market's page in the console says, in Portuguese. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'Mercado NFT',
  'nftDesk.collection': 'Coleção',
  'nftDesk.category': 'Categoria',
  'nftDesk.size': 'Itens',
  'nftDesk.listed': 'À venda',
  'nftDesk.owners': 'Donos',
  'nftDesk.floor': 'Piso',
  'nftDesk.volume': 'Volume',
  'nftDesk.sales': 'Vendas',
  'nftDesk.state': 'Estado',
  'nftDesk.hidden': 'Oculta',
  'nftDesk.shown': 'Visível',
  'nftDesk.hide': 'Ocultar',
  'nftDesk.show': 'Mostrar',
  'nftDesk.hideHint': 'Nada novo começa em uma coleção oculta; o que está aberto continua.',
  'nftDesk.showHint': 'A coleção volta a ser exibida e negociada.',
  'nftDesk.changed': 'Coleção alterada',
  'nftDesk.rewardsHeld': 'Conta de recompensas',
  'nftDesk.rewardsOwed': 'Prometido a stakings',
  'nftDesk.pendingOrders': 'Ordens não pagas',
  'nftDesk.openOffers': 'Ofertas abertas',
  'nftDesk.openStakes': 'Stakings em andamento',
  'nftDesk.none': 'Nenhuma coleção',
  'nftDesk.mint': 'Cunhar uma coleção',
} satisfies typeof en
