/** What a server in this process asks of its database, counted where it leaves the server. */
import type { TestContext } from 'node:test'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'

const QUIET_TURNS = 20
const TURN_MS = 10

/** Counts the statements that match from now on, as soon as all are answered and no other follows them. */
export function countStatements(t: TestContext, matches: RegExp): () => Promise<number> {
  const { mock } = t.mock.method(pg.Pool.prototype, 'query')
  const asked = () => mock.calls.filter((call) => matches.test(String(call.arguments[0])))
  return async () => {
    for (let quiet = 0, known = -1; quiet < QUIET_TURNS; quiet++) {
      // Once the database has answered, what follows is up to this process alone, however slow the machine.
      await Promise.allSettled(asked().map(({ result }) => result))
      await pause(TURN_MS)
      await turn()
      if (asked().length !== known) quiet = 0
      known = asked().length
    }
    return asked().length
  }
}
