/** The help centre: articles by category, and a search over all of them. */
import {
  Button,
  EmptyState,
  ErrorState,
  ListRow,
  Screen,
  SearchField,
  Section,
  SkeletonRows,
  useCall,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { useSettled } from '@evenkeel/ui/data/useSettled.ts'
import type { Answer } from '@evenkeel/wire'
import { getArticles } from '../contract/help.ts'
import styles from './HelpScreen.module.css'
import type { TextKey } from './textKey.ts'

type Entry = Answer<typeof getArticles>['articles'][number]

const shown = ['start', 'trading', 'money', 'safety', 'more'] as const

export default function HelpScreen() {
  const text = useText<TextKey>()
  const [typed, setTyped] = useLeft('search', '')
  const search = useSettled(typed.trim())
  const read = useCall(getArticles, search === '' ? {} : { search })
  const { data, error, reload } = read
  const articles = data?.articles
  return (
    <Screen title={text('support.help')} reads={[read]}>
      <div className={styles.search}>
        <SearchField label={text('help.search')} value={typed} onChange={setTyped} />
      </div>
      {articles === undefined && error !== undefined && (
        <ErrorState error={error} onRetry={reload} />
      )}
      {articles === undefined && error === undefined && <SkeletonRows count={8} mark={false} />}
      {articles !== undefined && search === '' && <ByCategory articles={articles} />}
      {articles !== undefined && search !== '' && <Found articles={articles} words={search} />}
    </Screen>
  )
}

function ByCategory({ articles }: { articles: readonly Entry[] }) {
  const text = useText<TextKey>()
  return shown.map((category) => {
    const own = articles.filter((one) => one.category === category)
    if (own.length === 0) return null
    return (
      <Section key={category} title={text(`help.category.${category}`)}>
        <Entries articles={own} />
      </Section>
    )
  })
}

function Found({ articles, words }: { articles: readonly Entry[]; words: string }) {
  const text = useText<TextKey>()
  const { go } = usePlace()
  if (articles.length > 0) return <Entries articles={articles} withExcerpt />
  return (
    <EmptyState
      icon="search"
      action={
        <Button look="quiet" onClick={() => go('/contact')}>
          {text('help.ask')}
        </Button>
      }
    >
      {text('help.none', { words })}
    </EmptyState>
  )
}

type EntriesProps = {
  readonly articles: readonly Entry[]
  /** How each begins: for whoever looks for something. */
  readonly withExcerpt?: boolean
}

export function Entries({ articles, withExcerpt = false }: EntriesProps) {
  const { go } = usePlace()
  return (
    <ul>
      {articles.map(({ id, slug, title, excerpt }) => {
        const path = `/help-details?slug=${slug}`
        return (
          <li key={id}>
            <ListRow
              chevron
              title={title}
              {...(withExcerpt && { detail: excerpt })}
              path={path}
              onPress={() => go(path)}
            />
          </li>
        )
      })}
    </ul>
  )
}
