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
  'refusal.lastFactor': 'Este é o seu único segundo fator. Adicione outro primeiro.',
  'refusal.lastAdmin': 'Este é o último administrador. Antes, torne outra pessoa administradora.',
  'refusal.queueUnknown': 'Essa fila não existe.',
  'refusal.caseUnknown': 'Este caso já não está pendente.',
  'refusal.caseTaken': '{name} está trabalhando neste caso.',
  'refusal.caseChanged': 'O caso mudou desde que você o abriu. Veja de novo antes de decidir.',
  'refusal.addressUnreadable':
    'O endereço não pode ser lido, então este saque nunca poderá ser pago. Você pode rejeitá-lo.',
  'refusal.costCoinWrong': 'Esta rede cobra os custos em outra moeda.',
  'refusal.paidBySigner': 'Este saque é pago pelo assinador. Pago à mão, sairia duas vezes.',
  'refusal.amountTooLarge': 'Supera o valor máximo possível e não pode ser creditado como está.',
  'refusal.payoutUnproven':
    'A rede não comprova que nada foi pago. Este saque não pode ser recusado nem enviado de novo.',
  'refusal.transactionNotSigned': 'O assinador não assinou esta transação para este saque.',
  'refusal.notLookedAt': 'Abra o caso antes de decidir.',
  'refusal.photosUnopened': 'Veja todas as fotos antes de verificar.',
  'refusal.idNumberTaken': 'Outro usuário já foi verificado com este número de documento.',
  'refusal.pictureLinkOver': 'O link desta imagem expirou. Abra o caso de novo.',
  'refusal.picturesBusy': 'Não é possível mostrar imagens agora. Tente de novo em instantes.',
  'refusal.adminNeeded': 'Só um administrador pode alterar acessos.',
  'refusal.otherAdminCanDoIt': 'Há outro administrador que o pode fazer no console.',
} satisfies typeof en
