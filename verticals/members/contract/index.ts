/** The calls and the channel of members. */
export * from './access.ts'
export * from './account.ts'
export * from './identity.ts'
export * from './invite.ts'
export * from './security.ts'
export * from './signing.ts'
export {
  type CaptchaAction,
  captchaActions,
  type Verification,
} from './words.ts'
