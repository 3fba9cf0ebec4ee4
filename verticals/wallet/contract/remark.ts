/** The remark of an entry of the address book: what can be seen of it, for the screen and the server. */

export const REMARK_MOST = 40
/** Control signs, blanks that are letters to Unicode, and what turns the text around it. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** As it is kept; nothing, if nothing of it can be seen, or too much. */
export function plainRemark(text: string): string | undefined {
  const seen = text.replace(/\s/gu, ' ').replace(UNSEEN, '')
  const plain = seen.normalize('NFC').replace(/ +/g, ' ').trim()
  return SEEN.test(plain) && [...plain].length <= REMARK_MOST ? plain : undefined
}
