/** Texts whose figures keep their units: nothing breaks between the two at the end of a line. */

const NO_BREAK = '\u00a0'
/** A percent sign or a coin after a digit, and three digits after others, as some languages group them. */
const SPACE = /(?<=[0-9]) (?=%|[A-Z]{2,10}(?![\p{L}])|[0-9]{3}(?![0-9]))/gu

/** `20 %`, `100 000 USDT`. */
export function unbroken(text: string): string {
  return text.replace(SPACE, NO_BREAK)
}
