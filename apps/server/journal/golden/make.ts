/**
 * Makes a golden journal: `node apps/server/journal/golden/make.ts 0002-spot`. What is in this
 * folder stands for the journals that are out there: a file is made once, kept for ever and never
 * made again, so this refuses to write over one.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { membersKind } from './members.ts'
import { type Kind, Recording } from './recording.ts'
import { spotKind } from './spot/index.ts'
import { walletKind } from './wallet.ts'

const kinds = new Map<string, Kind>([
  ['wallet', walletKind],
  ['spot', spotKind],
  ['members', membersKind],
])

const name = process.argv[2] ?? ''
const kind = /^\d{4}-/.test(name) ? kinds.get(name.slice('0000-'.length)) : undefined
if (kind === undefined)
  throw new TypeError(`Tell the new golden journal's name: 0002-spot. Kinds: ${[...kinds.keys()]}.`)
const file = join(import.meta.dirname, `${name}.json`)
const recording = new Recording(kind)
await kind.happen(recording)
await writeFile(file, `${JSON.stringify(await recording.end(kind))}\n`, { flag: 'wx' })
