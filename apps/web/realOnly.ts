/** The places of the real realm alone, by the names that menus have for them. */
import type en from './text/en.ts'

type Key = keyof typeof en

/** A place that is reached from another bears that one's name. */
const names: Readonly<Record<string, Key>> = {
  '/share-code': 'web.invite',
  '/secure-center': 'web.security',
  '/change-login-passwd': 'web.security',
  '/change-pay-passwd': 'web.security',
  '/notice-center': 'web.notices',
  '/notice-details': 'web.notices',
  '/identity': 'web.identity',
  '/advanced': 'web.advanced',
  '/depositlist': 'web.deposits',
  '/deposit': 'home.deposit',
  '/withdrawal': 'home.withdraw',
  '/assets/address': 'web.addresses',
  '/assets/addressAdd': 'web.addresses',
  '/donateStart': 'web.charity',
  '/nft/trade': 'web.nft',
  '/nft/order': 'web.nft',
  '/nft/up': 'web.nft',
  '/nft/my-object': 'web.nft',
  '/financial': 'web.financial',
  '/buy-mining': 'web.financial',
  '/mining-order': 'web.financial',
}

export function nameOf(path: string): Key {
  return names[path] ?? 'my.onReal'
}
