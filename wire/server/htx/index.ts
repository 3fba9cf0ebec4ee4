/** HTX's dialect, as far as verticals share it. */
export * from './faults.ts'
export * from './fields.ts'
export * from './json.ts'
export * from './signature.ts'
export * from './takes.ts'
