/** What the projects of a new sandbox tell, in Portuguese. */
import type en from './en.ts'

export default {
  'first.news': 'A arrecadação começou',
  'clean-water.title': 'Água limpa para 40 aldeias',
  'clean-water.summary': 'Poços e bombas solares onde crianças andam duas horas por água.',
  'clean-water.story':
    'Nos meses secos, a água segura mais próxima fica a sete quilômetros, e quem a carrega são sobretudo meninas. Um poço com bomba solar atende cerca de 300 pessoas. O dinheiro paga perfuração, bombas, análises da água e a formação de dois responsáveis por aldeia.',
  'clean-water.news':
    'Os dez primeiros locais já foram estudados; a perfuração começa com um quarto da meta.',
  'school-meals.title': 'Uma refeição quente a cada dia de aula',
  'school-meals.summary':
    'Cozinhas escolares para 2.600 crianças, com comida de agricultores da região.',
  'school-meals.story':
    'Criança alimentada fica na aula e fica na escola: onde há almoço, a frequência sobe um terço. Uma refeição custa cerca de 35 centavos de dólar. O dinheiro paga fogões, salários e grãos, verduras e ovos de sítios a até 50 quilômetros.',
  'school-meals.news':
    'Os cardápios estão acertados com quatro escolas; a primeira cozinha pode abrir em seis semanas.',
  'flood-relief.title': 'Abrigo depois da enchente',
  'flood-relief.summary':
    'Barracas, alimentos secos e remédios para 5.000 pessoas que perderam a casa.',
  'flood-relief.story':
    'O rio subiu quatro metros em uma noite. Famílias dormem no dique e o posto de saúde está debaixo d’água. Um kit de barraca para cinco pessoas custa 180 USDT; uma semana de comida por família, 24. O que sobrar reconstrói telhados antes das próximas chuvas.',
  'flood-relief.news':
    'Dois caminhões com barracas estão carregados e saem assim que a estrada abrir.',
  'young-forest.title': 'Uma floresta jovem de 60.000 árvores',
  'young-forest.summary':
    'Árvores nativas em encostas queimadas, plantadas e cuidadas por cinco anos.',
  'young-forest.story':
    'Depois do fogo, a chuva levou o solo. Doze espécies nativas seguram a encosta e trazem de volta nascentes e pássaros. Uma árvore custa um USDT: semente, viveiro, plantio e cinco anos de cuidado, com contagem dos moradores a cada primavera.',
  'young-forest.news': 'O viveiro tem 9.000 mudas prontas para as primeiras chuvas.',
  'sight-again.title': 'Cirurgias de olhos para 900 pessoas',
  'sight-again.summary':
    'A cirurgia de catarata leva 15 minutos e custa 50 USDT. Ela devolve a visão.',
  'sight-again.story':
    'A maioria dos cegos daqui poderia enxergar. Três cirurgiões viajam em um ônibus com centro cirúrgico e operam 30 pessoas por dia. O dinheiro paga lentes, remédios, combustível e a revisão após um mês; os cirurgiões não cobram.',
  'sight-again.news': 'O ônibus passou na inspeção; a primeira rota tem seis paradas.',
  'village-library.title': 'Uma biblioteca em cada vale',
  'village-library.summary':
    'Doze salas de leitura com livros, luz e internet, abertas depois da aula.',
  'village-library.story':
    'Depois do pôr do sol não há luz para ler, e a livraria mais próxima fica a um dia. Uma sala precisa de estantes, 600 livros na língua do vale, um teto solar e alguém que abra a porta. O dinheiro paga tudo por três anos; depois, as aldeias seguem.',
  'village-library.news': 'Os primeiros 1.800 livros foram impressos e estão a caminho.',
} satisfies typeof en
