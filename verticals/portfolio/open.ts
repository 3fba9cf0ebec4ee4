/** Starts what lives as long as the server: the telling of what can still be subscribed. */
import type { Platform } from '@evenkeel/wire/server'
import { tellOfProducts } from './telling.ts'

export type Portfolio = { readonly platform: Platform; stop(): void }

export function openPortfolio(platform: Platform): Portfolio {
  return { platform, stop: tellOfProducts(platform) }
}
