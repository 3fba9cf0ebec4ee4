/** What the server answers about options, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered': 'No momento não há opções com esta duração neste mercado.',
  'refusal.termsChanged':
    'O retorno acabou de mudar. Confira as novas condições e envie a ordem novamente.',
  'refusal.stakeBelowMinimum': 'O valor mínimo é {minimum} {asset}.',
  'refusal.stakeAboveMaximum': 'O valor máximo é {maximum} {asset}.',
  'refusal.stakeTooFine': 'O valor aceita no máximo duas casas decimais.',
  'refusal.expiryAfterClose':
    'O mercado fecha em {closesUtc} (UTC), antes do vencimento desta opção. Escolha um prazo menor.',
  'refusal.priceStale':
    'No momento não há um preço atualizado deste mercado. Tente novamente em instantes.',
  'refusal.optionsArePaused':
    'Você pausou as opções. Poderá enviar ordens de novo quando a pausa terminar.',
  'refusal.ownLossLimitReached':
    'Isso ultrapassaria o seu próprio limite de perda diária de {limit} {asset}. Hoje você ainda pode arriscar {left} {asset}.',
  'refusal.ownNumberLimitReached': 'Você atingiu o seu próprio limite de {limit} opções por dia.',
  'refusal.exposureReached': 'O valor máximo possível para este vencimento agora é {free} {asset}.',
  'refusal.tooManyOptions':
    'Você pode ter no máximo {maximum} opções abertas. Aguarde a liquidação de algumas.',
  'refusal.limitsMalformed': 'Este limite não pode ser definido.',
  'refusal.termsUnsound':
    'Estas condições não podem ser oferecidas: verifique duração, retorno e valores.',
  'refusal.optionDoesNotExist': 'Esta opção não existe.',
  'refusal.receiptDoesNotExist': 'Este comprovante não existe.',
} satisfies typeof en
