/** What the NFT market's page in the console says, in Russian. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'Рынок NFT',
  'nftDesk.collection': 'Коллекция',
  'nftDesk.category': 'Категория',
  'nftDesk.size': 'Предметы',
  'nftDesk.listed': 'В продаже',
  'nftDesk.owners': 'Владельцы',
  'nftDesk.floor': 'Мин. цена',
  'nftDesk.volume': 'Объём',
  'nftDesk.sales': 'Продажи',
  'nftDesk.state': 'Состояние',
  'nftDesk.actions': 'Действия',
  'nftDesk.hidden': 'Скрыта',
  'nftDesk.shown': 'Видна',
  'nftDesk.hide': 'Скрыть',
  'nftDesk.show': 'Показать',
  'nftDesk.hideHint': 'В скрытой коллекции не начинается ничего нового; открытое продолжается.',
  'nftDesk.showHint': 'Коллекция снова видна и торгуется.',
  'nftDesk.changed': 'Коллекция изменена',
  'nftDesk.rewardsHeld': 'Счёт вознаграждений',
  'nftDesk.rewardsOwed': 'Обещано стейкингу',
  'nftDesk.pendingOrders': 'Неоплаченные заказы',
  'nftDesk.openOffers': 'Открытые предложения',
  'nftDesk.openStakes': 'Действующий стейкинг',
  'nftDesk.none': 'Коллекций нет',
  'nftDesk.mint': 'Выпустить коллекцию',
  'nftDesk.preview': 'Предпросмотр',
  'nftDesk.previewHint': 'Чтобы увидеть рисунки, укажите название, размер и базовую цену.',
  'nftDesk.previewNote':
    '{name}: так её нарисуют и оценят. Предметы определяются одним лишь названием.',
} satisfies typeof en
