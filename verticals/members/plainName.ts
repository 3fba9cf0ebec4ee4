/** What somebody calls a thing of theirs, without what cannot be seen or turns the text around it. */

/** Empty, when nothing is left of it. */
export function plainName(text: string): string {
  return text.normalize('NFC').replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim()
}
