/** `npm run bench`: measures, and prints a line a figure; `-- --json` for programs, `-- --only=http` for one part. */
import { parseArgs } from 'node:util'
import { benchBook } from './book.ts'
import { benchContracts } from './contracts.ts'
import { benchKernel, benchSim } from './core.ts'
import { benchDeferrable } from './deferrable.ts'
import { benchDurable } from './durable.ts'
import type { Figure } from './figures.ts'
import { benchFlood } from './flood.ts'
import { benchHttp } from './http.ts'
import { benchMarket } from './market.ts'
import { benchOptions } from './options.ts'
import { benchPortfolio } from './portfolio.ts'
import { benchProof } from './proof.ts'
import { benchReads } from './reads.ts'
import { benchScreens } from './screens.ts'
import { benchSignIn } from './signIn.ts'
import { benchSnapshot } from './snapshot.ts'
import { benchStart } from './start.ts'
import { benchStream } from './stream.ts'
import { benchSwitches } from './switches.ts'
import { benchTicks } from './ticks.ts'
import { benchUploads } from './uploads.ts'

const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  kernel: benchKernel,
  sim: benchSim,
  book: benchBook,
  journal: benchDurable,
  deferrable: benchDeferrable,
  options: benchOptions,
  contracts: benchContracts,
  portfolio: benchPortfolio,
  snapshot: benchSnapshot,
  proof: benchProof,
  http: benchHttp,
  start: benchStart,
  market: benchMarket,
  ticks: benchTicks,
  stream: benchStream,
  uploads: benchUploads,
  signin: benchSignIn,
  flood: benchFlood,
  reads: benchReads,
  switches: benchSwitches,
  screens: benchScreens,
}

const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } })
const chosen = values.only?.split(',') ?? Object.keys(parts)
for (const name of chosen) {
  const bench = parts[name]
  if (bench === undefined) {
    console.error(`There is no part ${name}. There are: ${Object.keys(parts).join(', ')}`)
    process.exit(2)
  }
  for (const figure of await bench())
    console.log(values.json ? JSON.stringify(figure) : inWords(figure))
}

function inWords({ name, value, unit, ratio_to, of }: Figure): string {
  const ratio = ratio_to === undefined ? '' : `  (${of} of ${ratio_to})`
  return `${name.padEnd(44)} ${String(value).padStart(10)} ${unit}${ratio}`
}
