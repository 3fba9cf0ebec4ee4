/** The messages about withdrawals, in Portuguese. */
import type en from './en.ts'

export default {
  'notice.requested.subject': 'Saque de {amount} {asset} solicitado',
  'notice.requested.body':
    'Você pediu um saque de {amount} {asset} pela {network} para o endereço terminado em {address}. Não foi você? Cancele agora no app, congele a conta na central de segurança e troque a senha.',
  'notice.requested.short':
    'Evenkeel: saque de {amount} {asset} para {address} solicitado. Não foi você? Cancele agora no app.',
  'notice.byProgram.subject': 'Saque de {amount} {asset} solicitado por chave de API',
  'notice.byProgram.body':
    'Um programa com uma das suas chaves de API pediu um saque de {amount} {asset} pela {network} para o endereço terminado em {address}. Não foi você? Cancele agora no app, exclua a chave na central de segurança e congele a conta.',
  'notice.byProgram.short':
    'Evenkeel: uma chave de API pediu saque de {amount} {asset} para {address}. Não foi você? Cancele agora no app.',
  'notice.approved.subject': 'Saque de {amount} {asset} aprovado',
  'notice.approved.body':
    'Seu saque de {amount} {asset} pela {network} foi aprovado e será enviado em breve. Já não pode ser cancelado.',
  'notice.approved.short':
    'Evenkeel: seu saque de {amount} {asset} foi aprovado e será enviado em breve.',
  'notice.cancelled.subject': 'Saque de {amount} {asset} cancelado',
  'notice.cancelled.body':
    'Seu saque de {amount} {asset} pela {network} foi cancelado. O valor e a taxa estão disponíveis de novo. Não foi você? Troque a senha.',
  'notice.cancelled.short':
    'Evenkeel: seu saque de {amount} {asset} foi cancelado; o dinheiro está disponível de novo.',
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
