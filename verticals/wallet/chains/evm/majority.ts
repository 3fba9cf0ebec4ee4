/** What several nodes of a chain say: nothing is believed that a majority does not say (rule N9). */
import type { Node } from './node.ts'
import { NodeFault } from './reading.ts'

export type Ask<Value> = (node: Node) => Promise<Value>

export const majorityOf = (count: number) => Math.floor(count / 2) + 1

/** What more than half of the nodes say in the same words. */
export async function agreedBy<Value>(
  nodes: readonly Node[],
  what: string,
  ask: Ask<Value>,
): Promise<Value> {
  const answers = await Promise.allSettled(nodes.map(ask))
  const counts = new Map<string, number>()
  for (const answer of answers) {
    if (answer.status === 'rejected') continue
    const words = wordsOf(answer.value)
    const count = (counts.get(words) ?? 0) + 1
    if (count >= majorityOf(nodes.length)) return answer.value
    counts.set(words, count)
  }
  throw new NodeFault([`the nodes do not agree about ${what}`, ...faultsIn(answers)].join('; '))
}

/** Nodes are not equally far: of figures that only grow, what a majority has reached. */
export async function reachedBy(
  nodes: readonly Node[],
  what: string,
  ask: Ask<number>,
): Promise<number> {
  const answers = await Promise.allSettled(nodes.map(ask))
  const found = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const figure = highestOfMost(found, nodes.length)
  if (figure === undefined) throw new NodeFault(`too few nodes tell ${what}`)
  return figure
}

/** What more than half of so many have reached. */
export function highestOfMost(figures: readonly number[], of: number): number | undefined {
  return figures.toSorted((a, b) => b - a)[majorityOf(of) - 1]
}

/** From the first node whose answer can be used. */
export async function firstOf<Value>(nodes: readonly Node[], ask: Ask<Value>): Promise<Value> {
  const faults: string[] = []
  for (const node of nodes) {
    try {
      return await ask(node)
    } catch (error) {
      faults.push(named(node, error).message)
    }
  }
  throw new NodeFault(faults.join('; '))
}

export function named(node: Node, error: unknown): Error {
  const { message } = error as Error
  return message.startsWith(node.name)
    ? (error as Error)
    : new NodeFault(`${node.name}: ${message}`)
}

export function faultsIn(answers: readonly PromiseSettledResult<unknown>[]): readonly string[] {
  return answers.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as Error).message] : [],
  )
}

const wordsOf = (value: unknown) =>
  JSON.stringify(value, (_key, each) => (typeof each === 'bigint' ? `${each}` : each)) ?? ''
