/** What people write, without what cannot be seen or turns the text around it. */

/** The joiners that Indic scripts are spelled with stay; so do line ends. */
const UNSEEN = /(?!\u200C|\u200D|\n)\p{C}/gu

/** Lines as they were written, with at most one empty line between two. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ')
}
