/** `npm run sandbox-member`: asks the running server for a funded member and prints how to sign in. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import type { SandboxMember, SandboxWish } from './sandbox.ts'

if (process.env.EVENKEEL_ENV === 'production') {
  console.error('There are no sandbox members in production.')
  process.exit(1)
}

const values = asked()
const { dataDir } = readConfig(process.env)
const note = await readFile(join(dataDir, 'secrets', 'ops.json'), 'utf8').catch(() => {
  console.error('The server is not running on this data. Start it first: npm start')
  process.exit(1)
})
const { url, opsUrl, secret } = JSON.parse(note) as { url: string; opsUrl: string; secret: string }
const wish: SandboxWish = values.demo ? { realm: 'demo' } : {}
const answer = await fetch(`${opsUrl}/sandbox/member`, {
  method: 'POST',
  headers: { authorization: `Bearer ${secret}` },
  body: JSON.stringify(wish),
}).catch(() => undefined)
if (answer?.ok !== true) {
  console.error('The server did not make a member. Is it running? npm start')
  process.exit(1)
}
const { member, realm, token } = (await answer.json()) as SandboxMember
if (values.json) console.log(JSON.stringify({ member, realm, token, url }))
else {
  console.log(`Member ${member} (${realm}), with 100000 USDT, 1 BTC and 10 ETH.`)
  console.log(`  token  ${token}`)
  console.log(`  open   ${url}/#/enter?token=${token}`)
}

function asked(): { demo?: boolean; json?: boolean } {
  try {
    const options = { demo: { type: 'boolean' }, json: { type: 'boolean' } } as const
    return parseArgs({ options }).values
  } catch {
    console.error('usage: npm run sandbox-member [-- --demo] [-- --json]')
    process.exit(2)
  }
}
