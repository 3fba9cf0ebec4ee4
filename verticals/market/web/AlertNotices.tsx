/** Tells a member, wherever they are in the app, that one of their price alerts has fired. */
import { useChannel, useFormat, useInstruments, useText, useToast } from '@evenkeel/ui'
import { alertsChannel } from '../contract/index.ts'
import type en from '../text/en.ts'

export default function AlertNotices() {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const format = useFormat()
  const { value: instruments } = useInstruments()
  useChannel(alertsChannel, ({ alert }) => {
    const listed = instruments?.find(({ symbol }) => symbol === alert.symbol)
    const pair = listed === undefined ? alert.symbol : `${listed.base}/${listed.quote}`
    const price = format.price(alert.price, listed?.priceStep)
    toast(text('market.alertFired', { pair, price }), 'success')
  })
  return null
}
