/** What members are notified of in the NFT market: sales, offers and what has run out. */
import { formatAmount, type Machine, type MemberId } from '@evenkeel/kernel'
import type { Noted, NotificationSource } from '@evenkeel/wire/server'
import { type Event, ITEMS_MAX, type ItemId, nft, type State } from '../core/index.ts'

export const notified: NotificationSource = {
  kinds: {
    nftItemSold: { group: 'nft' },
    nftOfferAccepted: { group: 'nft' },
    nftOfferReceived: { group: 'nft' },
    nftOfferExpired: { group: 'nft' },
    nftOrderExpired: { group: 'nft' },
    nftStakeCompleted: { group: 'earn' },
  },
  texts: (language) => import(`./text/${language}.ts`),
  of: ({ decision }) =>
    decision.ok ? (decision.events as readonly Event[]).flatMap((event) => notedOf(event)) : [],
  complete: named,
}

function notedOf(event: Event): Noted[] {
  switch (event.type) {
    case 'itemSold':
      return [
        ...noted('nftItemSold', event.seller, event.item, { amount: formatAmount(event.price) }),
        ...(event.way === 'offer'
          ? noted('nftOfferAccepted', event.buyer, event.item, {
              amount: formatAmount(event.price),
            })
          : []),
      ]
    case 'offerMade':
      return [aboutItem('nftOfferReceived', 0, event.item, { amount: formatAmount(event.amount) })]
    case 'offerEnded':
      return event.why === 'expired' ? noted('nftOfferExpired', event.member, event.item, {}) : []
    case 'itemOrderEnded':
      return event.why === 'expired' ? noted('nftOrderExpired', event.buyer, event.item, {}) : []
    case 'rewardPaid':
      return event.ends ? noted('nftStakeCompleted', event.member, event.item, {}) : []
    default:
      return []
  }
}

/** The house is notified of nothing. */
function noted(kind: string, member: MemberId, item: ItemId, figures: Noted['figures']): Noted[] {
  return member === 0 ? [] : [aboutItem(kind, member, item, figures)]
}

function aboutItem(kind: string, member: MemberId, item: ItemId, figures: Noted['figures']): Noted {
  const about = { kind: 'nftItem', id: item }
  return { kind, member, figures, link: '/nft/order', about }
}

/** Its collection's code, and, of an offer, who owns the item: nobody where that is the house. */
function named(machine: Machine, _: string, told: Noted): Noted | undefined {
  const { collections, items } = machine.state('real', nft) as State
  const item = told.about?.id ?? 0
  const member = told.member === 0 ? (items.get(item)?.owner ?? 0) : told.member
  const collection = collections.get(Math.floor(item / ITEMS_MAX))
  if (member === 0 || collection === undefined) return undefined
  const number = item % ITEMS_MAX
  const name = `${collection.code[0]?.toUpperCase()}${collection.code.slice(1)} #${number}`
  const link = `/nft/info?collection=${collection.code}&number=${number}`
  return { ...told, member, figures: { ...told.figures, item: name }, link }
}
