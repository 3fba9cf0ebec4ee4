/** Keys for tests: always the same ones, each purpose its own. */
import { hkdfSync } from 'node:crypto'

export const testKeys = {
  key: (purpose: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', 'for tests', 'evenkeel', purpose, bytes)),
}
