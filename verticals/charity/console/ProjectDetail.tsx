/** One project: its figures, its texts in every language, its news and its partners. */
import {
  AmountField,
  Badge,
  Button,
  Fields,
  Money,
  TextField,
  useChange,
  useText,
  useToast,
  When,
} from '@evenkeel/ui'
import { ReasonDialog, Select } from '@evenkeel/ui/desk'
import { useState } from 'react'
import {
  changeProject,
  closeProject,
  markRoyalties,
  setProjectPartners,
  setProjectText,
} from '../contract/console.ts'
import type { ProjectRow } from './CharityPage.tsx'
import styles from './charity.module.css'
import type { TextKey } from './textKey.ts'
import { Updates } from './Updates.tsx'

export type DetailProps = { readonly project: ProjectRow; onDone(): void }

export const LANGUAGES = [
  'en',
  'es',
  'hi',
  'ru',
  'ko',
  'ja',
  'pt',
  'vi',
  'de',
  'it',
  'fr',
  'id',
  'zh-TW',
] as const
export type TextLanguage = (typeof LANGUAGES)[number]

/** Says that it was saved, and reads again. */
export function useSaved(onDone: () => void) {
  const text = useText<TextKey>()
  const toast = useToast()
  return () => {
    toast(text('charityDesk.saved'), 'success')
    onDone()
  }
}

export function ProjectDetail({ project, onDone }: DetailProps) {
  const text = useText<TextKey>()
  return (
    <div className={styles.detail}>
      {project.coins.map(({ asset, held }) => (
        <p key={asset} className={styles.row}>
          <span>{text('charityDesk.held')}</span>
          <Money value={held} asset={asset} exact />
        </p>
      ))}
      {project.ended_at === undefined && <Terms project={project} onDone={onDone} />}
      <Texts project={project} onDone={onDone} />
      <Updates project={project} onDone={onDone} />
      <Partners project={project} onDone={onDone} />
    </div>
  )
}

const DAY_MS = 86_400_000

function Terms({ project, onDone }: DetailProps) {
  const text = useText<TextKey>()
  const saved = useSaved(onDone)
  const { id, priority, ends_at } = project
  const [goal, setGoal] = useState(project.goal)
  const [urgency, setUrgency] = useState(priority)
  const [more, setMore] = useState('0')
  const [closes, setCloses] = useState(false)
  const change = useChange(changeProject, { onDone: saved })
  const mark = useChange(markRoyalties, { onDone: saved })
  const closing = useChange(closeProject, {
    onDone() {
      setCloses(false)
      saved()
    },
  })
  const end = ends_at + Math.trunc(Number(more) || 0) * DAY_MS
  return (
    <section className={styles.part}>
      <Fields>
        <AmountField
          label={text('charityDesk.goal')}
          asset="USDT"
          value={goal}
          onChange={setGoal}
        />
        <Select
          label={text('charityDesk.priority')}
          options={[
            { id: 'normal', label: text('charityDesk.normal') },
            { id: 'urgent', label: text('charityDesk.urgent') },
          ]}
          value={urgency}
          onChange={setUrgency}
        />
        <TextField
          label={`${text('charityDesk.days')} (+/−)`}
          inputMode="numeric"
          hint={<When at={end} />}
          value={more}
          onChange={setMore}
        />
      </Fields>
      <p className={styles.error} role="alert">
        {(change.fault ?? mark.fault ?? closing.fault)?.message}
      </p>
      <div className={styles.row}>
        <Button
          size="medium"
          busy={change.busy}
          disabled={goal === ''}
          onClick={() => void change.send({ id, goal, priority: urgency, ends_at: end })}
        >
          {text('charityDesk.save')}
        </Button>
        {project.takes_royalties ? (
          <Badge>{text('charityDesk.royaltiesHere')}</Badge>
        ) : (
          <Button
            look="quiet"
            size="medium"
            busy={mark.busy}
            onClick={() => void mark.send({ project: id })}
          >
            {text('charityDesk.mark')}
          </Button>
        )}
        <Button look="danger" size="medium" onClick={() => setCloses(true)}>
          {text('charityDesk.close')}
        </Button>
      </div>
      <ReasonDialog
        open={closes}
        title={text('charityDesk.close')}
        most={300}
        look="danger"
        busy={closing.busy}
        onConfirm={(reason) => void closing.send({ id, reason })}
        onClose={() => setCloses(false)}
      >
        {text('charityDesk.closeHint')}
      </ReasonDialog>
    </section>
  )
}

function Texts({ project, onDone }: DetailProps) {
  const text = useText<TextKey>()
  const [language, setLanguage] = useState<TextLanguage>('en')
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('charityDesk.texts')}</h3>
      <Select
        label={text('charityDesk.language')}
        options={LANGUAGES.map((id) => ({ id, label: id }))}
        value={language}
        onChange={setLanguage}
      />
      <TextForm key={language} {...{ project, language, onDone }} />
    </section>
  )
}

function TextForm({ project, language, onDone }: DetailProps & { language: TextLanguage }) {
  const text = useText<TextKey>()
  const known = project.texts.find((one) => one.language === language)
  const [title, setTitle] = useState(known?.title ?? '')
  const [summary, setSummary] = useState(known?.summary ?? '')
  const [story, setStory] = useState(known?.story ?? '')
  const { send, busy, fault } = useChange(setProjectText, { onDone: useSaved(onDone) })
  const isWhole = [title, summary, story].every((one) => one.trim() !== '')
  return (
    <>
      <Fields>
        <TextField
          label={text('charityDesk.titleField')}
          value={title}
          most={120}
          onChange={setTitle}
        />
        <TextField
          label={text('charityDesk.summary')}
          value={summary}
          most={300}
          onChange={setSummary}
        />
        <TextField
          label={text('charityDesk.story')}
          value={story}
          most={4_000}
          lines={6}
          error={fault?.message}
          onChange={setStory}
        />
      </Fields>
      <Button
        size="medium"
        busy={busy}
        disabled={!isWhole}
        onClick={() => void send({ id: project.id, language, title, summary, story })}
      >
        {text('charityDesk.save')}
      </Button>
    </>
  )
}

function Partners({ project, onDone }: DetailProps) {
  const text = useText<TextKey>()
  const written = project.partners.map(({ name, link }) => (link ? `${name} | ${link}` : name))
  const [lines, setLines] = useState(written.join('\n'))
  const { send, busy, fault } = useChange(setProjectPartners, { onDone: useSaved(onDone) })
  const partners = lines
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .filter(([name = '']) => name !== '')
    .map(([name = '', link = '']) => (link === '' ? { name } : { name, link }))
  return (
    <section className={styles.part}>
      <TextField
        label={text('charityDesk.partners')}
        value={lines}
        lines={3}
        error={fault?.message}
        onChange={setLines}
      />
      <Button size="medium" busy={busy} onClick={() => void send({ id: project.id, partners })}>
        {text('charityDesk.save')}
      </Button>
    </section>
  )
}
