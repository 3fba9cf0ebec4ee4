/** Every core that the exchange runs, one line a vertical. */
import type { AnyCore } from '@evenkeel/kernel'
import { wallet } from './wallet/core.ts'

export const cores: readonly AnyCore[] = [wallet]
