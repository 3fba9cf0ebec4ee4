/** The usual reasons of decisions, as members and operators read them. */
import type { Texts } from '../language.ts'
import type en from './text/en.ts'

export type ReasonKey = keyof typeof en

export const reasonTexts: Texts = (language) => import(`./text/${language}.ts`)
