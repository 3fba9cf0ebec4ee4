/** How a group of notifications looks and is called. */
import type { IconName } from '@evenkeel/ui'
import type { NotificationGroup } from '@evenkeel/wire'

export const groupIcons: Readonly<Record<NotificationGroup, IconName>> = {
  security: 'shield',
  risk: 'alert',
  trading: 'candles',
  assets: 'wallet',
  earn: 'portfolio',
  nft: 'nft',
  prices: 'bell',
  support: 'service',
}
