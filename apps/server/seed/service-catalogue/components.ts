import type { Noun } from '../grammar.ts';
import type { FaultKey } from './faultPhrases.ts';

/** What a component is made of; decides its labour operations and its parts. */
export type ComponentClass = 'mechanical' | 'hydraulic' | 'electrical' | 'line' | 'structure';

export type Component = {
  noun: Noun;
  class: ComponentClass;
  /** Hours to replace it. */
  replaceHours: number;
  /** Price of the whole component, in yuan. */
  priceRmb: number;
  /** Its faults, numbered through the system in this order. */
  faults: readonly FaultKey[];
  /** Covered longer than the machine. */
  main?: true;
  /** The defective component goes back to the maker. */
  core?: true;
  /** Old and new serial numbers are asked for. */
  serial?: true;
  /** Wears out in normal use. */
  wear?: true;
  /** Changed at maintenance. */
  service?: true;
};

export type ComponentSystem = { prefix: string; components: readonly Component[] };

const M = 'mechanical', H = 'hydraulic', E = 'electrical', L = 'line', S = 'structure';

/** The components of every fault system. Their order fixes the fault codes, so new ones go to the end. */
export const componentSystems = {
  engine: { prefix: 'ENG', components: [
    { noun: ['曲轴', 'crankshaft', 'el cigüeñal', 'коленчатый вал|коленчатого вала', 'le vilebrequin', 'o virabrequim'], class: M, replaceHours: 16, priceRmb: 4200, faults: ['break', 'noise', 'wear'], main: true, core: true, serial: true },
    { noun: ['缸体', 'cylinder block', 'el bloque de cilindros', 'блок цилиндров|блока цилиндров', 'le bloc-cylindres', 'o bloco de cilindros'], class: M, replaceHours: 20, priceRmb: 9800, faults: ['crack', 'coolantLeak'], main: true, core: true, serial: true },
    { noun: ['缸盖', 'cylinder head', 'la culata', 'головка блока цилиндров|головки блока цилиндров', 'la culasse', 'o cabeçote'], class: M, replaceHours: 7.5, priceRmb: 3600, faults: ['crack', 'coolantLeak', 'deformation'], core: true, serial: true },
    { noun: ['活塞', 'piston', 'el pistón', 'поршень|поршня', 'le piston', 'o pistão'], class: M, replaceHours: 12, priceRmb: 480, faults: ['seizure', 'wear'], core: true },
    { noun: ['涡轮增压器', 'turbocharger', 'el turbocompresor', 'турбокомпрессор|турбокомпрессора', 'le turbocompresseur', 'o turbocompressor'], class: M, replaceHours: 2.2, priceRmb: 2650, faults: ['oilLeak', 'noise', 'lowOutput'], core: true, serial: true },
    { noun: ['机油泵', 'engine oil pump', 'la bomba de aceite', 'масляный насос|масляного насоса', 'la pompe à huile', 'a bomba de óleo'], class: M, replaceHours: 4.5, priceRmb: 620, faults: ['pressureLoss', 'wear'], core: true, serial: true },
    { noun: ['正时齿轮', 'timing gear', 'el engranaje de distribución', 'шестерня ГРМ|шестерни ГРМ', 'le pignon de distribution', 'a engrenagem de distribuição'], class: M, replaceHours: 8, priceRmb: 540, faults: ['noise'], core: true },
    { noun: ['排气歧管', 'exhaust manifold', 'el múltiple de escape', 'выпускной коллектор|выпускного коллектора', "le collecteur d'échappement", 'o coletor de escape'], class: M, replaceHours: 2, priceRmb: 780, faults: ['crack', 'gasLeak'], core: true },
  ] },
  fuel: { prefix: 'FUE', components: [
    { noun: ['喷油泵', 'fuel injection pump', 'la bomba de inyección', 'топливный насос высокого давления|топливного насоса высокого давления', "la pompe d'injection", 'a bomba injetora'], class: H, replaceHours: 3.5, priceRmb: 4800, faults: ['lowOutput', 'fuelLeak', 'hardStart'], core: true, serial: true },
    { noun: ['喷油器', 'fuel injector', 'el inyector', 'форсунка|форсунки', "l'injecteur", 'o injetor'], class: H, replaceHours: 1.5, priceRmb: 860, faults: ['clogging', 'fuelLeak', 'smoke'], core: true, serial: true },
    { noun: ['燃油滤清器座', 'fuel filter housing', 'el portafiltro de combustible', 'корпус топливного фильтра|корпуса топливного фильтра', 'le support de filtre à carburant', 'o suporte do filtro de combustível'], class: H, replaceHours: 0.8, priceRmb: 260, faults: ['airLeak'], service: true },
    { noun: ['燃油箱', 'fuel tank', 'el depósito de combustible', 'топливный бак|топливного бака', 'le réservoir de carburant', 'o tanque de combustível'], class: S, replaceHours: 2.5, priceRmb: 1350, faults: ['crack', 'corrosion'] },
    { noun: ['输油泵', 'fuel feed pump', 'la bomba de alimentación', 'топливоподкачивающий насос|топливоподкачивающего насоса', "la pompe d'alimentation", 'a bomba alimentadora'], class: H, replaceHours: 1.2, priceRmb: 340, faults: ['pressureLoss', 'fuelLeak'], core: true, serial: true },
    { noun: ['燃油管', 'fuel line', 'la tubería de combustible', 'топливопровод|топливопровода', 'la conduite de carburant', 'a tubulação de combustível'], class: L, replaceHours: 0.6, priceRmb: 95, faults: ['crack'] },
  ] },
  cooling: { prefix: 'COO', components: [
    { noun: ['散热器', 'radiator', 'el radiador', 'радиатор|радиатора', 'le radiateur', 'o radiador'], class: S, replaceHours: 2.4, priceRmb: 1680, faults: ['coolantLeak', 'clogging'], core: true },
    { noun: ['水泵', 'water pump', 'la bomba de agua', 'водяной насос|водяного насоса', 'la pompe à eau', "a bomba d'água"], class: M, replaceHours: 1.8, priceRmb: 420, faults: ['coolantLeak', 'noise', 'seizure'], core: true, serial: true },
    { noun: ['节温器', 'thermostat', 'el termostato', 'термостат|термостата', 'le thermostat', 'o termostato'], class: M, replaceHours: 0.7, priceRmb: 85, faults: ['sticking', 'overheating'], core: true },
    { noun: ['冷却风扇', 'cooling fan', 'el ventilador de refrigeración', 'вентилятор охлаждения|вентилятора охлаждения', 'le ventilateur de refroidissement', 'o ventilador de arrefecimento'], class: M, replaceHours: 1, priceRmb: 310, faults: ['vibration', 'break'], core: true },
    { noun: ['冷却水管', 'coolant hose', 'la manguera de refrigerante', 'патрубок системы охлаждения|патрубка системы охлаждения', 'la durite de refroidissement', 'a mangueira de arrefecimento'], class: L, replaceHours: 0.5, priceRmb: 60, faults: ['coolantLeak'] },
  ] },
  clutch: { prefix: 'CLU', components: [
    { noun: ['离合器片', 'clutch disc', 'el disco de embrague', 'диск сцепления|диска сцепления', "le disque d'embrayage", 'o disco de embreagem'], class: M, replaceHours: 6.5, priceRmb: 760, faults: ['slipping', 'wear', 'break'], wear: true, core: true },
    { noun: ['离合器压盘', 'clutch pressure plate', 'el plato de presión del embrague', 'нажимной диск сцепления|нажимного диска сцепления', "le plateau de pression d'embrayage", 'o platô da embreagem'], class: M, replaceHours: 6.5, priceRmb: 980, faults: ['deformation', 'break'], core: true },
    { noun: ['分离轴承', 'clutch release bearing', 'el collarín de embrague', 'выжимной подшипник|выжимного подшипника', "la butée d'embrayage", 'o rolamento da embreagem'], class: M, replaceHours: 6, priceRmb: 190, faults: ['noise', 'seizure'], core: true },
    { noun: ['离合器总泵', 'clutch master cylinder', 'el cilindro maestro del embrague', 'главный цилиндр сцепления|главного цилиндра сцепления', "le maître-cylindre d'embrayage", 'o cilindro mestre da embreagem'], class: H, replaceHours: 1.4, priceRmb: 280, faults: ['oilLeak', 'pressureLoss'], core: true },
  ] },
  gearbox: { prefix: 'GEA', components: [
    { noun: ['变速箱壳体', 'gearbox housing', 'la carcasa de la caja de cambios', 'картер коробки передач|картера коробки передач', 'le carter de boîte de vitesses', 'a carcaça do câmbio'], class: M, replaceHours: 18, priceRmb: 7600, faults: ['crack', 'oilLeak'], main: true, core: true, serial: true },
    { noun: ['变速箱输入轴', 'gearbox input shaft', 'el eje de entrada de la caja', 'входной вал коробки передач|входного вала коробки передач', "l'arbre d'entrée de boîte", 'o eixo de entrada do câmbio'], class: M, replaceHours: 12, priceRmb: 1450, faults: ['break', 'wear', 'noise'], main: true, core: true },
    { noun: ['同步器', 'synchroniser', 'el sincronizador', 'синхронизатор|синхронизатора', 'le synchroniseur', 'o sincronizador'], class: M, replaceHours: 10, priceRmb: 690, faults: ['wear', 'hardShifting', 'noise'], core: true },
    { noun: ['换挡拨叉', 'shift fork', 'la horquilla de cambio', 'вилка переключения передач|вилки переключения передач', 'la fourchette de sélection', 'o garfo seletor'], class: M, replaceHours: 6, priceRmb: 320, faults: ['deformation', 'jumpingOut', 'break'], core: true },
    { noun: ['动力输出轴', 'PTO shaft', 'el eje de la toma de fuerza', 'вал отбора мощности|вала отбора мощности', "l'arbre de prise de force", 'o eixo da tomada de força'], class: M, replaceHours: 5, priceRmb: 1180, faults: ['oilLeak', 'break', 'noFunction'], core: true },
    { noun: ['换向机构', 'shuttle mechanism', 'el inversor de marcha', 'механизм реверса|механизма реверса', "l'inverseur de marche", 'o reversor'], class: M, replaceHours: 7, priceRmb: 1950, faults: ['jumpingOut', 'hardShifting'], core: true, serial: true },
  ] },
  front_axle: { prefix: 'FAX', components: [
    { noun: ['前桥壳', 'front axle housing', 'la carcasa del eje delantero', 'балка переднего моста|балки переднего моста', "le carter de l'essieu avant", 'a carcaça do eixo dianteiro'], class: M, replaceHours: 9, priceRmb: 5200, faults: ['crack', 'oilLeak'], main: true, core: true, serial: true },
    { noun: ['前轮毂', 'front wheel hub', 'el cubo de la rueda delantera', 'ступица переднего колеса|ступицы переднего колеса', 'le moyeu de roue avant', 'o cubo da roda dianteira'], class: M, replaceHours: 2.6, priceRmb: 880, faults: ['play', 'oilLeak', 'noise'], core: true },
    { noun: ['主销', 'kingpin', 'el pivote de dirección', 'шкворень|шкворня', 'le pivot de fusée', 'o pino-mestre'], class: M, replaceHours: 3, priceRmb: 210, faults: ['wear'], wear: true },
    { noun: ['前差速器', 'front differential', 'el diferencial delantero', 'передний дифференциал|переднего дифференциала', 'le différentiel avant', 'o diferencial dianteiro'], class: M, replaceHours: 8, priceRmb: 2900, faults: ['noise', 'break'], core: true, serial: true },
    { noun: ['前传动轴', 'front drive shaft', 'el eje cardán delantero', 'передний карданный вал|переднего карданного вала', "l'arbre de transmission avant", 'o eixo cardã dianteiro'], class: M, replaceHours: 1.6, priceRmb: 940, faults: ['vibration', 'wear'], core: true, serial: true },
  ] },
  rear_axle: { prefix: 'RAX', components: [
    { noun: ['后桥壳', 'rear axle housing', 'la carcasa del eje trasero', 'корпус заднего моста|корпуса заднего моста', 'le carter du pont arrière', 'a carcaça do eixo traseiro'], class: M, replaceHours: 14, priceRmb: 6900, faults: ['crack', 'oilLeak'], main: true, core: true, serial: true },
    { noun: ['末端传动', 'final drive', 'el mando final', 'бортовая передача|бортовой передачи', 'la réduction finale', 'a redução final'], class: M, replaceHours: 7, priceRmb: 3100, faults: ['noise', 'oilLeak', 'break'], main: true, core: true, serial: true },
    { noun: ['后差速器', 'rear differential', 'el diferencial trasero', 'задний дифференциал|заднего дифференциала', 'le différentiel arrière', 'o diferencial traseiro'], class: M, replaceHours: 11, priceRmb: 3700, faults: ['noise', 'break'], core: true, serial: true },
    { noun: ['半轴', 'half shaft', 'el semieje', 'полуось|полуоси', 'le demi-arbre de roue', 'a semiárvore'], class: M, replaceHours: 4, priceRmb: 860, faults: ['break'], core: true },
    { noun: ['差速锁', 'differential lock', 'el bloqueo del diferencial', 'блокировка дифференциала|блокировки дифференциала', 'le blocage de différentiel', 'o bloqueio do diferencial'], class: M, replaceHours: 3.5, priceRmb: 460, faults: ['noFunction', 'sticking'], core: true },
  ] },
  hydraulic: { prefix: 'HYD', components: [
    { noun: ['提升油缸', 'lift cylinder', 'el cilindro de levante', 'гидроцилиндр навески|гидроцилиндра навески', 'le vérin de relevage', 'o cilindro de levante'], class: H, replaceHours: 2, priceRmb: 1250, faults: ['oilLeak', 'settling', 'deformation'], core: true, serial: true },
    { noun: ['多路阀', 'hydraulic control valve', 'la válvula de mando hidráulica', 'гидрораспределитель|гидрораспределителя', 'le distributeur hydraulique', 'a válvula de comando hidráulico'], class: H, replaceHours: 2.8, priceRmb: 2350, faults: ['oilLeak', 'sticking', 'noFunction'], core: true, serial: true },
    { noun: ['液压软管', 'hydraulic hose', 'la manguera hidráulica', 'рукав высокого давления|рукава высокого давления', 'le flexible hydraulique', 'a mangueira hidráulica'], class: L, replaceHours: 0.6, priceRmb: 140, faults: ['oilLeak', 'break'] },
    { noun: ['液压油箱', 'hydraulic oil tank', 'el depósito de aceite hidráulico', 'гидробак|гидробака', 'le réservoir hydraulique', 'o reservatório hidráulico'], class: S, replaceHours: 2.2, priceRmb: 1120, faults: ['weldCrack'] },
    { noun: ['回油滤清器', 'return oil filter', 'el filtro de retorno', 'сливной фильтр|сливного фильтра', 'le filtre de retour', 'o filtro de retorno'], class: H, replaceHours: 0.5, priceRmb: 120, faults: ['clogging'], service: true },
    { noun: ['溢流阀', 'relief valve', 'la válvula de alivio', 'предохранительный клапан|предохранительного клапана', 'le limiteur de pression', 'a válvula de alívio'], class: H, replaceHours: 1.1, priceRmb: 390, faults: ['sticking', 'pressureLoss'], core: true },
    { noun: ['快换接头', 'quick coupler', 'el acople rápido', 'быстроразъёмное соединение|быстроразъёмного соединения', 'le coupleur rapide', 'o engate rápido'], class: H, replaceHours: 0.4, priceRmb: 110, faults: ['oilLeak'] },
    { noun: ['液压泵', 'hydraulic pump', 'la bomba hidráulica', 'гидронасос|гидронасоса', 'la pompe hydraulique', 'a bomba hidráulica'], class: H, replaceHours: 2.5, priceRmb: 2480, faults: ['pressureLoss', 'oilLeak', 'noise', 'seizure', 'overheating'], core: true, serial: true },
  ] },
  electrical: { prefix: 'ELE', components: [
    { noun: ['蓄电池', 'battery', 'la batería', 'аккумуляторная батарея|аккумуляторной батареи', 'la batterie', 'a bateria'], class: E, replaceHours: 0.4, priceRmb: 520, faults: ['discharge', 'corrosion'], wear: true },
    { noun: ['发电机', 'alternator', 'el alternador', 'генератор|генератора', "l'alternateur", 'o alternador'], class: E, replaceHours: 1.2, priceRmb: 780, faults: ['lowOutput', 'noise'], core: true, serial: true },
    { noun: ['起动机', 'starter motor', 'el motor de arranque', 'стартер|стартера', 'le démarreur', 'o motor de partida'], class: E, replaceHours: 1.1, priceRmb: 860, faults: ['noFunction', 'noise'], core: true, serial: true },
    { noun: ['转速传感器', 'speed sensor', 'el sensor de velocidad', 'датчик частоты вращения|датчика частоты вращения', 'le capteur de vitesse', 'o sensor de rotação'], class: E, replaceHours: 0.8, priceRmb: 165, faults: ['noSignal', 'openCircuit'] },
    { noun: ['水温传感器', 'coolant temperature sensor', 'el sensor de temperatura del refrigerante', 'датчик температуры охлаждающей жидкости|датчика температуры охлаждающей жидкости', 'la sonde de température du liquide de refroidissement', 'o sensor de temperatura do líquido de arrefecimento'], class: E, replaceHours: 0.5, priceRmb: 98, faults: ['noSignal', 'openCircuit'], core: true },
    { noun: ['线束', 'wiring harness', 'el mazo de cables', 'жгут проводов|жгута проводов', 'le faisceau électrique', 'o chicote elétrico'], class: E, replaceHours: 5, priceRmb: 1480, faults: ['shortCircuit', 'openCircuit'], core: true, serial: true },
    { noun: ['仪表盘', 'instrument panel', 'el tablero de instrumentos', 'щиток приборов|щитка приборов', 'le tableau de bord', 'o painel de instrumentos'], class: E, replaceHours: 1.5, priceRmb: 1320, faults: ['noFunction', 'shortCircuit'], core: true, serial: true },
    { noun: ['电控单元', 'electronic control unit', 'la unidad de control electrónico', 'электронный блок управления|электронного блока управления', 'le calculateur électronique', 'a unidade de controle eletrônico'], class: E, replaceHours: 1.3, priceRmb: 3650, faults: ['noFunction', 'softwareFault'], core: true, serial: true },
  ] },
  steering: { prefix: 'STE', components: [
    { noun: ['转向泵', 'steering pump', 'la bomba de dirección', 'насос рулевого управления|насоса рулевого управления', 'la pompe de direction', 'a bomba de direção'], class: H, replaceHours: 1.7, priceRmb: 920, faults: ['noise', 'pressureLoss'], core: true, serial: true },
    { noun: ['全液压转向器', 'hydrostatic steering unit', 'la unidad de dirección hidrostática', 'насос-дозатор|насоса-дозатора', "l'unité de direction hydrostatique", 'a unidade de direção hidrostática'], class: H, replaceHours: 2.3, priceRmb: 1160, faults: ['oilLeak', 'sticking'], core: true, serial: true },
    { noun: ['转向油缸', 'steering cylinder', 'el cilindro de dirección', 'гидроцилиндр рулевого управления|гидроцилиндра рулевого управления', 'le vérin de direction', 'o cilindro de direção'], class: H, replaceHours: 1.4, priceRmb: 740, faults: ['oilLeak', 'deformation'], core: true, serial: true },
    { noun: ['转向横拉杆', 'tie rod', 'la barra de dirección', 'поперечная рулевая тяга|поперечной рулевой тяги', "la barre d'accouplement", 'a barra de direção'], class: M, replaceHours: 1, priceRmb: 260, faults: ['play', 'break'], core: true },
  ] },
  brake: { prefix: 'BRA', components: [
    { noun: ['制动总泵', 'brake master cylinder', 'el cilindro maestro de freno', 'главный тормозной цилиндр|главного тормозного цилиндра', 'le maître-cylindre de frein', 'o cilindro mestre do freio'], class: H, replaceHours: 1.3, priceRmb: 330, faults: ['oilLeak', 'pressureLoss'], core: true },
    { noun: ['制动盘', 'brake disc', 'el disco de freno', 'тормозной диск|тормозного диска', 'le disque de frein', 'o disco de freio'], class: M, replaceHours: 3.6, priceRmb: 290, faults: ['wear', 'noise'], wear: true },
    { noun: ['驻车制动器', 'parking brake', 'el freno de estacionamiento', 'стояночный тормоз|стояночного тормоза', 'le frein de stationnement', 'o freio de estacionamento'], class: M, replaceHours: 1.5, priceRmb: 380, faults: ['slipping', 'sticking'], core: true },
    { noun: ['制动油管', 'brake line', 'la tubería de freno', 'тормозной трубопровод|тормозного трубопровода', 'la conduite de frein', 'a tubulação de freio'], class: L, replaceHours: 0.7, priceRmb: 75, faults: ['oilLeak', 'corrosion'] },
  ] },
  cab: { prefix: 'CAB', components: [
    { noun: ['驾驶室门', 'cab door', 'la puerta de la cabina', 'дверь кабины|двери кабины', 'la porte de cabine', 'a porta da cabine'], class: S, replaceHours: 1.6, priceRmb: 1560, faults: ['deformation', 'sticking'], core: true },
    { noun: ['空调压缩机', 'air-conditioning compressor', 'el compresor del aire acondicionado', 'компрессор кондиционера|компрессора кондиционера', 'le compresseur de climatisation', 'o compressor do ar-condicionado'], class: M, replaceHours: 2.1, priceRmb: 1380, faults: ['noFunction', 'gasLeak', 'noise'], core: true, serial: true },
    { noun: ['驾驶座椅', "operator's seat", 'el asiento del operador', 'сиденье оператора|сиденья оператора', 'le siège du conducteur', 'o assento do operador'], class: M, replaceHours: 0.9, priceRmb: 980, faults: ['sticking', 'break'], core: true },
    { noun: ['雨刮器', 'windscreen wiper', 'el limpiaparabrisas', 'стеклоочиститель|стеклоочистителя', "l'essuie-glace", 'o limpador de para-brisa'], class: E, replaceHours: 0.6, priceRmb: 210, faults: ['noFunction'] },
    { noun: ['驾驶室减振垫', 'cab mount', 'el soporte elástico de la cabina', 'опора кабины|опоры кабины', 'le silentbloc de cabine', 'o coxim da cabine'], class: M, replaceHours: 1.8, priceRmb: 160, faults: ['crack', 'vibration'] },
  ] },
  header: { prefix: 'HEA', components: [
    { noun: ['割刀', 'cutter bar', 'la barra de corte', 'режущий аппарат|режущего аппарата', 'la barre de coupe', 'a barra de corte'], class: M, replaceHours: 2.2, priceRmb: 1150, faults: ['break', 'wear', 'vibration'], wear: true },
    { noun: ['拨禾轮', 'reel', 'el molinete', 'мотовило|мотовила', 'le rabatteur', 'o molinete'], class: M, replaceHours: 2.8, priceRmb: 2100, faults: ['deformation', 'vibration'], core: true },
    { noun: ['过桥链条', 'feeder chain', 'la cadena del alimentador', 'цепь наклонной камеры|цепи наклонной камеры', 'la chaîne du convoyeur', 'a corrente do alimentador'], class: M, replaceHours: 2.4, priceRmb: 890, faults: ['break', 'looseness'], wear: true },
    { noun: ['割台搅龙', 'header auger', 'el sinfín del cabezal', 'шнек жатки|шнека жатки', 'la vis de coupe', 'o caracol da plataforma'], class: M, replaceHours: 3.2, priceRmb: 1740, faults: ['deformation', 'weldCrack'], core: true },
    { noun: ['割台传动', 'header drive', 'la transmisión del cabezal', 'привод жатки|привода жатки', "l'entraînement de la coupe", 'o acionamento da plataforma'], class: M, replaceHours: 3, priceRmb: 1980, faults: ['noise'], core: true },
  ] },
  threshing: { prefix: 'THR', components: [
    { noun: ['脱粒滚筒', 'threshing drum', 'el cilindro trillador', 'молотильный барабан|молотильного барабана', 'le batteur', 'o cilindro trilhador'], class: M, replaceHours: 9, priceRmb: 4650, faults: ['vibration', 'break', 'noise'], core: true, serial: true },
    { noun: ['凹板', 'concave', 'el cóncavo', 'подбарабанье|подбарабанья', 'le contre-batteur', 'o côncavo'], class: M, replaceHours: 3.4, priceRmb: 1280, faults: ['deformation', 'wear'], wear: true },
    { noun: ['脱粒传动带', 'threshing drive belt', 'la correa de la trilladora', 'ремень привода молотилки|ремня привода молотилки', "la courroie d'entraînement du batteur", 'a correia da trilha'], class: M, replaceHours: 1.2, priceRmb: 230, faults: ['slipping', 'break'], wear: true },
    { noun: ['逐稿器', 'straw walker', 'el sacapajas', 'соломотряс|соломотряса', 'le secoueur', 'o saca-palhas'], class: M, replaceHours: 4.2, priceRmb: 1860, faults: ['break', 'noise'], core: true },
  ] },
  cleaning: { prefix: 'CLE', components: [
    { noun: ['清选筛', 'cleaning sieve', 'la criba de limpieza', 'решето очистки|решета очистки', 'la grille de nettoyage', 'a peneira de limpeza'], class: M, replaceHours: 1.9, priceRmb: 1120, faults: ['crack', 'clogging'], core: true },
    { noun: ['清选风机', 'cleaning fan', 'el ventilador de limpieza', 'вентилятор очистки|вентилятора очистки', 'le ventilateur de nettoyage', 'o ventilador de limpeza'], class: M, replaceHours: 2.3, priceRmb: 960, faults: ['vibration', 'noise'] },
    { noun: ['籽粒升运器', 'grain elevator', 'el elevador de grano', 'зерновой элеватор|зернового элеватора', "l'élévateur à grain", 'o elevador de grãos'], class: M, replaceHours: 2.9, priceRmb: 1430, faults: ['clogging', 'break'] },
    { noun: ['卸粮搅龙', 'unloading auger', 'el sinfín de descarga', 'выгрузной шнек|выгрузного шнека', 'la vis de vidange', 'o caracol de descarga'], class: M, replaceHours: 2.6, priceRmb: 1690, faults: ['noFunction'], core: true },
  ] },
  structure: { prefix: 'STR', components: [
    { noun: ['车架', 'main frame', 'el chasis', 'рама|рамы', 'le châssis', 'o chassi'], class: S, replaceHours: 24, priceRmb: 8200, faults: ['crack', 'weldCrack', 'deformation', 'corrosion'] },
    { noun: ['三点悬挂', 'three-point hitch', 'el enganche de tres puntos', 'трёхточечная навеска|трёхточечной навески', "l'attelage trois points", 'o engate de três pontos'], class: S, replaceHours: 2.7, priceRmb: 1340, faults: ['deformation', 'weldCrack', 'play'] },
    { noun: ['机罩', 'bonnet', 'el capó', 'капот|капота', 'le capot', 'o capô'], class: S, replaceHours: 0.8, priceRmb: 720, faults: ['paintDefect', 'deformation'] },
  ] },
} as const satisfies Record<string, ComponentSystem>;

export type BugSystemCode = keyof typeof componentSystems;
