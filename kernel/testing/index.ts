/** What tests need of the kernel: a stage for a core, a journal in memory, a core to play with, chance by a seed. */
export * from './givenExchange.ts'
export * from './keys.ts'
export * from './locker.ts'
export * from './memoryJournal.ts'
export * from './random.ts'
export * from './stage.ts'
