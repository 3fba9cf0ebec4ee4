/** What members are told about deposits by mail and SMS, in German. */
import type en from './en.ts'

export default {
  'credited.subject': 'Einzahlung gutgeschrieben: {amount} {asset}',
  'credited.body':
    'Ihre Einzahlung von {amount} {asset} über {network} wurde Ihrem Spot-Konto gutgeschrieben.',
  'credited.short': 'Evenkeel: Ihre Einzahlung von {amount} {asset} wurde gutgeschrieben.',
  'rejected.subject': 'Einzahlung abgelehnt: {amount} {asset}',
  'rejected.body':
    'Ihre Einzahlung von {amount} {asset} über {network} wurde abgelehnt.\n\nGrund: {reason}',
  'rejected.short':
    'Evenkeel: Ihre Einzahlung von {amount} {asset} wurde abgelehnt. Grund: {reason}',
  'test.subject': 'Testmittel gutgeschrieben: {amount} {asset}',
  'test.body':
    'Ihre Testmittel von {amount} {asset} wurden Ihrem Spot-Konto gutgeschrieben. Außerhalb dieser Sandbox haben sie keinen Wert.',
  'test.short': 'Evenkeel: Ihre Testmittel von {amount} {asset} wurden gutgeschrieben.',
} satisfies typeof en
