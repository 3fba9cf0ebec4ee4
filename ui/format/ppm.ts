/** Parts of a million as a percent: -125 is `-0.0125`. */
export function percentOfPpm(ppm: number): string {
  const digits = String(Math.abs(ppm)).padStart(5, '0')
  return `${ppm < 0 ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
}
