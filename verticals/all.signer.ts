/** What the signer's process runs: the journal's layouts, and the rules by which it signs. */
export { cores } from './all.server.ts'
export { type ChainsSettings, readSettings } from './wallet/chains/settings.ts'
export {
  type Approvals,
  approvalsCodec,
  followEntry,
  noApprovals,
} from './wallet/signing/approvals.ts'
export { createUnframing, frame } from './wallet/signing/framing.ts'
export { keysOf, type SignerKeys } from './wallet/signing/keys.ts'
export type { Before, SignedBefore, SignerLimits } from './wallet/signing/policy.ts'
export {
  type Answered,
  readSignRequest,
  type SignerRefusalName,
  written,
} from './wallet/signing/protocol.ts'
export {
  createSigning,
  type SignedMemory,
  type SignedOrder,
  type Signing,
} from './wallet/signing/signing.ts'
export type {
  CancellationOrder,
  PayoutDraft,
  PayoutOrder,
  Signed,
} from './wallet/withdrawals/signer/signer.ts'
