/** The texts of deposits, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.depositsNotTaken': 'Os depósitos nesta rede estão suspensos.',
  'refusal.belowDepositMinimum': 'O depósito mínimo é de {minimum} {asset}.',
  'refusal.transactionMalformed': 'Isto não é um ID de transação (TxID) desta rede.',
  'refusal.transactionKnown': 'Esta transação já está entre os seus depósitos.',
  'refusal.proofMissing': 'Envie uma imagem do comprovante de pagamento.',
  'refusal.tooManyDeposits':
    'Você já tem {most} depósitos em análise. Aguarde a decisão sobre um deles.',
  'refusal.faucetEmpty': 'Você já recebeu os fundos de teste de hoje desta moeda. Volte amanhã.',
  'refusal.depositDoesNotExist': 'Este depósito não existe.',
  'deposit.title': 'Depositar',
  'deposit.records': 'Depósitos',
  'deposit.coin': 'Moeda',
  'deposit.chooseCoin': 'Escolha uma moeda',
  'deposit.searchCoin': 'Buscar moedas',
  'deposit.network': 'Rede',
  'deposit.chooseNetwork': 'Escolha uma rede',
  'deposit.address': 'Endereço de depósito de {asset}',
  'deposit.wrongNetwork':
    'Envie somente {asset} via {network} para este endereço. Moedas enviadas por outra rede serão perdidas.',
  'deposit.sandboxTitle': 'Endereço de sandbox',
  'deposit.sandbox':
    'Não envie nada para este endereço: tudo o que for enviado será perdido. Use os fundos de teste.',
  'deposit.testChain':
    'Envie apenas moedas da rede de teste à qual este sandbox está conectado. Moedas reais enviadas para cá serão perdidas.',
  'deposit.shared':
    'Todos os usuários compartilham este endereço. Informe o pagamento abaixo para que seja creditado a você.',
  'deposit.minimum': 'Depósito mínimo',
  'deposit.confirmations': 'Creditado após',
  'deposit.about':
    '{count, plural, one {cerca de # confirmação da rede} many {cerca de # de confirmações da rede} other {cerca de # confirmações da rede}}',
  'deposit.afterReview': 'análise da nossa equipe',
  'deposit.account': 'Creditado em',
  'deposit.automatic':
    'Os depósitos nesta rede são creditados automaticamente. Informe o pagamento só se ele não aparecer.',
  'deposit.reviewed':
    'Os depósitos nesta rede são analisados pela nossa equipe. Informe o pagamento depois de enviá-lo.',
  'deposit.sandboxReview':
    'É assim que um pagamento é enviado para análise. Em um sandbox você pode inventar um: os operadores decidem sobre ele.',
  'deposit.tell': 'Informar um pagamento',
  'deposit.amount': 'Valor',
  'deposit.transaction': 'TxID (opcional)',
  'deposit.proof': 'Comprovante de pagamento',
  'deposit.submit': 'Enviar para análise',
  'deposit.enterAmount': 'Informe um valor',
  'deposit.addProof': 'Adicione o comprovante',
  'deposit.submitted': 'Enviado. Avisaremos quando for analisado.',
  'deposit.recent': 'Depósitos recentes',
  'deposit.all': 'Todos os depósitos',
  'deposit.none': 'Ainda não há depósitos. O primeiro aparecerá aqui.',
  'deposit.testFunds': 'Fundos de teste',
  'deposit.testFundsAbout':
    'Moedas grátis para testar este sandbox, uma vez por dia. Elas não têm valor.',
  'deposit.getTestFunds': 'Receber {amount} {asset}',
  'deposit.testFundsTaken': 'Você já recebeu {asset} hoje. Amanhã (UTC) tem mais.',
  'deposit.testFundsComing': 'Os fundos de teste estão a caminho.',
  'deposit.unavailable': 'No momento nenhuma moeda pode ser depositada.',
  'deposit.details': 'Detalhes do depósito',
  'deposit.time': 'Horário',
  'deposit.status': 'Status',
  'deposit.reason': 'Motivo',
  'deposit.txid': 'TxID',
  'deposit.explorer': 'Ver no explorador',
  'deposit.status.confirming': 'Confirmando {done}/{needed}',
  'deposit.status.credited': 'Creditado',
  'deposit.status.belowMinimum': 'Abaixo do mínimo',
  'deposit.status.dropped': 'Descartado pela rede',
  'deposit.status.pendingReview': 'Aguardando análise',
  'deposit.status.approved': 'Aprovado',
  'deposit.status.rejected': 'Recusado',
  'deposit.belowMinimumAbout':
    'O valor está abaixo do depósito mínimo e por isso não foi creditado.',
  'deposit.droppedAbout':
    'A rede descartou o bloco com este depósito. Se ele chegar de novo, será creditado de novo.',
  'deposit.reviewAbout':
    'Nossa equipe está verificando este depósito. Você será avisado do resultado.',
} satisfies typeof en
