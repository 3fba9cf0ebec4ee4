/** `npm run outbox`: the messages that a sandbox would have sent, the newest last. */
import { end, findOps } from './askOps.ts'
import type { OutboxMessage } from './sandbox.ts'

if (process.env.EVENKEEL_ENV === 'production') end('There is no outbox in production.')

const { ask } = await findOps()
const messages = ((await ask('/sandbox/outbox', {})) ??
  end('The server does not take that.')) as readonly OutboxMessage[]
if (messages.length === 0) console.log('Nothing lies in the outbox.')
for (const { at, to, subject, text } of [...messages].reverse()) {
  console.log(`--- ${new Date(at).toISOString()}  to ${to}${subject ? `  ${subject}` : ''}`)
  console.log(text.trim())
}
