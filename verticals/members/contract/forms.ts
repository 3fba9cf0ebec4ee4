/** The forms of what members type: the schemas of the calls ask for them, and so do the screens before anything is sent. */

export const forms = {
  name: /^[\s\S]{1,100}$/,
  idNumber: /^[\p{L}\p{N} ./-]{4,40}$/u,
  address: /^[\s\S]{4,300}$/,
  birthDate: /^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}$/,
  /** Letters and digits of any script, and between them one space or sign at a time. */
  antiPhishing: /^(?=.{4,20}$)[\p{L}\p{M}\p{N}]+([ ._-][\p{L}\p{M}\p{N}]+)*$/u,
  /** Six digits of the authenticator, or a recovery code instead. */
  secondCode: /^([0-9]{6}|[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4})$/,
  /** How many letters a password has, of either kind. */
  password: { least: 8, most: 128 },
  /** How many addresses an API key may be held to, and how long the longest is that there is. */
  addresses: { most: 20, longest: 49 },
} as const

/** How many days an API key may be asked for, and how many one lasts at most that is good from any address. */
export const KEY_DAYS_MAX = 365
export const ANYWHERE_DAYS = 90
/** And one that may withdraw; it is held to addresses, and to no network of more than these bits leave open. */
export const WITHDRAW_DAYS = 90
export const WITHDRAW_BITS = { four: 24, six: 64 } as const
