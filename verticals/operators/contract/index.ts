/** What crosses the network about operators: every call of the console that is theirs. */
export * from './audit.ts'
export * from './entrance.ts'
export * from './forms.ts'
export * from './operators.ts'
export * from './queues.ts'
export * from './settings.ts'
export * from './switches.ts'
export * from './terms.ts'
