/** A notice or an article as it is read: its title, its text, and whether it had to be shown in English. */
import { StructuredText, useClient, useText } from '@evenkeel/ui'
import { type ReactNode, useMemo } from 'react'
import { blocksIn } from '../contract/markup.ts'
import type { TextKey } from './textKey.ts'
import styles from './Writing.module.css'

type Props = {
  readonly title: string
  readonly body: string
  readonly language: string
  /** Below the title, as the day it is of. */
  readonly below?: ReactNode
  readonly children?: ReactNode
}

export function Writing({ title, body, language, below, children }: Props) {
  const text = useText<TextKey>()
  const { language: own } = useClient()
  const blocks = useMemo(() => blocksIn(body), [body])
  const other = language === own ? undefined : language
  return (
    <article className={styles.writing}>
      <h2 className={styles.title} lang={other}>
        {title}
      </h2>
      {below !== undefined && <p className={styles.below}>{below}</p>}
      {other !== undefined && <p className={styles.below}>{text('support.notTranslated')}</p>}
      <StructuredText blocks={blocks} language={other} />
      {children}
    </article>
  )
}
