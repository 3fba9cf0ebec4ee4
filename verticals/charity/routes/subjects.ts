/** What the console's calls about charity are about, for the first row of each in the audit log. */
import { type PublicIds, type Subjects, subjectOf } from '@evenkeel/wire/server'
import {
  addDocumentPart,
  addProjectUpdate,
  approvePayout,
  changeProject,
  closeProject,
  markRoyalties,
  openProject,
  proposePayout,
  rejectPayout,
  removeProjectUpdate,
  setProjectPartners,
  setProjectText,
} from '../contract/console.ts'
import { GENERAL } from '../core/index.ts'
import type { Charity } from '../open.ts'
import { stateOf } from '../view.ts'

type Asked = { readonly input: { readonly id: string }; readonly ids: PublicIds }

export function subjectsOf(parts: Charity): readonly Subjects[] {
  const numberOf = (ids: PublicIds, text: string) => ids.read('charityProject', text)?.id ?? -1
  /** By the name of the project; an id that is none is named as it was sent. */
  const project = ({ input, ids }: Asked) => {
    const known = stateOf(parts.platform.machine).projects.get(numberOf(ids, input.id))
    return `project ${known?.slug ?? input.id}`
  }
  return [
    subjectOf(openProject, ({ input }) => `project ${input.slug}`),
    subjectOf(changeProject, project),
    subjectOf(closeProject, project),
    subjectOf(markRoyalties, () => 'royalties'),
    subjectOf(setProjectText, (asked) => `${project(asked)} ${asked.input.language}`),
    subjectOf(addProjectUpdate, (asked) => `${project(asked)} update`),
    subjectOf(removeProjectUpdate, (asked) => `${project(asked)} update ${asked.input.number}`),
    subjectOf(setProjectPartners, (asked) => `${project(asked)} partners`),
    subjectOf(addDocumentPart, ({ input }) => `document ${input.document} ${input.nth}`),
    subjectOf(proposePayout, ({ input, ids }) => {
      const number = input.project === undefined ? GENERAL : numberOf(ids, input.project)
      return `charity ${number}`
    }),
    subjectOf(approvePayout, ({ input }) => `charity payout ${input.id}`),
    subjectOf(rejectPayout, ({ input }) => `charity payout ${input.id}`),
  ]
}
