/** What the platform says to a caller, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.badRequest': 'Há algo inválido nesta solicitação. Confira os dados e tente novamente.',
  'refusal.keyMissing': 'Esta solicitação precisa incluir uma chave de idempotência.',
  'refusal.keyReused': 'Esta solicitação já foi usada em outra operação. Comece novamente.',
  'refusal.keyExpired':
    'Esta solicitação tem mais de um dia e não foi executada de novo. Confira suas ordens e registros e comece outra vez.',
  'refusal.keyFromFuture':
    'O relógio deste dispositivo está adiantado em relação à corretora. Acerte-o e tente de novo.',
  'refusal.tooManyKeys': 'Solicitações demais em poucas horas. Tente mais tarde.',
  'refusal.notLoggedIn': 'Você não entrou ou sua sessão expirou. Entre para continuar.',
  'refusal.sessionExpired': 'Sua sessão expirou. Entre novamente.',
  'refusal.notAllowed': 'Você não tem permissão para fazer isso.',
  'refusal.stepUpNeeded': 'Confirme esta ação com o seu segundo fator.',
  'refusal.demoNotAllowed': 'Não disponível na conta demo. Mude para sua conta real.',
  'refusal.notFound': 'Não encontrado.',
  'refusal.tooLarge': 'A solicitação é grande demais.',
  'refusal.tooManyRequests': 'Muitas solicitações. Aguarde um momento.',
  'refusal.deadlinePassed': 'A operação demorou demais e não foi executada. Tente novamente.',
  'refusal.exchangeBusy': 'A corretora está sobrecarregada. Nada foi executado; tente novamente.',
  'refusal.decisionFailed':
    'Não foi possível processar sua solicitação por um erro nosso. Nada foi executado. Tente mais tarde ou fale com o suporte.',
  'refusal.fieldUnreadable':
    'Parte dos dados guardados não pode ser lida, por isso nada foi feito. Entre em contato com o suporte.',
  'refusal.historyBehind':
    'Os registros estão um momento atrasados. Nada se perdeu; veja de novo em instantes.',
  'refusal.cancelOnly':
    'No momento, a corretora só aceita cancelar ordens. Nada foi executado; tente novamente mais tarde.',
  'refusal.exchangeFrozen':
    'A negociação está suspensa no momento. Nada foi executado; seus fundos permanecem onde estão.',
  'refusal.maintenance':
    'A corretora está em manutenção. Nada foi executado; tente novamente mais tarde.',
  'refusal.withdrawalsFrozen':
    'Os saques estão suspensos no momento. Seus fundos permanecem na sua conta.',
  'refusal.marketHalted':
    'A negociação neste mercado está suspensa. Você ainda pode cancelar ordens.',
  'refusal.marketHalted.named':
    'A negociação de {symbol} está suspensa. Você ainda pode cancelar ordens.',
  'refusal.marketDelisted':
    'Este mercado não aceita mais novas ordens. Você ainda pode cancelar as abertas.',
  'refusal.approvalNeeded': 'Esta alteração precisa da aprovação de um segundo operador.',
  'refusal.operatorNotEnrolled': 'Só um operador cadastrado o pode fazer.',
  'refusal.operatorTooNew': 'Você é novo nesta função: suas aprovações contam em {hours} h.',
  'refusal.serverError': 'Ocorreu um erro do nosso lado. Tente novamente mais tarde.',
} satisfies typeof en
