/** The message about a new address, in Portuguese. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': 'Novo endereço na sua lista da Evenkeel',
  'notice.addressAdded.body':
    'Um endereço de saque foi adicionado à sua lista em {at} UTC: {address}, {asset} em {network}. Não foi você? Remova-o, troque já a senha de login e congele sua conta na central de segurança.',
  'notice.addressAdded.short':
    'Evenkeel: endereço de saque {address} ({asset}) adicionado à sua lista. Não foi você? Troque já a senha e congele sua conta no app.',
} satisfies typeof en
