/** How the calls about the exchange itself are answered, and how everybody hears when the answers change. */
import type { Millis } from '@evenkeel/kernel'
import { languageNames, languages } from '@evenkeel/wire'
import { type Held, handle, type PushToAll, type Route, type Tables } from '@evenkeel/wire/server'
import { getConfig, getLanguages, siteChannel } from './contract.ts'
import { createSettings } from './settings.ts'

export type Parts = {
  readonly isSandbox: boolean
  readonly tables: Tables
  readonly pushToAll: PushToAll
  /** Whether prices are made up. */
  isSimulated(): boolean
  /** What operators hold up. */
  held(): Held | undefined
  now(): Millis
  onFailure(error: unknown): void
}

export type Support = ReturnType<typeof createSupport>

export function createSupport(parts: Parts) {
  const settings = createSettings(parts.tables, () => parts.now())
  async function config() {
    const { customerUrl, appUrl, protectionFund, offered } = await settings.now()
    const held = parts.held()
    return {
      web_maintain: held?.maintainedSince === undefined ? 0 : 1,
      customer_url: customerUrl,
      app_download_address: appUrl,
      protection_fund: protectionFund,
      is_simulated: parts.isSimulated(),
      is_sandbox: parts.isSandbox,
      is_cancel_only: held?.isCancelOnly === true,
      is_withdrawal_frozen: held?.isWithdrawalFrozen === true,
      is_frozen: held?.isFrozen === true,
      halted: [...(held?.halted.keys() ?? [])],
      delisted: [...(held?.delisted ?? [])],
      languages: [...offered],
    }
  }
  return {
    config,
    languages: async () => (await settings.now()).offered,
    /** H4: everybody who is connected is told at once. */
    tell(): void {
      settings.forget()
      config()
        .then((told) => parts.pushToAll(siteChannel, told))
        .catch(parts.onFailure)
    },
  }
}

export function routesOf(support: Support): readonly Route[] {
  return [
    handle(getConfig, async () => support.config()),

    handle(getLanguages, async () => {
      const offered = await support.languages()
      return languages
        .filter((value) => offered.includes(value))
        .map((value) => ({
          value,
          label: languageNames[value],
          key: value,
          pic_absolute_path: `/flag-${value}.svg`,
        }))
    }),
  ]
}
