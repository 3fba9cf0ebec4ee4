/** Hashes as they are kept: one line of text that says how it was made. */

export type Parameters = {
  /** In KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}
export type Kept = { readonly parameters: Parameters; readonly salt: Buffer; readonly tag: Buffer }

export const PARAMETERS: Parameters = { memory: 19_456, passes: 2, parallelism: 1 }
export const SALT_BYTES = 16
export const TAG_BYTES = 32

const PATTERN =
  /^\$argon2id\$v=19\$m=([0-9]{1,7}),t=([0-9]{1,2}),p=([0-9]{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

export function written({ parameters, salt, tag }: Kept): string {
  const { memory, passes, parallelism } = parameters
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/** Throws for what was never written here. */
export function read(text: string): Kept {
  const [, memory, passes, parallelism, salt, tag] = PATTERN.exec(text) ?? []
  if (salt === undefined || tag === undefined) throw new TypeError('not a hash of a password')
  return {
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

export function isWeaker({ memory, passes }: Parameters, than: Parameters): boolean {
  return memory < than.memory || passes < than.passes
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
