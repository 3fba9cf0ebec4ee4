/** `npm run verify-proof -- FILE`: checks the tree of a proof of liabilities, with nothing but the file. */
import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { verdictText, verifyStream } from './verifyStream.ts'

const USAGE = 'Usage: npm run verify-proof -- FILE [--hash=THE_PUBLISHED_HASH]'

process.exitCode = await main()

async function main(): Promise<number> {
  const options = { hash: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [path] = positionals
  if (path === undefined || positionals.length > 1) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  try {
    const verdict = await verifyStream(createReadStream(path, { highWaterMark: 1_048_576 }))
    const { text, isGood } = verdictText(verdict, values.hash)
    process.stdout.write(`${text}\n`)
    return isGood ? 0 : 1
  } catch (error) {
    process.stderr.write(`The file cannot be read: ${(error as Error).message}\n`)
    return 1
  }
}
