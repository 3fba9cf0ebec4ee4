/** What operations refuse, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': 'Este interruptor não existe.',
  'refusal.proposalDoesNotExist': 'Esta proposta não existe mais.',
  'refusal.proposalNotOpen': 'Esta proposta já foi aprovada.',
  'refusal.proposalExpired': 'Esta proposta tem mais de 24 horas e expirou.',
  'refusal.tooManyProposals': 'Há propostas abertas demais. Decida algumas primeiro.',
  'refusal.proposalTooLong': 'Esta proposta é longa demais.',
  'refusal.parameterUnsound': 'Esta configuração ou o valor dela não é válido.',
  'refusal.valueOutOfRange': 'Digite um número inteiro de {least} a {most}.',
  'refusal.auditBehind': 'O registro de auditoria está atrás do que o diário registrou.',
  'refusal.auditRewritten':
    'Uma linha do registro de auditoria não é mais a que o diário registrou.',
  'refusal.termsUnchanged': 'Essas condições já estão em vigor.',
  'refusal.proposalChanged': 'A proposta não é mais a que você viu. Confira novamente.',
  'refusal.marketListed':
    'Este mercado já está listado: abra a linha dele para mudar as condições.',
  'refusal.instrumentUnknown':
    'O mercado não cota nada com este nome, ou não pode ser listado aqui.',
  'refusal.proposalLapsed':
    'Quem propôs já foi desativado, redefinido ou mudou de função. Tem de ser proposto de novo.',
  'refusal.nothingToProlong':
    'O que seria prolongado já terminou. Para voltar a valer, faça uma nova proposta.',
  'refusal.proposalOutdated':
    'O que este membro tem mudou desde a proposta. Proponha de novo a exclusão na página dele.',
} satisfies typeof en
