/** `npm run sandbox-member`: asks the running server for a funded member and prints how to sign in. */
import { parseArgs } from 'node:util'
import { end, findOps } from './askOps.ts'
import type { SandboxMember, SandboxWish } from './sandbox.ts'

if (process.env.EVENKEEL_ENV === 'production') end('There are no sandbox members in production.')

const values = asked()
const { url, ask } = await findOps()
const wish: SandboxWish = values.demo ? { realm: 'demo' } : {}
const made = await ask('/sandbox/member', wish)
if (made === undefined) end('The server did not make a member. Is it running? npm start')
const { member, realm, token } = made as SandboxMember
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
