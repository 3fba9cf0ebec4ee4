/** What the exchange tells about itself, and how everybody hears when that changes. Rules H1 to H4. */
import type { Millis } from '@evenkeel/kernel'
import type { Held, PushToAll, Tables } from '@evenkeel/wire/server'
import { siteChannel } from '../contract/site.ts'
import { createSettings } from './settings.ts'

export type SiteParts = {
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

export type Site = ReturnType<typeof createSite>

export function createSite(parts: SiteParts) {
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
    feedbackTypes: async () => (await settings.now()).feedbackTypes,
    /** H4: everybody who is connected is told at once. */
    tell(): void {
      settings.forget()
      config()
        .then((told) => parts.pushToAll(siteChannel, told))
        .catch(parts.onFailure)
    },
  }
}
