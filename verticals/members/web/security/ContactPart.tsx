/** The e-mail address or the mobile number: the first one, or another one. Rule E19. */
import { Fields, useText, useToast } from '@evenkeel/ui'
import { useState } from 'react'
import { changeContact } from '../../contract/index.ts'
import { CodeField } from '../entrance/CodeField.tsx'
import { ContactFields } from '../entrance/ContactFields.tsx'
import { noContact, said, type Way } from '../entrance/contactForm.ts'
import { errorAt, errorBeside, type Fault } from '../entrance/faults.ts'
import { forgiving } from '../entrance/forgiving.ts'
import { PartForm } from './PartForm.tsx'
import { ProofSheet } from './ProofSheet.tsx'
import type { PartProps } from './partProps.ts'
import type { TextKey } from './textKey.ts'
import { useOwnCode } from './useOwnCode.ts'

const FIELDS = ['contact', 'code'] as const
const OF_THE_PAGE = ['invalidEmail', 'invalidPhone', 'addressTaken', 'codeWrong']

export function ContactPart({ kind, security, onChanged }: PartProps & { kind: Way }) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [contact, setContact] = useState({ ...noContact, way: kind })
  const [isAsked, setAsked] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const present = security[kind]
  const forgive = () => setFault(undefined)
  const old = useOwnCode({ kind, onTouch: forgive })
  const fresh = useOwnCode({ kind, contact, onTouch: forgive })
  const isEmail = kind === 'email'
  const isReady = fresh.given !== undefined && (present === undefined || old.given !== undefined)
  const change = text(isEmail ? 'members.emailChange' : 'members.phoneChange')
  const add = text(isEmail ? 'members.emailAdd' : 'members.phoneAdd')
  const title = present === undefined ? add : change
  return (
    <>
      <PartForm
        icon={isEmail ? 'mail' : 'phone'}
        heading={present ?? title}
        hint={text(present === undefined ? 'members.contactAddHint' : 'members.contactChangeHint')}
        action={title}
        isReady={isReady}
        error={errorBeside(FIELDS, fault, old.fault, fresh.fault)}
        onSubmit={() => {
          forgive()
          setAsked(true)
        }}
      >
        <Fields>
          {present !== undefined && (
            <CodeField
              {...old.field}
              label={text('members.codeFrom', { address: present })}
              error={errorAt('code', fault ?? old.fault)}
            />
          )}
          <ContactFields
            value={contact}
            offered={[kind]}
            label={present && text(isEmail ? 'members.emailNew' : 'members.phoneNew')}
            autoComplete="email"
            error={errorAt('contact', fault ?? fresh.fault)}
            onChange={forgiving(forgive)(setContact)}
          />
          <CodeField
            {...fresh.field}
            label={text(isEmail ? 'members.codeFromNewEmail' : 'members.codeFromNewPhone')}
            error={errorAt('code', fault ?? fresh.fault)}
          />
        </Fields>
      </PartForm>
      <ProofSheet
        open={isAsked}
        title={title}
        action={text('members.confirm')}
        guards={security}
        call={changeContact}
        input={{
          ...said(contact),
          kind,
          ...(present !== undefined && { old: old.given }),
          new: fresh.given ?? { ticket: '', code: '' },
        }}
        elsewhere={OF_THE_PAGE}
        onFault={setFault}
        onDone={() => {
          onChanged()
          toast(text('members.saved'), 'success')
        }}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
