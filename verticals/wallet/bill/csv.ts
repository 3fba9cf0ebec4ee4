/** Rows of a CSV file as RFC 4180 has them, that no spreadsheet takes for formulas. */

/** A text from somewhere, or a figure or moment of our own making, which stays what it is. */
export type Field = { readonly text: string } | { readonly figure: string }

/** Spreadsheets find UTF-8 by it. */
export const MARK = '\uFEFF'

/** What begins like this could be calculated; the wide ones are read as their narrow twins. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const SPECIAL = /[",\r\n]/

export function csvLine(fields: readonly Field[]): string {
  return `${fields.map(fieldOf).join(',')}\r\n`
}

function fieldOf(field: Field): string {
  if ('figure' in field) return field.figure
  const text = FORMULA.test(field.text) ? `'${field.text}` : field.text
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
