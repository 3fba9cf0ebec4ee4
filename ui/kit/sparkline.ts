/** The line of a sparkline. */

/** Points from left to right in a box, as an SVG path; a flat line lies in the middle. */
export function sparklinePath(points: readonly number[], width: number, height: number): string {
  if (points.length < 2) return ''
  const low = Math.min(...points)
  const span = Math.max(...points) - low
  const across = width / (points.length - 1)
  const place = (point: number, nth: number) => {
    const share = span === 0 ? 0.5 : (point - low) / span
    return `${round(nth * across)} ${round(height - share * height)}`
  }
  return `M${points.map(place).join('L')}`
}

const round = (value: number) => Math.round(value * 100) / 100
