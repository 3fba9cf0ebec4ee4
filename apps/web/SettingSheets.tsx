/** What a setting opens: a choice, or the question before signing out. Over whatever page there is. */
import { Dialog, LanguagePicker, OptionSheet, useText, useToast } from '@evenkeel/ui'
import { languages } from '@evenkeel/wire'
import { upDowns } from './session.ts'
import { upDownTexts } from './settingRows.tsx'
import { useShell } from './shellContext.ts'
import type en from './text/en.ts'

export default function SettingSheets() {
  const { shell, state } = useShell()
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const { asked } = state
  const offered = state.config?.languages ?? languages
  const which = asked?.about === 'setting' ? asked.which : undefined
  const onClose = () => shell.ask(undefined)
  function signOut() {
    onClose()
    shell.signOut()
    toast(text('web.signedOut'), 'success')
  }
  return (
    <>
      <LanguagePicker
        open={which === 'language'}
        offered={offered}
        onChange={shell.chooseLanguage}
        onClose={onClose}
      />
      <OptionSheet
        open={which === 'upDown'}
        title={text('web.upDown')}
        options={upDowns.map((id) => ({ id, label: text(upDownTexts[id]) }))}
        value={state.upDown}
        onChange={shell.chooseUpDown}
        onClose={onClose}
      />
      <Dialog
        open={which === 'signOut'}
        title={text('web.signOutAsk')}
        confirm={text('web.signOut')}
        onConfirm={signOut}
        onClose={onClose}
      />
    </>
  )
}
