/** The line icons, drawn on a 24 grid and coloured by the text around them. */
import styles from './Icon.module.css'

const paths = {
  alert:
    'M12 8v5M12 16.5v.01M10.3 4.2 2.7 17.4A2 2 0 0 0 4.4 20.4h15.2a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M15 5l-7 7 7 7',
  bolt: 'M13 3 5 13.5h6L10 21l8-10.5h-6L13 3Z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  coins: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM16.8 10a5.5 5.5 0 1 1-6.6 6.8M9 7v4',
  down: 'M6 9.5l6 6 6-6',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.4 9.5h17.2M3.4 14.5h17.2M12 3c2.4 2.4 3.6 5.4 3.6 9s-1.2 6.6-3.6 9c-2.4-2.4-3.6-5.4-3.6-9S9.6 5.4 12 3Z',
  list: 'M8 4h10a1 1 0 0 1 1 1v15l-2.5-1.6L14 20l-2-1.6L10 20l-2.5-1.6L5 20V7a3 3 0 0 1 3-3ZM9 9.5h6M9 13.5h4',
  moon: 'M20 14.2A8 8 0 1 1 9.8 4a6.5 6.5 0 0 0 10.2 10.2Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M4.2 4.2l1.4 1.4M18.4 18.4l1.4 1.4M2.5 12h2M19.5 12h2M4.2 19.8l1.4-1.4M18.4 5.6l1.4-1.4',
  swap: 'M7 4v15M7 19l-3.5-3.5M7 19l3.5-3.5M17 20V5M17 5l-3.5 3.5M17 5l3.5 3.5',
  unplugged:
    'M4 4l16 16M8.5 8.7A9 9 0 0 0 5 11M2 8a14 14 0 0 1 4-2.6M10.5 5a14 14 0 0 1 11.5 3M15 10.5A9 9 0 0 1 19 13M9 15.5a5 5 0 0 1 5.5-.5M12 19v.01',
} as const

export type IconName = keyof typeof paths

/** An icon is never the only name of a thing. */
export function Icon({
  name,
  size = 'medium',
}: {
  name: IconName
  size?: 'small' | 'medium' | 'large'
}) {
  return (
    <svg className={`${styles.icon} ${styles[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
