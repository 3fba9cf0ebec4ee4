/** How the calls about the exchange itself are answered. */
import type { Millis } from '@evenkeel/kernel'
import { languageNames, languages } from '@evenkeel/wire'
import { handle, type Route } from '@evenkeel/wire/server'
import { getConfig, getLanguages } from './contract.ts'
import { createSettings } from './settings.ts'

export type Parts = {
  readonly isSandbox: boolean
  /** Whether prices are made up. */
  isSimulated(): boolean
  now(): Millis
}

export function routesOf(parts: Parts): readonly Route[] {
  const settings = createSettings(() => parts.now())
  return [
    handle(getConfig, async ({ tables }) => {
      const { isMaintained, customerUrl, appUrl, protectionFund } = await settings(tables)
      return {
        web_maintain: isMaintained ? 1 : 0,
        customer_url: customerUrl,
        app_download_address: appUrl,
        protection_fund: protectionFund,
        is_simulated: parts.isSimulated(),
        is_sandbox: parts.isSandbox,
      }
    }),

    handle(getLanguages, async () =>
      languages.map((value) => ({
        value,
        label: languageNames[value],
        key: value,
        pic_absolute_path: `/flag-${value}.svg`,
      })),
    ),
  ]
}
