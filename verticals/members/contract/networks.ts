/** Addresses of the internet as members type them: one, or a network of them. */

const PART = '(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])'
const FOUR = new RegExp(`^${PART}(\\.${PART}){3}$`)
const GROUP = /^[0-9a-fA-F]{1,4}$/
const GROUPS = 8
const BITS = /^(0|[1-9][0-9]{0,2})$/

/** An address, or a network as `192.0.2.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const most = FOUR.test(address) ? 32 : isSix(address) ? 128 : undefined
  if (most === undefined || more.length > 0) return false
  return bits === undefined || (BITS.test(bits) && Number.parseInt(bits, 10) <= most)
}

/** Whether a network, if it is one, is as narrow as this many leading bits make it. */
export function isNarrow(text: string, { four, six }: { four: number; six: number }): boolean {
  const [address = '', bits] = text.split('/')
  if (bits === undefined) return true
  return Number.parseInt(bits, 10) >= (FOUR.test(address) ? four : six)
}

/** `2001:db8::1`, `::ffff:192.0.2.7`. */
function isSix(address: string): boolean {
  const [before = '', after, ...more] = address.split('::')
  if (more.length > 0) return false
  const groups = [...groupsIn(before, after === undefined), ...groupsIn(after ?? '', true)]
  if (!groups.every((group) => GROUP.test(group))) return false
  // What `::` stands for is one group at least.
  return after === undefined ? groups.length === GROUPS : groups.length < GROUPS
}

/** The last two groups may be written as an address of the older kind. */
function groupsIn(text: string, isEnd: boolean): readonly string[] {
  if (text === '') return []
  const groups = text.split(':')
  return isEnd && FOUR.test(groups.at(-1) ?? '') ? [...groups.slice(0, -1), '0', '0'] : groups
}
