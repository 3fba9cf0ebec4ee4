/** `npm run review`: an operator sees which identities or deposits wait, looks at one, decides, or erases a member. */
import { parseArgs } from 'node:util'
import { end, findOps } from './askOps.ts'
import { decisionAt, deskOptions, deskUsage } from './deskCommands.ts'
import { reviewAt } from './reviewDesk.ts'
import type { Answers } from './reviewDoor.ts'

const USAGE = `usage: npm run review -- --operator=NAME                            who waits
       npm run review -- --operator=NAME --case=N                   what was told, and links to the photos
       npm run review -- --operator=NAME --case=N --verify          verifies, once every photo was opened
       npm run review -- --operator=NAME --case=N --again='reason'  to be done again; the member reads the reason
       npm run review -- --operator=NAME --erase=UID --yes          forgets a member; there is no way back
         --abandon-funds                                            ... even one with money or open orders: nobody can reach them then
${deskUsage.map(([asked, does]) => usageLine(asked, does)).join('\n')}`

/** What begins with a space is more of the line above it. */
function usageLine(asked: string, does: string): string {
  const isMore = asked.startsWith(' ')
  const command = isMore ? `       ${asked}` : `       npm run review -- --operator=NAME ${asked}`
  return `${command.padEnd(66)}  ${does}`
}

const outcomes: Readonly<Record<Answers['/review/decide'], string>> = {
  done: 'Done. The member has been told.',
  caseUnknown: 'No such case waits.',
  notLookedAt: 'You have not looked at this case yet. Run it without the decision first.',
  photosUnopened: 'You have not opened every photo of this case yet.',
  idNumberTaken: 'Another member is verified with this id number.',
}

const { operator, number, verify, again, uid, isSure, abandonFunds, desk, decision } = asked()
if (uid !== undefined && !isSure)
  end(`Member ${uid} would be forgotten, and could never sign in again. To do that, add --yes.`)
const door = await findOps()
const { opsUrl, ask } = door

if (desk !== undefined) await reviewDesk(desk)
else if (uid !== undefined) await erase(uid)
else if (number === undefined) await list()
else if (verify) await decide({ verdict: 'verify' })
else if (again !== undefined) await decide({ verdict: 'again', reason: again })
else await look()

async function reviewDesk(name: string): Promise<void> {
  for (const line of await reviewAt(door, { desk: name, operator, number, decision }, USAGE))
    console.log(line)
}

async function list(): Promise<void> {
  const waiting = await send('/review/waiting', {})
  if (waiting.length === 0) console.log('Nobody waits.')
  for (const { case: of, level, since } of waiting)
    console.log(`case ${of}  ${level.padEnd(8)}  since ${new Date(since).toISOString()}`)
}

async function look(): Promise<void> {
  const found = await send('/review/look', { case: number, operator })
  if (found === null) return end(outcomes.caseUnknown)
  const { level, uid, since, fields, photos, samePictures, sameIdNumber } = found
  console.log(`case ${number}, ${level}, member ${uid}, since ${new Date(since).toISOString()}`)
  for (const [name, text] of Object.entries(fields))
    console.log(`  ${name.padEnd(10)}  ${text.replaceAll('\n', ', ')}`)
  for (const other of sameIdNumber)
    console.log(
      `  ! member ${other.uid} gave the same id number${other.isVerified ? ' and is verified' : ''}`,
    )
  for (const same of samePictures) console.log(`  ! ${same.photo}: ${inWords(same, found.case)}`)
  console.log(
    'This look has been written down. Photos, for one minute; each that is opened will be:',
  )
  for (const [of, link] of Object.entries(photos))
    console.log(`  ${of.padEnd(16)}  ${opsUrl}${link}`)
}

type SamePicture = NonNullable<Answers['/review/look']>['samePictures'][number]

function inWords({ case: other, asPhoto, ...same }: SamePicture, own: number): string {
  const verified = same.isVerified ? ', which is verified' : ''
  if (same.isOtherMember) return `also handed in by another member, in case ${other}${verified}`
  const where = other === own ? '' : `, in case ${other} of this member${verified}`
  return `the same picture as ${asPhoto}${where}`
}

async function decide(verdict: object): Promise<void> {
  const decided = await send('/review/decide', { case: number, operator, ...verdict })
  if (decided !== 'done') return end(outcomes[decided])
  console.log(outcomes.done)
}

async function erase(uid: number): Promise<void> {
  const erased = await send('/review/erase', { uid, operator, abandonFunds })
  if (erased === 'memberUnknown') return end('No such member.')
  if (erased !== 'done') {
    const holds = erased.holds.map((line) => `  ${line}\n`).join('')
    return end(
      `Member ${uid} still has, in the real realm:\n${holds}Nothing was erased. Have it paid out first. If nobody is ever to reach it, add --abandon-funds.`,
    )
  }
  console.log('Done. The member is forgotten, and this has been written down.')
}

async function send<Path extends keyof Answers>(path: Path, body: object): Promise<Answers[Path]> {
  const answer = await ask(path, body)
  return answer === undefined
    ? end(`The server does not take that.\n${USAGE}`)
    : (answer as Answers[Path])
}

function asked() {
  try {
    const text = { type: 'string' } as const
    const options = {
      operator: text,
      case: text,
      again: text,
      verify: { type: 'boolean' },
      erase: text,
      yes: { type: 'boolean' },
      'abandon-funds': { type: 'boolean' },
      of: text,
    } as const
    const { values } = parseArgs({ options: { ...deskOptions, ...options } })
    const { operator, case: one, again, verify = false, yes: isSure = false } = values
    const abandonFunds = values['abandon-funds'] ?? false
    const given = one === undefined ? undefined : Number(one)
    const uid = values.erase === undefined ? undefined : Number(values.erase)
    const isDecided = verify || again !== undefined
    const isErasing = isSure || abandonFunds
    const isMuddled = uid === undefined ? isErasing : given !== undefined || isDecided
    const { of: desk, ...rest } = values
    const { decision, number = given } = decisionAt(desk, rest)
    const isOdd = desk !== undefined && (isDecided || uid !== undefined)
    const isWhole = decision === undefined || number !== undefined
    if (isMuddled || isOdd || !isWhole || (verify && again !== undefined) || (isDecided && !number))
      throw new TypeError()
    if (operator !== undefined)
      return { operator, number, again, verify, uid, isSure, abandonFunds, desk, decision }
  } catch {
    // Told below.
  }
  console.error(USAGE)
  process.exit(2)
}
