/** What everybody may know of the exchange itself. */
import { call, channel, languages, z } from '@evenkeel/wire'

const site = z.object({
  /** 1 while the site is under maintenance. */
  web_maintain: z.number(),
  customer_url: z.optional(z.string()),
  app_download_address: z.optional(z.string()),
  /** In whole USDT. */
  protection_fund: z.optional(z.string()),
  /** Prices are made up. */
  is_simulated: z.boolean(),
  /** Nothing here is real: links may sign in. */
  is_sandbox: z.boolean(),
  /** Orders can be cancelled, and nothing else. */
  is_cancel_only: z.boolean(),
  /** No money leaves. */
  is_withdrawal_frozen: z.boolean(),
  /** Nothing is let in at all. */
  is_frozen: z.boolean(),
  /** Symbols of the markets that take no orders. */
  halted: z.array(z.string()),
  /** Markets that take no new orders for good, each as `spot btcusdt`. */
  delisted: z.array(z.string()),
  /** Those that can be chosen. */
  languages: z.array(z.enum(languages)),
})

export const siteChannel = channel({
  name: 'site',
  summary: 'What `common/config` tells, whenever it changes.',
  policy: 'public',
  data: site,
})

export const getConfig = call({
  method: 'GET',
  path: 'common/config',
  summary:
    'What the operator has set: maintenance, what is held up, customer service, the app, languages, and figures of the home page.',
  policy: 'public',
  whileMaintenance: true,
  output: site,
})

export const getLanguages = call({
  method: 'GET',
  path: 'common/get_lang',
  summary: 'The languages of the exchange.',
  policy: 'public',
  output: z.array(
    z.object({
      value: z.enum(languages),
      label: z.string(),
      key: z.string(),
      pic_absolute_path: z.string(),
    }),
  ),
})
