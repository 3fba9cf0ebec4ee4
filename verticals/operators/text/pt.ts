/** What operators are told at the console's entrance and about each other, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Nome ou senha incorretos.',
  'refusal.operatorCodeWrong': 'O código está incorreto ou já foi usado.',
  'refusal.invitationOver':
    'Este link já foi usado ou não é mais válido. Peça um novo a um administrador.',
  'refusal.noPasskey': 'Você ainda não tem uma chave de acesso. Use o código do autenticador.',
  'refusal.operatorUnknown': 'Esse operador não existe.',
  'refusal.operatorSessionOver': 'Esta sessão já foi encerrada.',
  'refusal.operatorNameTaken': 'Já existe um operador com esse nome.',
  'refusal.ownAccess': 'Você não pode alterar o seu próprio acesso. Peça a outro administrador.',
  'refusal.lastAdmin': 'Este é o último administrador. Antes, torne outra pessoa administradora.',
} satisfies typeof en
