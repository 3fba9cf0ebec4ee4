/** What a donor tells: sealed, and shown to nobody. */
import { Checkbox, Choice, Fields, Icon, Switch, TextField, useText } from '@evenkeel/ui'
import { fundSources } from '../contract/forms.ts'
import styles from './DonorFields.module.css'
import type { DonorFault, DonorForm } from './donorForm.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly donor: DonorForm
  readonly faults: readonly DonorFault[]
  onChange(donor: DonorForm): void
}

export function DonorFields({ donor, faults, onChange }: Props) {
  const text = useText<TextKey>()
  const set = (part: Partial<DonorForm>) => onChange({ ...donor, ...part })
  const wrong = (...of: Exclude<DonorFault, 'sourceMissing'>[]) => {
    const fault = of.find((one) => faults.includes(one))
    return fault === undefined ? {} : { error: text(`refusal.${fault}`) }
  }
  return (
    <section className={styles.donor} aria-label={text('charity.aboutYou')}>
      <h3 className={styles.title}>{text('charity.aboutYou')}</h3>
      <p className={styles.hint}>
        <Icon name="lock" size="small" />
        {text('charity.sealed')}
      </p>
      <Fields>
        <TextField
          label={text('charity.yourName')}
          autoComplete="name"
          value={donor.name}
          {...wrong('donorNameWrong')}
          onChange={(name) => set({ name })}
        />
        <TextField
          label={text('charity.contact')}
          autoComplete="email"
          hint={text('charity.contactHint')}
          verbatim
          value={donor.contact}
          {...wrong('donorContactWrong')}
          onChange={(contact) => set({ contact })}
        />
        <div data-wrong={faults.includes('sourceMissing')}>
          <Choice
            look="field"
            label={text('charity.source')}
            placeholder={text('charity.choose')}
            options={fundSources.map((id) => ({ id, label: text(`charity.source.${id}`) }))}
            value={donor.source ?? ''}
            onChange={(source) => set({ source: fundSources.find((one) => one === source) })}
          />
          {faults.includes('sourceMissing') && (
            <p className={styles.error}>{text('charity.chooseSource')}</p>
          )}
        </div>
        <TextField
          label={text('charity.birthDate')}
          type="date"
          autoComplete="bday"
          value={donor.birthDate}
          {...wrong('birthDateWrong', 'birthDateInFuture')}
          onChange={(birthDate) => set({ birthDate })}
        />
        <TextField
          label={text('charity.address')}
          autoComplete="street-address"
          lines={2}
          value={donor.address}
          {...wrong('donorAddressWrong')}
          onChange={(address) => set({ address })}
        />
      </Fields>
      <PublicFields donor={donor} set={set} {...wrong('publicNameWrong')} />
      <Agreement agrees={donor.agrees} faults={faults} onChange={(agrees) => set({ agrees })} />
    </section>
  )
}

type PublicProps = {
  readonly donor: DonorForm
  readonly error?: string
  set(part: Partial<DonorForm>): void
}

/** What everybody sees of the donor, if anything. */
function PublicFields({ donor, error, set }: PublicProps) {
  const text = useText<TextKey>()
  return (
    <>
      <div className={styles.named}>
        <Switch
          look="row"
          label={text('charity.named')}
          checked={donor.isNamed}
          onChange={(isNamed) => set({ isNamed })}
        />
      </div>
      {donor.isNamed && (
        <TextField
          label={text('charity.publicName')}
          hint={text('charity.publicHint')}
          autoComplete="off"
          value={donor.publicName}
          {...(error !== undefined && { error })}
          onChange={(publicName) => set({ publicName })}
        />
      )}
    </>
  )
}

const documents = [
  ['/privacy', 'charity.privacyPolicy'],
  ['/terms', 'charity.userAgreement'],
] as const

type AgreementProps = {
  readonly agrees: boolean
  readonly faults: readonly DonorFault[]
  onChange(agrees: boolean): void
}

function Agreement({ agrees, faults, onChange }: AgreementProps) {
  const text = useText<TextKey>()
  return (
    <>
      <Checkbox label={text('charity.agree')} checked={agrees} onChange={onChange} />
      {/* In a window of their own: nothing that was typed is lost. */}
      <p className={styles.documents}>
        {documents.map(([path, name]) => (
          <a key={path} href={`#${path}`} target="_blank" rel="noreferrer">
            {text(name)}
          </a>
        ))}
      </p>
      <p className={styles.error} role="alert">
        {faults.includes('policyNotAccepted') ? text('refusal.policyNotAccepted') : ''}
      </p>
    </>
  )
}
