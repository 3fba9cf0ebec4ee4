/** What this project uses of a package that has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype'
      readonly variationAxes: Readonly<Record<string, number>>
    },
  ): Promise<Buffer>
}
