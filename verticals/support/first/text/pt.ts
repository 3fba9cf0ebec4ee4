/** The first content of a new exchange, in Portuguese. */
import type en from './en.ts'

export default {
  'welcome.title': 'Boas-vindas à Evenkeel',
  'welcome.body':
    'Aqui cada negociação, taxa e liquidação pode ser conferida por quem ela afeta. Estas páginas ajudam você a começar:\n- [Primeiros passos](/help-details?slug=getting-started)\n- [Taxas](/help-details?slug=fees)\n- [Proteja sua conta](/help-details?slug=security)\nDúvidas? O [atendimento](/contact) responde no app.',
  'getting-started.title': 'Primeiros passos',
  'getting-started.body':
    'Quatro passos levam da conta nova à primeira negociação.\n1. [Cadastre-se](/register) com e-mail, celular ou carteira.\n2. Proteja a conta na [central de segurança](/secure-center): um autenticador ou uma chave de acesso e uma senha de transação.\n3. [Verifique sua identidade](/identity). É preciso para sacar e aumenta seus limites.\n4. [Deposite](/deposit) uma moeda ou teste tudo antes na [conta demo](/help-details?slug=demo-account).\n# Suas três contas\nSpot e depósitos usam a conta spot; contratos e opções, a de trading; o portfólio, a financeira. Uma [transferência](/transfer) entre elas é grátis e imediata.',
  'demo-account.title': 'A conta demo',
  'demo-account.body':
    'A conta demo é a corretora completa com dinheiro fictício. Mude em [Minha conta](/my); uma etiqueta amarela mostra o tempo todo que você está nela.\n- Ordens, livros, saldos e histórico são separados da conta real. Nada passa de uma para a outra.\n- Você pode recarregar o dinheiro fictício quando quiser.\n- O que diz respeito a você ou move seus fundos não existe ali: depósitos, saques, endereços, portfólio, convites, compras de NFT, doações, comunicados e central de segurança.\nOs preços são os mesmos da conta real. Quando são simulados, a tela avisa.',
  'fees.title': 'Taxas',
  'fees.body':
    '# Spot\nUma ordem que espera no livro paga {pairs_makerFeeBps} ao ser executada (maker); uma executada na hora paga {pairs_takerFeeBps} (taker). A taxa sai do que você recebe. A ordem mínima é de {pairs_minNotional} USDT.\n# Contratos\nMaker {contracts_makerFeeBps}, taker {contracts_takerFeeBps} do valor da posição, na abertura e no fechamento. Além disso, longs e shorts pagam funding entre si a cada 8 horas.\n# Opções e NFT\nA taxa de uma opção é de {options_feeBps} do valor apostado. Quem vende um NFT paga {nft_feeBps} de serviço e {nft_royaltyBps} de royalty, que vai para [doações](/donation).\n# Todo o resto\nDepósitos e transferências são grátis. Um saque custa a taxa de rede que a [página de saque](/withdrawal) mostra antes de confirmar. Cada taxa tem sua própria linha no [extrato](/report).',
  'options.title': 'Opções e seus comprovantes',
  'options.body':
    'Uma opção é uma aposta em que um preço estará mais alto ou mais baixo após um tempo fixo.\n- A aposta começa em {options_minStake} USDT. Se você ganhar, o retorno é {options_payoutBps} do valor apostado e fica definido ao abrir.\n- Abre no primeiro preço depois de aceita, nunca em um já conhecido.\n- É liquidada pelo último preço no vencimento. Se for igual, o valor volta, mas a taxa não.\n- Se nenhum preço recente chegar a tempo, voltam o valor e a taxa.\n# O comprovante\nCada opção liquidada tem um comprovante com os dois preços, horários, fontes e o cálculo. Seu navegador o confere com a cadeia de preços publicada. Ninguém, nem o operador, pode mudar um resultado.\nNa [página de opções](/play-micro) você pode limitar as perdas do dia ou fazer uma pausa. É possível perder todo o valor apostado.',
  'contracts.title': 'Contratos e liquidação',
  'contracts.body':
    'Um contrato permite abrir uma posição maior que sua margem, long ou short. Ganhos e perdas são os da posição inteira.\n- A margem vem da conta de trading e é compartilhada por todas as posições (margem cruzada).\n- O preço de marcação é o preço de referência externo, não o último negócio. Um negócio fora da curva não liquida ninguém.\n- Seu patrimônio é o saldo mais lucros e perdas não realizados. Quando cai à margem de manutenção, posições são liquidadas até a conta ficar segura.\n- O preço de liquidação aparece antes de confirmar e em cada posição.\n- A cada 8 horas há funding entre longs e shorts: paga o lado maior. A [página de contratos](/play-lever) mostra a taxa e o tempo restante.\n- Contratos de moedas e ações seguem o horário dos seus mercados. Com o mercado fechado nada é executado, acionado nem liquidado; ordens limite podem esperar no livro.\n# Proteja-se\nUse stop loss, deixe margem livre e escolha pouca alavancagem. A alavancagem pode custar todo o saldo da conta de trading. Treine antes na [conta demo](/help-details?slug=demo-account).',
  'deposits-withdrawals.title': 'Depósitos e saques',
  'deposits-withdrawals.body':
    '# Depositar\n1. Escolha moeda e rede na [página de depósito](/deposit) e copie o endereço ou leia o código.\n2. Envie só essa moeda por essa rede. Qualquer outra coisa pode se perder.\n3. O valor é creditado após as confirmações indicadas na página.\n# Sacar\n1. Crie uma senha de transação e [verifique sua identidade](/identity).\n2. Informe endereço, rede e valor na [página de saque](/withdrawal). Taxa e mínimo aparecem ali.\n3. Compare o endereço caractere por caractere antes de confirmar com o código que enviamos. Um pagamento em blockchain não pode ser desfeito.\nApós trocar a senha ou o segundo fator, os saques esperam um dia. Os grandes são revisados por pessoas. Você pode limitar os saques à sua [lista de endereços](/assets/address).',
  'portfolio.title': 'Portfólio: produtos a prazo',
  'portfolio.body':
    'No [portfólio](/financial) você aplica uma moeda por um número fixo de dias e ganha os mesmos juros todo dia: {products_dailyYield} ao dia, conforme o produto.\n- Os juros são creditados a cada 24 horas. No fim, principal e juros ficam livres na conta financeira.\n- Antes de aceitar uma aplicação, a corretora reserva todos os juros prometidos. Se não os tiver, não vende.\n- Se o produto permitir, você pode sair antes: o principal volta menos uma taxa e os juros são perdidos.\n- Dá para renovar automaticamente, nas condições vigentes na data.\nO total que a corretora deve e guarda é público. A moeda ainda pode perder valor.',
  'proof-of-liabilities.title': 'Prova de passivos',
  'proof-of-liabilities.body':
    'A corretora publica regularmente [o que deve aos usuários](/proof), moeda por moeda, amarrado em um único hash. Ao lado fica o que está em custódia.\n- Você pode conferir se seu saldo está incluído. A verificação roda no seu navegador e compara com seu extrato.\n- Ninguém descobre quem você é nem quanto tem. Cada prova usa novos números aleatórios.\n- Qualquer pessoa pode baixar a árvore inteira e verificá-la com seu próprio programa.\nUma prova publicada nunca muda. Se uma soma fosse menor que o devido, os usuários omitidos poderiam demonstrá-lo.',
  'security.title': 'Proteja sua conta',
  'security.body':
    '- Use uma senha que não usa em nenhum outro lugar e outra senha de transação.\n- Adicione uma chave de acesso ou um autenticador na [central de segurança](/secure-center) e guarde os códigos de recuperação no papel.\n- Escolha um código antiphishing. Toda mensagem nossa traz esse código.\n- Limite os saques à sua [lista de endereços](/assets/address).\n- Confira de vez em quando os dispositivos e a atividade recente. Você pode desconectar qualquer um.\n# Se algo estiver errado\nCongele a conta na hora na central de segurança. Nada poderá ser negociado nem sacado até você descongelar.\nNunca pedimos senhas, códigos ou frases de recuperação: nem no [chat](/contact), nem por telefone, nem por e-mail.',
  'nft.title': 'O mercado de NFT',
  'nft.body':
    'Cada item do [mercado de NFT](/nft/index) é desenhado pela corretora a partir de uma semente publicada e tem sempre um único dono.\n- Para comprar, envie uma ordem. O item fica reservado por 15 minutos e você paga da conta spot ao confirmar.\n- Para vender, coloque o item à venda pelo seu preço ou aceite uma oferta. Do preço saem {nft_feeBps} de taxa de serviço e {nft_royaltyBps} de royalty para doações.\n- Um item que você mantém pode ficar em staking por um prazo e rende uma recompensa fixa todo dia.\nA página do item mostra todos os donos como uma cadeia que seu navegador confere. Os donos aparecem por um sinal ou pelo nome público que escolheram.',
  'charity.title': 'Doar',
  'charity.body':
    'Na [página de doações](/donation) você apoia projetos a partir da conta spot, em qualquer moeda listada ou por um valor na sua moeda.\n- A doação conta pelo preço do momento. Antes de confirmar você vê o máximo que dará.\n- Você decide se a lista de doadores mostra seu nome.\n- Seus dados são criptografados e servem só para o recibo, um PDF que você pode baixar.\n- Cada pagamento exige dois operadores e um documento que qualquer um pode abrir. Os totais podem ser comparados com o livro-razão.\nOs royalties das vendas de NFT também vão para um projeto.',
  'api.title': 'A API',
  'api.body':
    'Programas negociam com uma chave de API: leem o mercado, enviam e cancelam ordens e acompanham saldos e posições.\n- Crie uma chave na [central de segurança](/secure-center). Você define se ela pode negociar e de quais endereços. Só saca se você permitir, e só para a sua lista de endereços.\n- A chave fala o dialeto da HTX, para spot e contratos, nos caminhos e sockets dela. Clientes da HTX, ccxt entre eles, só precisam de outro endereço.\n- Uma ordem com um ID seu (client order ID) é enviada uma única vez, mesmo que a solicitação se repita.\n- As chamadas do próprio app estão descritas em /api/docs e, para programas, em /api/openapi.json.\nCom solicitações demais, a resposta diz quanto esperar. Valores são textos decimais, nunca números de ponto flutuante.',
  'terms.title': 'Contrato de usuário',
  'terms.body':
    'Modelo: este texto é um ponto de partida e não é aconselhamento jurídico. Quem opera esta corretora deve mandá-lo revisar e completar por um advogado antes do primeiro cliente real.\n1. A Evenkeel é um software de código aberto. Quem opera este site é a sua contraparte em tudo o que você faz aqui e deve cumprir a lei de onde está e de onde você mora.\n2. Os preços podem se mover rápido. Em contratos alavancados e opções com prazo fixo, você pode perder tudo o que colocou. Use só dinheiro que você pode perder.\n3. Cada negociação, taxa e liquidação fica registrada com o preço, a fonte e a hora que a definiram, e você pode consultar. Ninguém, nem o operador, pode mudar um resultado.\n4. Proteja suas senhas, códigos e dispositivos. A corretora nunca os pede por telefone, e-mail ou chat. Você pode congelar sua conta a qualquer momento.\n5. Você confirma que tem 18 anos ou mais e que as informações que dá sobre si são verdadeiras.',
  'privacy.title': 'Política de privacidade',
  'privacy.body':
    'Modelo: este texto é um ponto de partida e não é aconselhamento jurídico. Quem opera esta corretora deve mandá-lo revisar e completar por um advogado antes do primeiro cliente real.\n1. Guardamos o necessário para manter sua conta: como falar com você, o que protege a conta e, se você se verificar, quem você é.\n2. Seu nome, número do documento, endereço e fotos são criptografados. As fotos são refeitas sem dados ocultos, e cada consulta de um analista fica registrada.\n3. Sem scripts de terceiros, sem rastreadores, sem publicidade. Seu navegador guarda sua sessão, idioma e configurações, nada mais.\n4. Você pode pedir a exclusão dos seus dados pessoais. O registro das negociações permanece, porque as contas precisam fechar, mas traz só um número, não o seu nome.',
  'proofs.title': 'Confira seu saldo por conta própria',
  'proofs.body':
    'Publicamos regularmente [o que devemos aos usuários](/proof) e o que está em custódia. Abra a página e seu navegador confere se o seu saldo está incluído. Ele só confia no hash publicado.\nComo funciona: [Prova de passivos](/help-details?slug=proof-of-liabilities)',
  'receipts.title': 'Toda liquidação tem comprovante',
  'receipts.body':
    'Cada opção liquidada e cada posição encerrada tem um comprovante: os preços que decidiram o resultado, cada um com sua prova. Abra pelo histórico, confira no navegador ou baixe e confira em outro lugar.\nMais: [Opções e seus comprovantes](/help-details?slug=options) e [Contratos e liquidação](/help-details?slug=contracts)',
  'programs.title': 'Negocie com seus próprios programas',
  'programs.body':
    'Crie uma chave de API na [central de segurança](/secure-center) e negocie spot e contratos com programas que falam com a HTX, como o ccxt. Você define o que cada chave pode fazer e de quais endereços.\nMais: [A API](/help-details?slug=api)',
  'answer.hello': 'Olá, obrigado por escrever. Como podemos ajudar?',
  'answer.hello.name': 'Saudação',
  'answer.checking': 'Obrigado. Estamos verificando e escreveremos para você aqui.',
  'answer.checking.name': 'Em análise',
  'answer.details':
    'Informe a moeda, a rede, o horário e o ID da transação para que possamos encontrá-la.',
  'answer.details.name': 'Faltam dados',
  'answer.solved': 'Isso já deve estar resolvido. Se não estiver, escreva de novo.',
  'answer.solved.name': 'Resolvido',
} satisfies typeof en
