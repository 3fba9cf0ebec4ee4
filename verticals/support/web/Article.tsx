/** One article by its short name: what it says, what is near to it, and whether it helped. */
import {
  Button,
  dayOf,
  ErrorState,
  Screen,
  Section,
  SkeletonCard,
  useCall,
  useFormat,
  usePlace,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { getArticle, rateArticle } from '../contract/help.ts'
import styles from './Article.module.css'
import { Entries } from './HelpScreen.tsx'
import type { TextKey } from './textKey.ts'
import { Writing } from './Writing.tsx'

type Page = Answer<typeof getArticle>

export function Article({ slug, title }: { slug: string; title: string }) {
  const text = useText<TextKey>()
  const format = useFormat()
  const read = useCall(getArticle, { slug })
  const { data, error, reload } = read
  return (
    <Screen title={title} reads={[read]}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonCard />}
      {data !== undefined && (
        <>
          <Writing
            title={data.title}
            body={data.body}
            language={data.language}
            below={text('help.changed', { day: format.day(dayOf(data.changed_at)) })}
          >
            {data.category !== 'legal' && <Helpful key={data.id} page={data} />}
          </Writing>
          {data.related.length > 0 && (
            <Section title={text('help.related')}>
              <Entries articles={data.related} />
            </Section>
          )}
        </>
      )}
    </Screen>
  )
}

function Helpful({ page: { id, vote } }: { page: Page }) {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const [said, setSaid] = useState(vote)
  const rate = useSubmit(rateArticle)
  async function say(isHelpful: boolean) {
    const { type } = await rate({ id, is_helpful: isHelpful })
    if (type === 'done') setSaid(isHelpful)
  }
  return (
    <section className={styles.helpful}>
      <p className={styles.question}>{text('help.helpful')}</p>
      <div className={styles.votes}>
        {[true, false].map((isHelpful) => (
          <Button
            key={String(isHelpful)}
            look="outline"
            size="small"
            aria-pressed={said === isHelpful}
            onClick={() => void say(isHelpful)}
          >
            {text(isHelpful ? 'help.yes' : 'help.no')}
          </Button>
        ))}
      </div>
      <p className={styles.thanks} role="status">
        {said !== undefined && text(said ? 'help.thanks' : 'help.sorry')}
      </p>
      {said === false && (
        <Button look="link" onClick={() => go('/contact')}>
          {text('help.ask')}
        </Button>
      )}
    </section>
  )
}
