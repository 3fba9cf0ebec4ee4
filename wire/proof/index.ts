/** What anybody can check by themselves: hashes, the chain of ticks, and the proof of one tick. */
export * from './block.ts'
export * from './bytes.ts'
export * from './merkle.ts'
export * from './minute.ts'
export * from './receipt.ts'
export * from './sha256.ts'
export * from './tickProof.ts'
