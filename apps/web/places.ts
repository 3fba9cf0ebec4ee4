/** Every place of the app: its address, who may be there, and which tab of the bar it belongs to. */

export const tabs = ['/home', '/deal/trade', '/deal/micro', '/deal/lever', '/assets'] as const
export type TabPath = (typeof tabs)[number]

export type Place = {
  /** A visitor may look; or only a member, or only a member in the real realm. */
  readonly access: 'public' | 'member' | 'realMember'
  /** The tab bar stands below it, with this tab marked. */
  readonly tab?: TabPath
}

const look: Place = { access: 'public' }
const member: Place = { access: 'member' }
const real: Place = { access: 'realMember' }

/** Whether a place is there in the real realm alone. */
export function isRealOnly(path: string): boolean {
  return places[path]?.access === 'realMember'
}

export const places: Readonly<Record<string, Place>> = {
  '/home': { ...look, tab: '/home' },
  '/market': { ...look, tab: '/home' },
  '/play-currency': { ...look, tab: '/deal/trade' },
  '/deal/trade': { ...look, tab: '/deal/trade' },
  '/play-lever': { ...look, tab: '/deal/lever' },
  '/deal/lever': { ...look, tab: '/deal/lever' },
  '/play-micro': { ...look, tab: '/deal/micro' },
  '/deal/micro': { ...look, tab: '/deal/micro' },
  '/assets': { ...member, tab: '/assets' },
  '/test': look,
  '/login': look,
  '/register': look,
  '/my': member,
  '/user-center': member,
  '/share-code': real,
  '/contact': look,
  '/secure-center': real,
  '/change-login-passwd': real,
  '/change-pay-passwd': real,
  '/about-us': look,
  '/notice-center': real,
  '/notice-details': real,
  '/identity': real,
  '/advanced': real,
  '/depositlist': real,
  '/deposit': real,
  '/withdrawal': real,
  '/report': member,
  '/assets/address': real,
  '/assets/addressAdd': real,
  '/transfer': member,
  '/kline': look,
  '/donation': look,
  '/charity': look,
  '/donationInfo': look,
  '/donateStart': real,
  '/nft/index': look,
  '/nft/class': look,
  '/nft/info': look,
  '/nft/trade': real,
  '/nft/order': real,
  '/nft/up': real,
  '/nft/my-object': real,
  '/financial': real,
  '/buy-mining': real,
  '/mining-order': real,
}
