/** Every core that the exchange runs, one line a vertical. */
import type { AnyCore } from '@evenkeel/kernel'
import { members } from './members/core.ts'
import { spot } from './spot/core/index.ts'
import { wallet } from './wallet/core.ts'

export const cores: readonly AnyCore[] = [wallet, spot, members]
