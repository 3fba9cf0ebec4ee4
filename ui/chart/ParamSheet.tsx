/** The sheet in which the figures of an indicator are changed: said at the field what will not do, kept, and set back. */
import { useState } from 'react'
import { type Text, useText } from '../data/hooks.ts'
import { Button } from '../kit/Button.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { TextField } from '../kit/TextField.tsx'
import type { Indicator, Params } from './indicators.ts'
import styles from './ParamSheet.module.css'
import { type ParamField, type ParamProblem, paramFields, paramsIn, problemsOf } from './params.ts'
import type en from './text/en.ts'

type Props = {
  /** The one that is changed; the sheet is closed without. */
  readonly indicator: Indicator | undefined
  readonly params: Params
  onKeep(indicator: Indicator, params: readonly number[]): void
  onReset(indicator: Indicator): void
  onClose(): void
}

export function ParamSheet({ indicator, params, onKeep, onReset, onClose }: Props) {
  const text = useText<keyof typeof en>()
  // What is inside stays to be seen while the sheet leaves.
  const [last, setLast] = useState(indicator)
  if (indicator !== undefined && indicator !== last) setLast(indicator)
  const title = last === undefined ? '' : text('chart.paramsOf', { name: last })
  return (
    <Sheet open={indicator !== undefined} title={title} onClose={onClose}>
      {last !== undefined && (
        <Fields
          key={`${last} ${params[last].join()}`}
          indicator={last}
          params={params[last]}
          onKeep={(numbers) => {
            onKeep(last, numbers)
            onClose()
          }}
          onReset={() => {
            onReset(last)
            onClose()
          }}
        />
      )}
    </Sheet>
  )
}

type FieldsProps = {
  readonly indicator: Indicator
  readonly params: readonly number[]
  onKeep(params: readonly number[]): void
  onReset(): void
}

function Fields({ indicator, params, onKeep, onReset }: FieldsProps) {
  const text = useText<keyof typeof en>()
  const [written, setWritten] = useState<readonly string[]>(() => params.map(String))
  const problems = problemsOf(indicator, written)
  const isRight = problems.every((problem) => problem === undefined)
  const write = (at: number, value: string) =>
    setWritten((known) => known.map((one, i) => (i === at ? value : one)))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isRight) onKeep(paramsIn(written))
      }}
    >
      {paramFields[indicator].map((field, i) => {
        const error = problems[i] && problemText(problems[i], text)
        return (
          <TextField
            key={`${field.name} ${field.of ?? ''}`}
            label={nameOf(field, text)}
            inputMode={field.decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={written[i] ?? ''}
            {...(error !== undefined && { error })}
            onChange={(value) => write(i, value)}
          />
        )
      })}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onReset}>
          {text('chart.reset')}
        </Button>
        <Button type="submit" disabled={!isRight}>
          {text('chart.save')}
        </Button>
      </div>
    </form>
  )
}

function nameOf({ name, of }: ParamField, text: Text<keyof typeof en>): string {
  return text(`chart.param.${name}`, of === undefined ? undefined : { of })
}

function problemText(problem: ParamProblem, text: Text<keyof typeof en>): string {
  if (problem.why === 'twice' || problem.why === 'fastBelowSlow')
    return text(`chart.problem.${problem.why}`)
  const { least, most } = problem
  return text(`chart.problem.${problem.why}`, { least, most })
}
