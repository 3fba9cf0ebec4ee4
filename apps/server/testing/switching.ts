/** Switches of a test server, turned by as many operators as that takes. */
import { get, post } from './calls.ts'
import type { ReachedServer } from './server.ts'

const why = { code: 'drill', reason: 'a drill of the tests' }

export type Turn = (name: string, isOn: boolean, symbol?: string) => Promise<void>

/** Two admins of their own: one asks, and the other approves where that is needed. */
export async function openSwitching(
  server: Pick<ReachedServer, 'consoleUrl' | 'operator'>,
): Promise<Turn> {
  const { consoleUrl } = server
  const [{ token: first }, { token: second }] = [await server.operator(), await server.operator()]
  return async (name, isOn, symbol) => {
    // Without an end, and with no use of what one operator may do alone in a day: P80.
    const isLasting = isOn && (name === 'cancelOnly' || name === 'maintenance')
    const body = { name, is_on: isOn, is_lasting: isLasting, ...why, ...(symbol && { symbol }) }
    const asked = await post(consoleUrl, 'console/set_switch', body, { token: first })
    if (asked.code !== 1) throw new Error(`${name} was not switched: ${asked.text}`)
    if (asked.data.outcome === 'done') return
    const { data } = await get(consoleUrl, 'console/get_switches', { token: second })
    for (const { id, text: seen } of data.proposals) {
      const approval = { id, seen }
      const approved = await post(consoleUrl, 'console/approve_proposal', approval, {
        token: second,
      })
      if (approved.code !== 1) throw new Error(`${name} was not approved: ${approved.text}`)
    }
  }
}
