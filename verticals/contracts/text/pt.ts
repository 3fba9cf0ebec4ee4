/** What the server answers about contracts, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': 'Este contrato não existe.',
  'refusal.lotsInvalid': 'Informe lotes inteiros, de 1 a {maximum}.',
  'refusal.leverageNotOffered': 'Esta alavancagem não está disponível para este contrato.',
  'refusal.distanceInvalid': 'A distância do trailing deve ficar entre 0,01% e 50%.',
  'refusal.marketClosed': 'Este mercado está fechado no momento. Abre em {opensUtc} (UTC).',
  'refusal.positionTooSmall': 'Você pode fechar no máximo {lots} lotes desta posição.',
  'refusal.positionTooLarge':
    'Com esta alavancagem, uma posição pode valer no máximo {maximum} USDT.',
  'refusal.openInterestReached': 'No momento só é possível abrir mais {lots} lotes deste lado.',
  'refusal.targetPriceWrong': 'O take profit e o stop loss precisam estar do lado certo do preço.',
  'refusal.tooManyTargets':
    'Uma posição pode ter no máximo {maximum} ordens de take profit e stop loss.',
  'refusal.positionDoesNotExist': 'Você não tem essa posição.',
  'refusal.contractTermsUnsound':
    'Estes termos não são válidos: as faixas devem subir em valor e manutenção e cair em alavancagem, a taxa de taker deve ficar abaixo da manutenção e esta abaixo da margem da maior alavancagem.',
  'refusal.maintenanceRaised':
    'A manutenção não pode subir enquanto houver posições abertas: mudaria os preços de liquidação delas.',
} satisfies typeof en
