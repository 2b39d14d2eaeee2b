import type { Phrase } from '../grammar.ts';
import type { ComponentClass } from '../service-catalogue/components.ts';

type PartKind = { phrase: Phrase; unit: 'pc' | 'set' | 'm'; /** Of the price of the whole component. */ priceShare: number; classes: readonly ComponentClass[] };

const all = ['mechanical', 'hydraulic', 'electrical', 'line', 'structure'] as const;
const wet = ['mechanical', 'hydraulic'] as const;

/** What a component is ordered as: whole or in pieces. Their order fixes the part numbers, so new ones go to the end. */
export const partKinds = [
  { phrase: ['{n}总成', '{n}', '{n}', '{n}', '{n}', '{n}'], unit: 'pc', priceShare: 1, classes: all },
  { phrase: ['{n}密封组件', '{n} seal kit', 'Juego de sellos {of}', 'Комплект уплотнений {of}', 'Jeu de joints {of}', 'Jogo de vedações {of}'], unit: 'set', priceShare: 0.08, classes: wet },
  { phrase: ['{n}修理包', '{n} repair kit', 'Kit de reparación {of}', 'Ремкомплект {of}', 'Kit de réparation {of}', 'Kit de reparo {of}'], unit: 'set', priceShare: 0.22, classes: wet },
  { phrase: ['{n}轴承', '{n} bearing', 'Rodamiento {of}', 'Подшипник {of}', 'Roulement {of}', 'Rolamento {of}'], unit: 'pc', priceShare: 0.1, classes: ['mechanical'] },
  { phrase: ['{n}插接件', '{n} connector', 'Conector {of}', 'Разъём {of}', 'Connecteur {of}', 'Conector {of}'], unit: 'pc', priceShare: 0.06, classes: ['electrical'] },
  { phrase: ['{n}导线', '{n} cable', 'Cable {of}', 'Провод {of}', 'Câble {of}', 'Cabo {of}'], unit: 'm', priceShare: 0.05, classes: ['electrical'] },
  { phrase: ['{n}接头', '{n} fitting', 'Racor {of}', 'Штуцер {of}', 'Raccord {of}', 'Conexão {of}'], unit: 'pc', priceShare: 0.06, classes: ['hydraulic', 'line'] },
  { phrase: ['{n}卡箍', '{n} clamp', 'Abrazadera {of}', 'Хомут {of}', 'Collier {of}', 'Abraçadeira {of}'], unit: 'pc', priceShare: 0.04, classes: ['line', 'electrical'] },
  { phrase: ['{n}支架', '{n} bracket', 'Soporte {of}', 'Кронштейн {of}', 'Support {of}', 'Suporte {of}'], unit: 'pc', priceShare: 0.09, classes: all },
  { phrase: ['{n}螺栓组', '{n} bolt set', 'Juego de pernos {of}', 'Комплект болтов {of}', 'Jeu de boulons {of}', 'Jogo de parafusos {of}'], unit: 'set', priceShare: 0.03, classes: all },
  { phrase: ['{n}垫片', '{n} gasket', 'Junta {of}', 'Прокладка {of}', "Joint d'étanchéité {of}", 'Junta {of}'], unit: 'pc', priceShare: 0.03, classes: ['mechanical', 'hydraulic', 'structure'] },
  { phrase: ['{n}油封', '{n} oil seal', 'Retén {of}', 'Сальник {of}', 'Joint à lèvre {of}', 'Retentor {of}'], unit: 'pc', priceShare: 0.04, classes: wet },
  { phrase: ['{n}衬套', '{n} bush', 'Buje {of}', 'Втулка {of}', 'Bague {of}', 'Bucha {of}'], unit: 'pc', priceShare: 0.05, classes: ['mechanical', 'hydraulic', 'structure'] },
  { phrase: ['{n}护罩', '{n} guard', 'Protección {of}', 'Защитный кожух {of}', 'Carter de protection {of}', 'Proteção {of}'], unit: 'pc', priceShare: 0.12, classes: all },
  { phrase: ['{n}弹簧', '{n} spring', 'Resorte {of}', 'Пружина {of}', 'Ressort {of}', 'Mola {of}'], unit: 'pc', priceShare: 0.04, classes: wet },
  { phrase: ['{n}定位销', '{n} dowel pin', 'Pasador de centrado {of}', 'Установочный штифт {of}', 'Goupille de centrage {of}', 'Pino-guia {of}'], unit: 'pc', priceShare: 0.02, classes: ['mechanical', 'structure'] },
  { phrase: ['{n}减振垫', '{n} rubber mount', 'Taco de goma {of}', 'Резиновая опора {of}', 'Plot élastique {of}', 'Coxim de borracha {of}'], unit: 'pc', priceShare: 0.05, classes: ['mechanical', 'electrical', 'structure', 'line'] },
  { phrase: ['{n}保险丝', '{n} fuse', 'Fusible {of}', 'Предохранитель {of}', 'Fusible {of}', 'Fusível {of}'], unit: 'pc', priceShare: 0.02, classes: ['electrical'] },
  { phrase: ['{n}继电器', '{n} relay', 'Relé {of}', 'Реле {of}', 'Relais {of}', 'Relé {of}'], unit: 'pc', priceShare: 0.07, classes: ['electrical'] },
  { phrase: ['{n}垫圈组', '{n} washer set', 'Juego de arandelas {of}', 'Комплект шайб {of}', 'Jeu de rondelles {of}', 'Jogo de arruelas {of}'], unit: 'set', priceShare: 0.02, classes: all },
  { phrase: ['{n}端盖', '{n} end cover', 'Tapa {of}', 'Крышка {of}', 'Couvercle {of}', 'Tampa {of}'], unit: 'pc', priceShare: 0.11, classes: wet },
] as const satisfies readonly PartKind[];
