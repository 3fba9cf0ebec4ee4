/** The usual reasons of decisions, as members read them, in Portuguese. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': 'Não encontramos esta transação na rede.',
  'queues.reason.otherAddress': 'O pagamento foi para outro endereço.',
  'queues.reason.amountDiffers': 'O valor não corresponde ao que recebemos.',
  'queues.reason.notOurs': 'Este pagamento não foi feito para nós.',
  'queues.reason.addressRisky': 'Por motivos de segurança, não enviamos fundos para este endereço.',
  'queues.reason.accountRisky':
    'Sua conta precisa antes de uma verificação de segurança. Fale com o atendimento ao cliente.',
  'queues.reason.identityUnclear': 'Antes precisamos verificar melhor a sua identidade.',
  'queues.reason.photoUnreadable': 'Uma foto está ilegível. Tire-a de novo.',
  'queues.reason.photoIncomplete': 'O documento não aparece inteiro na foto.',
  'queues.reason.documentExpired': 'O documento está vencido.',
  'queues.reason.detailsDiffer': 'Seus dados diferem dos que estão no documento.',
  'queues.reason.notThePerson': 'A pessoa da foto não é a titular do documento.',
  'queues.reason.feedbackThanks': 'Obrigado pelo feedback. Repassamos à equipe.',
  'queues.reason.feedbackLookingInto':
    'Estamos verificando e escreveremos a você no chat de suporte.',
  'queues.reason.feedbackSolved': 'Isso já deve estar resolvido. Se não estiver, escreva de novo.',
  'queues.reason.feedbackNeedsMore':
    'Precisamos de mais detalhes. Escreva para nós no chat de suporte.',
} satisfies typeof en
