/** One project: its figures, its texts in every language, its news and its partners. */
import {
  AmountField,
  Badge,
  Button,
  dayOf,
  Fields,
  Money,
  TextField,
  useChange,
  useText,
  useToast,
} from '@evenkeel/ui'
import { languageNames, languages, ReasonDialog, Select } from '@evenkeel/ui/desk'
import type { Language } from '@evenkeel/wire'
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
import { endOf, isDay } from './ends.ts'
import type { TextKey } from './textKey.ts'
import { Updates } from './Updates.tsx'

export type DetailProps = { readonly project: ProjectRow; onDone(): void }

/** Each by its own name. */
export const languageOptions = languages.map((id) => ({
  id,
  label: languageNames[id],
  language: id,
}))

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

function Terms({ project, onDone }: DetailProps) {
  const text = useText<TextKey>()
  const { id, ends_at } = project
  const [goal, setGoal] = useState(project.goal)
  const [priority, setPriority] = useState(project.priority)
  const [day, setDay] = useState(dayOf(ends_at))
  const { send, busy, fault } = useChange(changeProject, { onDone: useSaved(onDone) })
  const end = day === dayOf(ends_at) ? ends_at : endOf(day)
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
          value={priority}
          onChange={setPriority}
        />
        <TextField
          label={text('charityDesk.ends')}
          type="date"
          value={day}
          error={fault?.message}
          onChange={setDay}
        />
      </Fields>
      <Button
        size="medium"
        busy={busy}
        disabled={goal === '' || !isDay(day)}
        onClick={() => void send({ id, goal, priority, ends_at: end })}
      >
        {text('charityDesk.save')}
      </Button>
      <Standing project={project} onDone={onDone} />
    </section>
  )
}

/** Whether royalties come here, and the way to end it. */
function Standing({ project, onDone }: DetailProps) {
  const text = useText<TextKey>()
  const saved = useSaved(onDone)
  const { id } = project
  const [closes, setCloses] = useState(false)
  const mark = useChange(markRoyalties, { onDone: saved })
  const closing = useChange(closeProject, {
    onDone() {
      setCloses(false)
      saved()
    },
  })
  return (
    <>
      <p className={styles.error} role="alert">
        {(mark.fault ?? closing.fault)?.message}
      </p>
      <div className={styles.row}>
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
    </>
  )
}

function Texts({ project, onDone }: DetailProps) {
  const text = useText<TextKey>()
  const [language, setLanguage] = useState<Language>('en')
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('charityDesk.texts')}</h3>
      <Select
        label={text('charityDesk.language')}
        options={languageOptions}
        value={language}
        onChange={setLanguage}
      />
      <TextForm key={language} project={project} language={language} onDone={onDone} />
    </section>
  )
}

function TextForm({ project, language, onDone }: DetailProps & { language: Language }) {
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
