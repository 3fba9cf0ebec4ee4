/** What `npm run review -- --of=DESK` does: lists what waits at a desk, shows one, and decides. */
import type { Reviewed } from '@evenkeel/wire/server'
import { end, type OpsDoor } from './askOps.ts'
import type { DeskAnswers } from './deskDoor.ts'

export type DeskWish = {
  readonly desk: string
  readonly operator: string
  readonly number: number | undefined
  /** What is decided, as the desk reads it; without it, one looks. */
  readonly wish: object | undefined
}

/** `usage` is told where the server does not take what was asked. */
export async function reviewAt(door: OpsDoor, asked: DeskWish, usage: string): Promise<void> {
  const { desk, operator, number, wish } = asked
  async function send<Path extends keyof DeskAnswers>(path: Path, body: object) {
    const answer = await door.ask(path, { desk, ...body })
    if (answer === undefined) end(`The server does not take that.\n${usage}`)
    return answer as DeskAnswers[Path]
  }
  if (number === undefined) return list((await send('/desk/waiting', {})) ?? unknownDesk(desk))
  const one = { case: number, operator }
  if (wish !== undefined) return tell((await send('/desk/decide', { ...one, wish })) ?? noCase())
  const { lines, pictures } = (await send('/desk/look', one)) ?? noCase()
  for (const line of lines) console.log(line)
  if (Object.keys(pictures).length === 0) return
  console.log('Pictures, for one minute; each that is opened will be written down:')
  for (const [of, link] of Object.entries(pictures))
    console.log(`  ${of.padEnd(16)}  ${door.opsUrl}${link}`)
}

function list(waiting: readonly string[]): void {
  if (waiting.length === 0) console.log('Nothing waits.')
  for (const line of waiting) console.log(line)
}

function tell({ outcome, says }: Reviewed): void {
  if (outcome === 'refused') end(says)
  console.log(says)
}

const unknownDesk = (desk: string): never => end(`There is nothing to review of ${desk}.`)
const noCase = (): never => end('No such case waits.')
