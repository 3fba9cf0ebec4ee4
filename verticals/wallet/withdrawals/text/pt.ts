/** The messages about withdrawals, in Portuguese. */
import type en from './en.ts'

export default {
  'notice.requested.subject': 'Saque de {amount} {asset} solicitado',
  'notice.requested.body':
    'Você pediu um saque de {amount} {asset} pela {network} para o endereço terminado em {address}. Não foi você? Revogue agora no app, congele a conta na central de segurança e troque a senha.',
  'notice.requested.short':
    'Evenkeel: saque de {amount} {asset} para {address} solicitado. Não foi você? Revogue agora no app.',
  'notice.byProgram.subject': 'Saque de {amount} {asset} solicitado por chave de API',
  'notice.byProgram.body':
    'Um programa com uma das suas chaves de API pediu um saque de {amount} {asset} pela {network} para o endereço terminado em {address}. Não foi você? Revogue agora no app, exclua a chave na central de segurança e congele a conta.',
  'notice.byProgram.short':
    'Evenkeel: uma chave de API pediu saque de {amount} {asset} para {address}. Não foi você? Revogue agora no app.',
  'notice.paid.subject': 'Saque de {amount} {asset} concluído',
  'notice.paid.body':
    '{amount} {asset} foram enviados pela {network} e confirmados. Veja a transação no histórico de saques.',
  'notice.paid.short': 'Evenkeel: seu saque de {amount} {asset} foi concluído.',
  'notice.rejected.subject': 'Saque de {amount} {asset} recusado',
  'notice.rejected.body':
    'Seu saque de {amount} {asset} pela {network} foi recusado. O valor e a taxa voltaram para a conta; o motivo está no histórico de saques.',
  'notice.rejected.short':
    'Evenkeel: seu saque de {amount} {asset} foi recusado; o dinheiro voltou para a conta.',
  'code.words':
    'Seu código para sacar {amount} {asset} pela {network} para o endereço terminado em {address}. Digite-o somente se estes forem os 6 últimos caracteres do endereço de destino:',
} satisfies typeof en
