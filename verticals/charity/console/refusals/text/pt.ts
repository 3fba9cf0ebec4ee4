/** What operators are refused about charity, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.projectExists': 'Já existe um projeto com este nome curto.',
  'refusal.projectUnsound':
    'Nome curto, meta ou fim inválidos: letras minúsculas e hífens, meta acima do arrecadado, fim em até cinco anos.',
  'refusal.payoutUnsound': 'Um pagamento precisa de um valor acima de zero e de um comprovante.',
  'refusal.raisedExceeded': 'O projeto só tem {free} {asset} para pagar.',
  'refusal.custodyExceeded': 'Na origem do pagamento há apenas {free} {asset}.',
  'refusal.documentWrong': 'O documento não chegou inteiro ou não é PDF, PNG nem JPEG.',
} satisfies typeof en
