/** What everybody may know of the exchange itself. */
import { call, languages, z } from '@evenkeel/wire'

export const getConfig = call({
  method: 'GET',
  path: 'common/config',
  summary:
    'What the operator has set: maintenance, customer service, the app, and figures of the home page.',
  policy: 'public',
  output: z.object({
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
  }),
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
