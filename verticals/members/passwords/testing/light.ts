/** Argon2 with hardly any work, for tests that hash hundreds of passwords and ask nothing about the hash. */
import type { Parameters } from '../phc.ts'

export const LIGHT: Parameters = { memory: 8, passes: 1, parallelism: 1 }
