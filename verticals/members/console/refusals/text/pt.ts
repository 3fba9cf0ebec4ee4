/** Why a call of the console about members is refused, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': 'Esse usuário não existe.',
  'refusal.nothingPrivate': 'Não há mais nada aqui.',
  'refusal.noteIsEmpty': 'Escreva algo primeiro.',
  'refusal.memberFrozen': 'Um operador já congelou esta conta.',
  'refusal.memberNotFrozen': 'Nenhum operador congelou esta conta.',
  'refusal.noOutbox': 'Esta corretora envia mesmo as mensagens, por isso não há caixa de saída.',
  'refusal.memberHoldsFunds':
    'Este membro ainda tem: {holds}. Pague-o primeiro. Se for abandonado, ninguém lhe poderá aceder. Renunciar exige dois administradores.',
  'refusal.withdrawalsOpen':
    'Este membro tem um saque em aberto. Primeiro ele precisa ser pago ou recusado: ao apagar o membro, o endereço se perde.',
} satisfies typeof en
