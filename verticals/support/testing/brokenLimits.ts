/** Limits of support, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'feedback/feedback.test.ts': [
    ['H9', 'feedback/feedback.ts', 'WAITING_MOST = 5', 'WAITING_MOST = 6'],
    ['H9', 'feedback/feedback.ts', 'DAY_MOST = 10', 'DAY_MOST = 11'],
  ],
  'chat/chat.test.ts': [
    ['H14', 'contract/words.ts', 'CHAT_MAX = 1_000', 'CHAT_MAX = 1_001'],
    ['H14', 'chat/chat.ts', 'MINUTE_MOST = 20', 'MINUTE_MOST = 21'],
    ['H14', 'chat/chat.ts', 'DAY_MOST = 300', 'DAY_MOST = 301'],
  ],
  'notified/notified.test.ts': [
    ['H21', 'notified/notified.ts', 'UNREAD_MS = 20_000', 'UNREAD_MS = 30_000'],
  ],
}
