/** Every vertical as the operator's console knows it, one line each. */
import type { ConsoleVertical } from '@evenkeel/ui'
import { operators } from './operators/console.ts'

export const verticals: readonly ConsoleVertical[] = [operators]
