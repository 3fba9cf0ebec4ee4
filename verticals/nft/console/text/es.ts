/** What the NFT market's page in the console says, in Spanish. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'Mercado NFT',
  'nftDesk.collection': 'Colección',
  'nftDesk.category': 'Categoría',
  'nftDesk.size': 'Artículos',
  'nftDesk.listed': 'En venta',
  'nftDesk.owners': 'Propietarios',
  'nftDesk.floor': 'Suelo',
  'nftDesk.volume': 'Volumen',
  'nftDesk.sales': 'Ventas',
  'nftDesk.state': 'Estado',
  'nftDesk.actions': 'Acciones',
  'nftDesk.hidden': 'Oculta',
  'nftDesk.shown': 'Visible',
  'nftDesk.hide': 'Ocultar',
  'nftDesk.show': 'Mostrar',
  'nftDesk.hideHint': 'En una colección oculta no empieza nada nuevo; lo abierto sigue su curso.',
  'nftDesk.showHint': 'La colección vuelve a mostrarse y a negociarse.',
  'nftDesk.changed': 'Colección cambiada',
  'nftDesk.rewardsHeld': 'Cuenta de recompensas',
  'nftDesk.rewardsOwed': 'Prometido a stakings',
  'nftDesk.pendingOrders': 'Órdenes sin pagar',
  'nftDesk.openOffers': 'Ofertas abiertas',
  'nftDesk.openStakes': 'Stakings en curso',
  'nftDesk.none': 'No hay colecciones',
  'nftDesk.mint': 'Acuñar una colección',
  'nftDesk.preview': 'Vista previa',
  'nftDesk.previewHint': 'Completa el nombre, el tamaño y el precio base para ver las obras.',
  'nftDesk.previewNote':
    '{name}, tal como se dibujará y se valorará. Sus artículos dependen solo del nombre.',
} satisfies typeof en
