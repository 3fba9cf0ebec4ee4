/** What the page of the switches says, in Portuguese. */
import type en from './en.ts'

export default {
  'switches.hint':
    'Cada uma vale na hora, para dinheiro real e de demonstração. Quem acionou e por quê fica no registro de auditoria.',
  'switches.on': 'Ligada',
  'switches.off': 'Desligada',
  'switches.turnOn': 'Ligar',
  'switches.turnOff': 'Desligar',
  'switches.onAsk': 'Ligar: {name}',
  'switches.offAsk': 'Desligar: {name}',
  'switches.offHint': 'O que estava parado volta na hora.',
  'switches.isOn': '{name}: ligada',
  'switches.isOff': '{name}: desligada',
  'switches.since': 'Desde',
  'switches.by': 'Por',
  'switches.byExchange': 'A própria corretora',
  'switches.code': 'Causa',
  'switches.code.incident': 'Incidente',
  'switches.code.security': 'Segurança',
  'switches.code.market': 'Condições de mercado',
  'switches.code.maintenance': 'Trabalho programado',
  'switches.code.regulator': 'Regulador',
  'switches.code.drill': 'Simulação',
  'switches.code.velocity': 'Saiu demais em uma hora',
  'switches.cancelOnly': 'Só cancelamento',
  'switches.withdrawalsFrozen': 'Saques congelados',
  'switches.marketHalted': 'Mercados suspensos',
  'switches.maintenance': 'Manutenção',
  'switches.everythingFrozen': 'Tudo congelado',
  'switches.what.cancelOnly': 'Os usuários podem cancelar ordens e nada mais.',
  'switches.what.withdrawalsFrozen':
    'Nenhum dinheiro sai da corretora, nem o já aprovado. A negociação continua.',
  'switches.what.marketHalted':
    'Um mercado suspenso não aceita ordens, não aciona stops nem liquida ninguém; as ordens existentes podem ser canceladas. Os outros continuam.',
  'switches.what.maintenance':
    'Os usuários veem a página de manutenção e não podem fazer nada. Operadores e tarefas em curso continuam.',
  'switches.what.everythingFrozen':
    'Nada é aceito: nem ordens, nem cancelamentos, nem transferências, nem saques. Nenhum stop é acionado e ninguém é liquidado.',
  'switches.market': 'Mercado',
  'switches.actions': 'Ações',
  'switches.halt': 'Suspender',
  'switches.resume': 'Retomar',
  'switches.haltAsk': 'Suspender {market}',
  'switches.resumeAsk': 'Retomar {market}',
  'switches.wasHalted': '{market} está suspenso',
  'switches.wasResumed': '{market} voltou a negociar',
  'switches.takesTwo': 'Outro operador precisa aprovar antes de valer.',
  'switches.proposed': 'Proposto: outro operador precisa aprovar.',
  'switches.ends': 'Retém resultados por',
  'switches.endsItself': 'Termina sozinho em',
  'switches.aloneMembers':
    'Ativado por um só operador, termina sozinho após {minutes} minutos, uma vez a cada 24 horas para só cancelar e manutenção em conjunto. As liquidações continuam e os membros não podem adicionar margem.',
  'switches.goesOn': 'Stops e liquidações continuam',
  'switches.prolong': 'Prolongar até ser encerrado',
  'switches.prolongAsk': 'Prolongar: {name}',
  'switches.prolongByTwo':
    'Depois de aprovado, não termina mais sozinho: dura até que dois operadores o encerrem.',
  'switches.prolongByOne':
    'Depois de aprovado, não termina mais sozinho: dura até que um operador o encerre.',
  'switches.prolongWaits': 'Prolongamento aguardando aprovação',
  'switches.alone':
    'Ligada por um só operador, retém stops e liquidações por {minutes} minutos, uma vez a cada 24 horas por mercado. O que ficou à espera é decidido no primeiro preço seguinte.',
} satisfies typeof en
