/** Receipts that their readers check by themselves: how they are shown, and how the check is told. */
export * from './Receipt.tsx'
export * from './sourceName.ts'
export { findingOf } from './steps.ts'
export type { ReceiptKey } from './texts.ts'
export { usePending } from './usePending.ts'
export * from './Verify.tsx'
