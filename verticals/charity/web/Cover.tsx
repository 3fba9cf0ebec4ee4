/** A project's picture: hills under a sky, with the sign of what it is for, drawn from its name alone. */
import styles from './Cover.module.css'

type Props = { readonly slug: string; readonly size?: 'card' | 'page' }

/** By hand for the first projects; any other has a heart. */
const signs: Readonly<Record<string, string>> = {
  'clean-water': 'M60 18c10 14 16 22 16 31a16 16 0 0 1-32 0c0-9 6-17 16-31Z',
  'school-meals':
    'M36 44h48a24 24 0 0 1-48 0Zm10-8c0-6 5-6 5-12m9 12c0-6 5-6 5-12m9 12c0-6 5-6 5-12',
  'flood-relief': 'M34 48 60 24l26 24m-44-4v22h36V44m-24 22V52h12v14',
  'young-forest': 'M60 70V44m0-26 16 24H44Zm0 14 20 26H40Z',
  'sight-again':
    'M32 46c8-12 18-18 28-18s20 6 28 18c-8 12-18 18-28 18s-20-6-28-18Zm28-9a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  'village-library':
    'M60 32c-7-5-16-7-26-7v36c10 0 19 2 26 7 7-5 16-7 26-7V25c-10 0-19 2-26 7Zm0 0v36',
}
const HEART = 'M60 68C44 56 36 48 36 38a12 12 0 0 1 24-4 12 12 0 0 1 24 4c0 10-8 18-24 30Z'

export function Cover({ slug, size = 'card' }: Props) {
  const hue = hueOf(slug)
  const tone = (light: number, turn = 0) => `hsl(${(hue + turn) % 360} 46% ${light}%)`
  const sky = `sky-${slug}`
  return (
    <svg
      className={`${styles.cover} ${styles[size]}`}
      viewBox="0 0 240 96"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={tone(26)} />
          <stop offset="1" stopColor={tone(46, 28)} />
        </linearGradient>
      </defs>
      <rect width="240" height="96" fill={`url(#${sky})`} />
      <circle cx="196" cy="40" r="13" fill={tone(78, 40)} opacity="0.9" />
      <path d="M0 74c40-22 74-20 112-4s84 10 128-10v36H0Z" fill={tone(20)} opacity="0.75" />
      <path d="M0 84c52-14 96-8 136-2s72 4 104-6v20H0Z" fill={tone(13)} opacity="0.9" />
      <path
        d={signs[slug] ?? HEART}
        fill="none"
        stroke={tone(92, 20)}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The same for the same name. */
function hueOf(slug: string): number {
  let sum = 0
  for (const letter of slug) sum = (sum * 31 + letter.charCodeAt(0)) % 3_600
  return sum % 360
}
