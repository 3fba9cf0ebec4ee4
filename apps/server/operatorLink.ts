/** `npm run operator-link -- NAME`: a one-time link for the last admin, who has lost password or second factor. */
import type { LinkFor } from '@evenkeel/wire/server'
import { end, findOps } from './askOps.ts'

const USAGE = 'usage: npm run operator-link -- NAME'
const words = {
  operatorUnknown: 'There is no operator of this name.',
  operatorDisabled: 'This operator is disabled. An admin brings them back at the console.',
  otherAdminCanDoIt:
    'There is another admin, who resets this operator at the console. Nothing was changed.',
} as const

const [name, ...more] = process.argv.slice(2)
if (name === undefined || name.startsWith('-') || more.length > 0) {
  console.error(USAGE)
  process.exit(2)
}
const { ask } = await findOps()
const made = ((await ask('/operator/link', { name: name.trim().toLowerCase() })) ??
  end(USAGE)) as LinkFor
if ('refused' in made) end(words[made.refused])
console.log(`Password, second factor and sessions of ${name} are taken away; the audit log has it.`)
console.log(
  `Whoever opens this link sets them up anew, once, until ${new Date(made.until).toISOString()}:`,
)
console.log(`  ${made.link}`)
