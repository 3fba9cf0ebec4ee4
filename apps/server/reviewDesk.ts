/** What `npm run review -- --of=DESK` does: lists what waits at a desk, shows one, and decides. */
import { end, type OpsDoor } from './askOps.ts'
import type { DeskAnswers } from './deskDoor.ts'

export type DeskRequest = {
  readonly desk: string
  readonly operator: string
  readonly number: number | undefined
  /** What is decided, as the desk reads it; without it, one looks. */
  readonly decision: object | undefined
}

/** What the operator reads, a line each; `usage` is told where the server does not take what was asked. */
export async function reviewAt(
  door: OpsDoor,
  asked: DeskRequest,
  usage: string,
): Promise<readonly string[]> {
  const { desk, operator, number, decision } = asked
  async function send<Path extends keyof DeskAnswers>(path: Path, body: object) {
    const answer = await door.ask(path, { desk, ...body })
    if (answer === undefined) end(`The server does not take that.\n${usage}`)
    return answer as DeskAnswers[Path]
  }
  if (number === undefined) {
    const waiting = await send('/desk/waiting', {})
    if (waiting === null) return end(`There is nothing to review of ${desk}.`)
    return waiting.length === 0 ? ['Nothing waits.'] : waiting
  }
  const one = { case: number, operator }
  if (decision !== undefined) {
    const decided = await send('/desk/decide', { ...one, decision })
    if (decided === null) return end(NO_CASE)
    return decided.outcome === 'refused' ? end(decided.says) : [decided.says]
  }
  const found = await send('/desk/look', one)
  if (found === null) return end(NO_CASE)
  const pictures = Object.entries(found.pictures)
  if (pictures.length === 0) return found.lines
  return [
    ...found.lines,
    'Pictures, for one minute; each that is opened will be written down:',
    ...pictures.map(([of, link]) => `  ${of.padEnd(16)}  ${door.opsUrl}${link}`),
  ]
}

const NO_CASE = 'No such case waits.'
