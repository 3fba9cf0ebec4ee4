/** Where a withdrawal goes: typed, pasted or picked from the address book. */
import { Button, type Refusal, TextField, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { checkWithdrawalAddress } from '../../contract/withdrawals.ts'
import { AddressPicker } from '../addresses/AddressList.tsx'
import { PasteButton } from '../addresses/PasteButton.tsx'
import { useAddressCheck } from '../addresses/useAddressCheck.ts'
import styles from './AddressField.module.css'
import type { Chain, Form, Terms } from './form.ts'
import type { TextKey } from './textKey.ts'

export type WithdrawalAddressCheck = {
  look(chain: Chain, address: string): void
  /** What the server thinks of this address, as far as it was asked. */
  faultOf(chain: Chain, address: string): Refusal | undefined
  /** Whether money cannot go there: not that it could not be looked at. */
  isWrong(chain: Chain, address: string): boolean
}

/** The server says what it thinks of an address as soon as the field is left, or another network is chosen. */
export function useWithdrawalAddressCheck(): WithdrawalAddressCheck {
  const check = useAddressCheck(checkWithdrawalAddress)
  const faultOf = (chain: Chain, typed: string) => check.faultOf({ chain, address: typed.trim() })
  return {
    faultOf,
    isWrong: (chain, typed) => faultOf(chain, typed)?.reason.startsWith('address') === true,
    look(chain, typed) {
      const address = typed.trim()
      if (address !== '') void check.look({ chain, address })
    },
  }
}

type Props = {
  readonly terms: Terms
  readonly form: Form
  readonly chain: Chain
  readonly check: WithdrawalAddressCheck
  onChange(part: Partial<Form>): void
}

export function AddressField({ terms, form, chain, check, onChange }: Props) {
  const text = useText<TextKey>()
  const [picks, setPicks] = useState(false)
  const fault = check.faultOf(chain, form.address)
  function choose(address: string) {
    onChange({ address })
    check.look(chain, address)
  }
  return (
    <>
      <TextField
        label={text('withdrawal.address')}
        placeholder={text('withdrawal.addressPlaceholder')}
        autoComplete="off"
        verbatim
        lines={2}
        value={form.address}
        {...(fault !== undefined && { error: fault.message })}
        hint={terms.is_allow_listed ? text('withdrawal.allowListed') : undefined}
        after={
          <span className={styles.ways}>
            <PasteButton onPaste={choose} />
            <Button look="link" size="small" onClick={() => setPicks(true)}>
              {text('withdrawal.book')}
            </Button>
          </span>
        }
        onChange={(address) => onChange({ address: address.replace(/\s/g, '') })}
        onLeave={() => check.look(chain, form.address)}
      />
      <AddressPicker
        open={picks}
        asset={terms.asset}
        chain={chain}
        onChoose={({ address }) => choose(address)}
        onClose={() => setPicks(false)}
      />
    </>
  )
}
