/** The most used passwords, in small letters, and the words that most others begin with. */

/** As they are, and with a few digits or signs behind them: `dragon` stands for `Dragon2024!` as well. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passwort passw0rd p4ssword p4ssw0rd pa55word pa55w0rd p@ssword p@ssw0rd passwd passcode passphrase
  mypassword mypass yourpassword thepassword newpassword oldpassword nopassword passpass pass@word1 pass@123
  p@ss1234 letmein letmeinnow openup openplease opensesame opensaysme welcome welcomeback welcome2u bienvenue
  bienvenido willkommen benvenuto welkom changeme changeit change changethis default secret secreto secreta
  topsecret mysecret supersecret admin administrator administrador sysadmin superuser superadmin adminadmin root
  rootroot toor user username useruser guest guestguest visitor login loginlogin signin master masterkey
  mastermaster test tester testing testtest testpass testuser temp temporary temppass demo demodemo sample
  example trustno1 trustnoone iamroot iloveyou iloveu ilovejesus ilovegod ilovemom ilovemum ilovemyself
  ilovemylife ilovemyfamily ilovemymom ilovemydog iloveyousomuch iloveyoubaby iloveyouforever loveyou
  loveyouforever lovely lovelove lovelife lovestory loverboy lovergirl forever foreverlove youandme youandi
  onlyyou missyou imissyou hateyou ihateyou marryme teamo teamomucho teamoamor tequiero tequieromucho
  tequieromuito amoreterno amormio amoremio amore amorcito mivida mividaloca miamor princesa princess prince
  princesse prinzessin principessa qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzu qwertzui
  qwertzuiop azerty azertyui azertyuiop qwerasdf qwerasdfzxcv qwer1234 1234qwer qwert12345 12345qwert
  123456qwerty qwerty123456 qwertyqwerty qwe123qwe qweqwe qweasd qweasdzxc asdasd asdasdasd asdfasdf asdfgh
  asdfghj asdfghjk asdfghjkl asdf1234 asd123asd zxcvbn zxcvbnm zxczxc zxcvzxcv zaq12wsx zaq1zaq1 zaq1xsw2 zaqxsw
  zaqwsx qazwsx qazwsxedc qazwsxedcrfv qazqaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 wasdwasd poiuytrewq lkjhgfdsa mnbvcxz 0987654321
  098765432 09876543 a1b2c3 a1b2c3d4 a1b2c3d4e5 abc123 abc12345 abcd1234 abcde12345 abcdef123456 1234abcd 123abc
  123456abc a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 asd12345 as123456 q1234567 q12345678
  qq123456 qq123123 w123456 z123456 zz123456 x123456 123456a 1234567a 12345678a 123456789a 123456q 123456z
  12345abc 112233 11223344 1122334455 111222333 111222 123123123a 123321 12344321 123454321 1234554321
  12345654321 123456654321 123456789987 1234567899 12345678900 123456780 1234567891 12345679 123567890 102030
  10203040 1020304050 010203 01020304 01012000 01011990 01011980 147258 147258369 159357 159753 159753456 741852
  741852963 753951 789456 789456123 852456 963852741 987456 987654 123789 123789456 134679 145236 246810 135790
  1357924680 2468101214 314159265 31415926 3141592654 11235813 271828182 13579246 192837465 135792468 666999
  696969 420420 777888 520520 5201314 woaini 1314520 7758521 5211314 zhang123 wang1234 asdfqwer monkey dragon
  dragonball dragonfly dragons baseball basketball basket football footballer softball volleyball handball
  futbol futebol fussball rugby cricket hockey tennis tennisball soccer soccerball golfer golfball golfing
  bowling boxing wrestling swimming swimmer skating skateboard snowboard surfing surfer cycling running runner
  fishing fisherman hunting hunter fitness yankees redsox dodgers lakers cowboys steelers packers eagles
  patriots raiders broncos giants bulldogs wildcats tigers lions panthers falcons dolphins chargers warriors
  celtics bulls spurs rangers arsenal chelsea chelseafc liverpool liverpoolfc everton manchester manutd
  manunited mancity tottenham barcelona barca realmadrid atletico juventus inter intermilan acmilan milan napoli
  roma bayern bayernmunchen borussia dortmund schalke werder galatasaray fenerbahce besiktas benfica sporting
  flamengo corinthians palmeiras santos saopaulo vasco gremio riverplate bocajuniors messi ronaldo cristiano
  neymar beckham maradona zidane kobe jordan michaeljordan lebron superman batman spiderman ironman wolverine
  deadpool hulk joker avengers captain captainamerica superhero superstar superboy supergirl superwoman batgirl
  catwoman wonderwoman starwars skywalker lukeskywalker darthvader chewbacca yoda stormtrooper startrek matrix
  gandalf legolas frodo lordoftherings harrypotter hogwarts gryffindor slytherin hermione dumbledore voldemort
  pokemon pikachu charizard naruto narutouzumaki sasuke onepiece goku dragonballz vegeta sailormoon mickey
  mickeymouse minnie donald donaldduck goofy pluto simba tinkerbell winniethepooh snoopy garfield scooby
  scoobydoo spongebob tweety hellokitty kitty kittycat barbie simpsons bartsimpson homer southpark cartman
  familyguy minecraft fortnite roblox counterstrike callofduty warcraft worldofwarcraft starcraft diablo zelda
  mario supermario nintendo playstation xbox gamer gaming gameover player playboy godofwar assassin ninja
  samurai warrior knight wizard merlin phoenix unicorn vampire zombie monster killer assassins sniper soldier
  marine marines ranger commander general army navy airforce ghost shadow shadows darkness midnight nightmare
  twilight moonlight sunlight sunshine sunset sunrise sunflower rainbow butterfly butterflies flower flowers
  rose roses lily jasmine daisy violet orchid tulip summer summertime winter spring autumn springtime january
  february march april august september october november december monday tuesday wednesday thursday friday
  saturday sunday weekend holiday vacation christmas halloween birthday happybirthday happy happyday happyness
  happiness smile smiley sweet sweetie sweetheart sweetpea sweety cutie cutiepie honey honeybee honeybunny sugar
  candy candyman cookie cookies cookiemonster chocolate chocolat vanilla strawberry cherry banana bananas orange
  apple apples pineapple peaches peanut pumpkin pepper ginger cinnamon coffee starbucks pizza cheese hamburger
  chicken noodle butter pancake cocacola pepsi budweiser heineken whiskey corona bailey brandy angel angels
  angelo angela angelina guardian heaven hellohello hello helloworld hellothere hi12345 goodbye goodluck lucky
  luckyme luckyone fortune blessed blessing jesus jesuschrist jesusislord jesussaves jesuslives christ godisgood
  godisgreat godislove godbless praisegod faith faithful hope grace glory hallelujah bismillah allahuakbar
  mohammed muhammad mohamed ahmed krishna ganesha saibaba jaimatadi omsairam shiva buddha freedom liberty
  justice peace peaceful friends friendship bestfriend bestfriends friend family myfamily familia mother mommy
  mama mamapapa mamama father daddy daddysgirl papa papamama sister brother sisters brothers baby babyboy
  babygirl babydoll babylove boyfriend girlfriend husband wifey handsome beautiful beauty pretty gorgeous sexy
  sexygirl sexyboy sexylady hottie badboy badgirl coolboy coolgirl cool coolguy coolman coolcool awesome amazing
  fantastic wonderful perfect special genius legend legendary champion champions winner winners number1
  numberone first firstone theone onelove onlyone nobody somebody whatever whatsup nothing something anything
  everything idontknow dontknow forgetit forgot remember rememberme iforgot michael michelle jennifer jessica
  daniel daniela danielle andrew andrea andreas anthony antonio antonia alexander alexandra alexandre alexandru
  alessandro alessandra alejandro alejandra alex alexis amanda ashley austin barbara benjamin bernard brandon
  brian britney brittany cameron carlos carolina caroline catherine charles charlie charlotte chris christian
  christina christine christopher claudia courtney crystal cynthia david dennis diamond diana dominic dominik
  douglas edward eduardo elizabeth emily eminem eric fabian felix fernando fernanda florian francesco francesca
  francis francisco franklin frederic gabriel gabriela gabriella george giovanni giuseppe gloria gregory
  guillermo hannah harley heather heinrich helena hendrix henry isabel isabella isabelle jackson james jasper
  jeremy jerome joanna johanna john johnny johnson jonathan joseph josephine joshua juliana justin katarina
  katherine kathleen katrina kenneth kevin kimberly kristina larisa laura lauren lawrence leonardo linda lorenzo
  louise lucas madison magdalena marcel marcus margaret margarita maria mariana marina marlene marseille martin
  martina matthew matthias maximilian maximus maxwell megan melanie melissa mercedes miguel miranda mohammad
  monica monique morgan natalia natalie natasha nathan nicholas nicolas nicole nikita oliver olivia oscar pamela
  patricia patricio patrick paul pauline peter philip phillip pierre rachel rafael raymond rebecca ricardo
  richard robert roberto rodrigo roland ronald rosemary russell samantha samuel sandra santiago sarah scott
  sebastian sergey sergio sharon sophia sophie stefan stefania stella stephanie stephen steven stewart susana
  sylvia tatiana taylor teresa theresa thomas tiffany timothy tristan valentin valentina valentine vanessa
  veronica victor victoria viktoria vincent vladimir walter wilhelm william williams winston wolfgang yolanda
  zachary anastasia ekaterina svetlana dmitry aleksandr elena irina olga tatyana yulia ivanov computer internet
  windows microsoft google googlegoogle facebook instagram youtube twitter linkedin yahoo hotmail gmail samsung
  iphone android nokia motorola sony toshiba lenovo logitech keyboard laptop desktop monitor network server
  database oracle cisco linux ubuntu debian mysql postgres system systems security secure access firewall hacker
  hacking hackme program programmer developer software hardware technology engineer engineering student students
  teacher school college university science physics chemistry biology english mathematics library office
  business company marketing manager director president boss bigboss money moneymoney moneymaker cash cashmoney
  dollar dollars million millionaire billionaire richman getrich makemoney bitcoin bitcoins ethereum dogecoin
  litecoin crypto cryptocurrency blockchain binance coinbase tothemoon trading trader invest investor investment
  wallet mywallet mybitcoin exchange evenkeel satoshi satoshinakamoto hodl hodlhodl lambo ferrari lamborghini
  porsche mercedesbenz bmwbmw audi audia4 mustang corvette camaro chevy chevrolet toyota honda hondacivic nissan
  mazda subaru suzuki yamaha kawasaki ducati harleydavidson volkswagen volvo maserati bugatti cadillac chrysler
  dodge jaguar landrover rangerover truck trucks racing racecar speed speedy turbo thunder thunderbird lightning
  storm stormy hurricane tornado fire firefire fireball firebird fireman dreams dream dreamer dreaming dreamland
  galaxy universe starlight stardust starfish star stars mercury venus jupiter saturn uranus neptune planet
  earth moon blue bluebird blueberry bluesky blues bluemoon black blackcat blackbird blackberry blackjack
  blackout blackstar blackdog white whiteboy red redred redhead redrose green greenday purple yellow silver
  golden goldfish gold platinum emerald sapphire cat cats catdog dog doggie doggy dogs puppy puppies mydog
  kitten kittens hamster rabbit bunny bunnies turtle elephant tiger tigger lion lionking panther leopard cheetah
  wolf wolfpack wolves bear bears polarbear teddybear eagle falcon hawk raven owl penguin dolphin shark sharks
  whale snake cobra viper python spider scorpion horse horses horsey pony stallion cowboy cowgirl bulldog
  rottweiler labrador poodle buster buddy max maxmax rocky rockyou rockstar rock rocknroll rockon music musica
  musical musicman musiclover guitar guitarist drums drummer piano singer metal heavymetal metallica nirvana
  acdc acdcacdc ironmaiden slipknot linkinpark blink182 beatles thebeatles rollingstones pinkfloyd ledzeppelin
  queen freddie elvis elvispresley madonna shakira rihanna beyonce 50cent tupac 2pac snoopdogg hiphop reggae
  bobmarley marley justinbieber bieber onedirection bts blackpink exo kpop america american usausa canada
  australia england london newyork california losangeles chicago boston dallas texas florida miami lasvegas
  seattle detroit denver atlanta hawaii alaska paris france francia berlin germany deutschland hamburg munich
  austria switzerland italia italy venezia sicilia espana madrid sevilla portugal lisboa brasil brazil brasilia
  argentina mexico colombia venezuela chile peru russia rossiya moscow moskva ukraine poland polska turkey
  turkiye istanbul ankara greece athens romania bulgaria hungary serbia croatia india bharat mumbai delhi
  pakistan karachi bangladesh indonesia jakarta bandung surabaya malaysia singapore thailand bangkok vietnam
  saigon hanoi philippines manila china beijing shanghai taiwan taipei hongkong japan tokyo osaka korea seoul
  africa nigeria lagos kenya egypt cairo morocco sayang sayangku cinta cintaku akucinta rahasia matkhau anhyeuem
  emyeuanh yeuem khongbiet contrasena contraseña clave claveclave hola holahola holamundo senha senhasenha
  motdepasse azertyazerty soleil bonjour chouchou doudou loulou doudoune hallo hallohallo schatz schatzi
  schatzilein geheim sommer sonnenschein ciao ciaociao ciaobella forzajuve forzamilan amico tesoro stellina
  parola privet lubov lubimaya solnishko zaichik parol parolparol ghbdtn ljkmaf yfnfif vfrcbv gfhjkm
  gfhjkmgfhjkm sakura hiroshi arigato watashi sarang saranghae saranghe abracadabra alphabet alpha alphaomega
  omega delta sigma gamma bravo echo echoecho foxtrot tango zulu victory viking vikings pirate pirates treasure
  adventure explorer discovery challenge challenger enterprise destiny infinity eternity believe believer
  imagine inspire courage strength power powerful powers energy electric electron nuclear atomic laser robot
  robotics cyber cyborg terminator predator alien aliens jamesbond bond007 agent007 casino royal royalty poker
  jackpot roulette gambler vegas scarface godfather corleone gangster gangsta thuglife hustler hustle playgirl
  loser loserloser stupid idiot crazy crazyboy crazygirl insane psycho maniac devil devilmaycry lucifer satan
  hellfire hellraiser inferno blood bloody skull bones dead deadman death deathnote undertaker wwe johncena
  randyorton stonecold rey619 mustbechanged changeonlogin pa$$word pa$$w0rd p@$$word p@$$w0rd passworld
  passwords passport lovebug tinker bubbles bubblegum snowball snowflake snowman firefly patience integrity
  harmony melody symphony carpediem hakunamatata blahblah yadayada lollol lollipop lolipop looney looneytunes
  pussycat peekaboo pokemongo marioluigi thematrix therock manchesterunited arsenalfc juventusfc sanfrancisco
  sandiego washington philadelphia pittsburgh cleveland minnesota oklahoma tennessee louisiana virginia georgia
  arizona colorado montana
  maverick creative swordfish hardcore snickers anderson marlboro godzilla precious einstein napoleon mountain
  paradise bullshit brooklyn icecream cristina serenity mitchell marshall scotland hercules angelica pavilion harrison
  spitfire guinness emmanuel cheyenne stargate westside maryjane poohbear florence hamilton penelope michigan shithead
  redskins cherokee butthead blizzard shamrock atlantis magnolia diamonds renegade shopping savannah clifford
  hollywood chandler lorraine children beatrice airborne kamikaze salvador lacrosse cardinal zeppelin operator
  dickhead anaconda amsterdam skittles personal kingkong geronimo robinson kingston hannibal download darkstar
  panasonic darkside cleopatra national rush2112 mushroom ultimate peterpan truelove trombone madeline dingdong
  catalina aquarius airplane stingray flamingo socrates richmond thankyou sterling munchkin morpheus imperial columbia
  campbell telephone oblivion newcastle valencia spectrum jeremiah goldberg motherfucker montreal kangaroo immortal
  thompson research mariposa defender applepie squirrel dinosaur semperfi fletcher drpepper creation wordpass original
  martinez excalibur sundance redwings monopoly sylvester sherlock marianne lancelot jeanette cannabis andromeda
  werewolf marathon longhorn brucelee wrangler stranger scarlett scarlet morrison fantasia designer sullivan pingpong
  kristine fuckyou fearless cassandra theodore pass overlord michaela meredith buttercup aardvark universal trinidad
  standard pearljam anonymous springer ragnarok portland nathalie lemonade lavender gotohell gladiator freckles
  crusader commando clarence verbatim umbrella splinter register penguins ncc1701d ncc1701 estrella downtown bollocks
  showtime revolution mongoose illusion dude education underground monalisa justdoit ericsson achilles veronika
  papillon nevermind juliette juliet gabrielle evolution cristian cavalier canadian together halflife formula1
  thirteen rastaman cucumber sheridan punisher gretchen chevelle chester wireless lollypop chickens atlantic wildfire
  waterloo mississippi homework highland eldorado discover 1123581321 12345678910 webmaster tropical question presario notebook
  nebraska bullseye valhalla tomorrow positive plymouth dominique doberman criminal crackers converse casanova
  attitude scooter rochelle punkrock messenger kentucky insomnia hooligan gertrude capricorn blueeyes terminal scorpio
  gemini taurus pisces virgo libra sagittarius nelson spencer parker cooper bandit sparky smokey shelby molly maggie
  sammy jasmin amelia abigail alyssa alicia aurora bianca camila camille carmen casey cassie chloe clara connor dakota
  dexter diego dylan elijah emma ethan evelyn fatima frank gavin harold harry hector helen hugo ivan jack jacob jake
  janet jason javier jenny jerry jesse jessie jimmy joel jorge jose juan julia julian julie karen karina kayla kelly
  kyle leslie liam logan luis luke manuel marco marcos margot marie mark marta mason mateo mathew mateus mia mike
  milena mohamad nadia nancy nina noah norman omar pablo paula pedro philipp quentin ralph ramon raquel ray regina
  rene riley robin rodney roger roman romeo rosa ruben ruth ryan sabrina sally salvatore sasha saskia serena sergei
  shane shannon sheila shirley silvia simon simone sofia sonia spartan stacey stuart susan suzanne sydney tamara tanya
  tara teddy thiago tobias todd tom tommy tony tracy travis trevor tyler ulrich ursula valeria valerie vera vicky
  viktor virginie wayne wendy wesley xavier yasmin yvonne zoe priya rahul rohit amit ankit arjun deepak kumar lakshmi
  neha pooja raj sandeep sanjay sunil suresh vijay vikas yuki haruka takashi kenji minjun jihoon minji soyeon nguyen
  thuy linh minh huong agus budi dewi putri siti rizky joao pedrinho lucia beatriz leticia matheus guilherme vitoria
  giulia chiara matteo alessio federico simona aurelie camilla thibault jeremie mathilde hans jurgen klaus lukas jonas
  leonie annika katja aleksei andrey natalya nastya katya masha dima misha account advance airline alliance amazon
  animal answer archer arrow artist asdf awake banker bastard batista battle beach beaver bigdog bishop bitch blanco
  bonanza bonnie boobs boomer bottle bowler brilliant bridge broken bronze bubba builder bullet burger button cabbage
  cactus calendar camera camping candle canyon caramel caravan carpet casper castle catfish center central century
  chance charger charming cheesecake cherries chief chipmunk church cigar circle citizen clean clever climber clouds
  clover coconut colors comedy comics compass complete concert connect console contact control copper corner cosmos
  cottage country cracker creator creature critical crocodile cupcake customer dancing danger dancer darling daughter
  defense delicious deluxe desert desire detective digital diploma disney doctor document domino donkey doughnut
  dragonslayer driver duckling eclipse elevator elite emperor empire endless enigma entrance eternal express extreme
  fabulous fantasy farmer fashion favorite festival fighter finance flames flash flipper flying forest formula
  fountain freak french friendly frozen fuckoff fucker fucking future galactic garden gateway geheimnis generation
  gentleman georgie gibson gigabyte glacier goalie goddess goldmine gorilla graduate grandma grandpa grapes gravity
  griffin grizzly guitarhero hammer harmonica harvest haunted hawaiian headshot healthy heart heavenly helicopter
  helpme heritage hidden highway history hitman hobbit home honest hooters horizon hospital hotdog hotrod house hummer
  hunters iceman imagination immortals impossible independent indian industry infantry innocent instant iphone6
  ireland island italian jaguars jeepers jellybean jewelry jungle junior karate kermit keeper kingdom kingfisher
  kingpin kitchen kryptonite ladybug language lantern lasagna leader leather legacy lemon letters license lifetime
  lighthouse limited lizard loading lobster lonely lonewolf lovers lovable luckystar machine madman madmax magazine
  magic magical magician magnetic magnum mailbox manhattan marble marvel massacre masterpiece maximum meatball
  mechanic medical medicine melon memories memory mermaid messiah meteor mexican midget miracle mirror mission mobile
  monarch monkeys mooncake morning mosquito motocross motorcycle movies muffin murphy muscle museum mustangs mystery
  mystic native natural nature nemesis neverland newport nicotine nightwolf noname numbers ocean octopus olympic onion
  online operation orlando outlaw oxford oxygen pacific paladin panda pandora paradox parrot passion password12
  peaceman peanuts pebbles pelican pencil people performance phantom photo photography pickle picture pistol pitbull
  plastic playing please pokerface popcorn popeye popsicle potato powder prayer preacher private producer professor
  promise prophet puppet puppylove pyramid quality quicksilver rabbits radio rainbows random rascal razor reality
  rebel record redneck religion renault reset respect retard revenge rhythm riders riverside roadrunner rocket romance
  romantic rooster rosebud royals rubber runaway sabotage sailing sailor saints salamander salmon samson sandwich
  savage scarecrow scorpions sector semperfidelis senator sentinel service sheriff shooter shotgun shuttle signal
  silence silent silverado simple single skeleton sleeping slayer smiling smokeweed smooth snakes social solution
  sonic southside space spaceman spanish sparkle spartacus spectre spirit splash sport spooky sprite square stalker
  starship station stealth stephan sticky stinger street sublime success support supreme survivor swordsman target
  tarzan taxi tequila testament thanks theking themaster ticket timber titanic titanium toffee tomato tractor transfer
  transport travel triangle trinity triumph trooper trouble trumpet tsunami tuning twister undercover unlimited
  upgrade utopia vanguard velvet vendetta vengeance victim village violin virus vision volcano voyager warlock warlord
  waterfall watermelon weather webcam western whiskers whitesox wicked wildcat window wisdom witchcraft wonder
  wonderland woodland worker world yogibear zaphod zipper
  `
    .trim()
    .split(/\s+/),
)
