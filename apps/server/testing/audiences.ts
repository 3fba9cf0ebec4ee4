/** Who may ask for what, written out by hand and read from nothing: a path that is not here, or is open to others than here, fails the tests. */

/** Anybody, signed in or not. */
const everybody = [
  // The market.
  'GET /api/currency/currency_list',
  'GET /api/currency/get_depth',
  'GET /api/currency/get_sparklines',
  'GET /api/currency/get_ticker',
  'GET /api/currency/get_tickers',
  'GET /api/currency/get_trades',
  'GET /api/currency/market_history_kline',
  'GET /api/lever/get_contracts',
  'GET /api/spot/get_pairs',
  // The ways in.
  'GET /api/area_code/get_area_code',
  'GET /api/common/captcha',
  'GET /api/user/get_entrance',
  'POST /api/user/login',
  'POST /api/user/login_second',
  'POST /api/user/passkey_challenge',
  'POST /api/user/passkey_login',
  'POST /api/user/register',
  'POST /api/user/reset_password',
  'POST /api/user/send_code',
  'POST /api/user/thaw',
  'POST /api/user/wallet_challenge',
  'POST /api/user/wallet_login',
  // What the app is made of.
  'GET /',
  'GET /:file',
  'GET /assets/:file',
  'GET /api/common/config',
  'GET /api/common/get_lang',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /api/openapi.json',
  // What the exchange owes.
  'GET /api/proof/get_latest',
  'GET /api/proof/get_list',
  'GET /api/proof/get_tree',
  // The market as HTX tells it.
  'GET /api/v1/contract_contract_info',
  'GET /linear-swap-api/v1/swap_contract_info',
  'GET /market/depth',
  'GET /market/detail',
  'GET /market/detail/merged',
  'GET /market/history/candles',
  'GET /market/history/kline',
  'GET /market/history/trade',
  'GET /market/tickers',
  'GET /market/trade',
  'GET /swap-api/v1/swap_contract_info',
  'GET /v1/common/currencys',
  'GET /v1/common/exchange',
  'GET /v1/common/symbols',
  'GET /v1/common/timestamp',
  'GET /v2/market-status',
  'GET /v2/reference/currencies',
  'GET /v2/reference/transact-fee-rate',
] as const

/** A member with real money or with play money, for what is theirs in that realm. */
const members = [
  'GET /api/wallet/get_balances',
  'GET /api/wallet/export_bill',
  'GET /api/wallet/get_bill',
  'GET /api/wallet/get_bill_row',
  'GET /api/wallet/get_transfers',
  'GET /api/wallet/get_worth',
  'POST /api/wallet/make_transfer',
  'GET /api/lever/get_account',
  'GET /api/lever/get_fills',
  'GET /api/lever/get_open_orders',
  'GET /api/lever/get_order',
  'GET /api/lever/get_order_history',
  'GET /api/lever/get_position_history',
  'POST /api/lever/amend_order',
  'POST /api/lever/amend_orders',
  'POST /api/lever/cancel_all',
  'POST /api/lever/cancel_order',
  'POST /api/lever/cancel_orders',
  'POST /api/lever/close_positions',
  'POST /api/lever/place_order',
  'POST /api/lever/place_orders',
  'POST /api/lever/reverse_position',
  'POST /api/lever/set_targets',
  'GET /api/spot/get_fills',
  'GET /api/spot/get_open_orders',
  'GET /api/spot/get_order',
  'GET /api/spot/get_order_history',
  'POST /api/spot/amend_order',
  'POST /api/spot/amend_orders',
  'POST /api/spot/cancel_all',
  'POST /api/spot/cancel_order',
  'POST /api/spot/cancel_orders',
  'POST /api/spot/place_oco',
  'POST /api/spot/place_order',
  'POST /api/spot/place_orders',
  'GET /api/currency/get_alerts',
  'GET /api/currency/get_watchlist',
  'POST /api/currency/remove_alert',
  'POST /api/currency/set_alert',
  'POST /api/currency/set_watchlist',
  'GET /api/user/get_user_info',
  'POST /api/user/logout',
  'POST /api/user/switch_simulation',
  'POST /api/user/top_up_demo',
] as const

/** A member in the real realm alone: who they are, how they sign in, and whom they invited. */
const realMembers = [
  'POST /api/common/upload',
  'GET /api/proof/get_inclusion',
  'GET /api/wallet/get_deposit',
  'GET /api/wallet/get_deposit_address',
  'GET /api/wallet/get_deposits',
  'GET /api/wallet/get_networks',
  'POST /api/wallet/get_test_funds',
  'POST /api/wallet/submit_deposit',
  'GET /api/user/get_devices',
  'GET /api/user/get_events',
  'GET /api/user/get_identity',
  'GET /api/user/get_invite',
  'GET /api/user/get_invited',
  'GET /api/user/get_security',
  'POST /api/user/add_passkey',
  'POST /api/user/advanced',
  'POST /api/user/authenticate',
  'POST /api/user/begin_passkey',
  'POST /api/user/begin_totp',
  'POST /api/user/change_contact',
  'POST /api/user/change_transaction_password',
  'POST /api/user/changepwd',
  'POST /api/user/confirm_totp',
  'POST /api/user/end_totp',
  'POST /api/user/freeze',
  'POST /api/user/link_wallet',
  'POST /api/user/make_api_key',
  'POST /api/user/make_recovery_codes',
  'POST /api/user/remove_api_key',
  'POST /api/user/remove_passkey',
  'POST /api/user/revoke_device',
  'POST /api/user/send_own_code',
  'POST /api/user/set_allow_list',
  'POST /api/user/set_anti_phishing',
  'GET /api/wallet/get_withdrawal',
  'GET /api/wallet/get_withdrawal_terms',
  'GET /api/wallet/get_withdrawals',
  'POST /api/wallet/cancel_withdrawal',
  'POST /api/wallet/check_withdrawal_address',
  'POST /api/wallet/request_withdrawal',
  'GET /api/wallet/get_addresses',
  'POST /api/wallet/add_address',
  'POST /api/wallet/check_address',
  'POST /api/wallet/edit_address',
  'POST /api/wallet/remove_address',
] as const

/** Whoever holds a link that was made for them; without one nobody learns more than that there is nothing. */
const holders = ['GET /api/common/file'] as const

export const audiences = { everybody, members, realMembers, holders } as const
export type Audience = keyof typeof audiences

export const callers = [
  'visitor',
  'bad token',
  'expired session',
  'demo member',
  'real member',
] as const
export type CallerKind = (typeof callers)[number]

/** What each kind of caller is told: the status, the code and the reason; nothing where they are let in. */
export type Told = readonly [status: number, code: number, reason: string] | undefined
const signIn: Told = [401, 401, 'notLoggedIn']
const signInAgain: Told = [401, 4001, 'sessionExpired']
const onlyReal: Told = [403, 403, 'demoNotAllowed']
const nothing: Told = [404, 404, 'notFound']
const letIn = undefined

export const told: Readonly<Record<Audience, Readonly<Record<CallerKind, Told>>>> = {
  everybody: {
    visitor: letIn,
    'bad token': letIn,
    'expired session': letIn,
    'demo member': letIn,
    'real member': letIn,
  },
  members: {
    visitor: signIn,
    'bad token': signIn,
    'expired session': signInAgain,
    'demo member': letIn,
    'real member': letIn,
  },
  realMembers: {
    visitor: signIn,
    'bad token': signIn,
    'expired session': signInAgain,
    'demo member': onlyReal,
    'real member': letIn,
  },
  holders: {
    visitor: nothing,
    'bad token': nothing,
    'expired session': nothing,
    'demo member': nothing,
    'real member': nothing,
  },
}
