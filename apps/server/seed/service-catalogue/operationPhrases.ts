import type { Phrase } from '../grammar.ts';
import type { ComponentClass } from './components.ts';

type Operation = {
  phrase: Phrase;
  /** Standard hours from the hours to replace the component. */
  hours: (replaceHours: number) => number;
  /** Contains the removal of the component: such operations on one component overlap. */
  removal: boolean;
};

/** Labour operations by the last two digits of their hour code. */
export const operations = {
  10: { phrase: ['检测{n}', 'Diagnose {n}', 'Diagnóstico {of}', 'Диагностика {of}', 'Diagnostic {of}', 'Diagnóstico {of}'], hours: (h) => (h > 5 ? 1 : 0.5), removal: false },
  20: { phrase: ['更换{n}', 'Replace {n}', 'Reemplazo {of}', 'Замена {of}', 'Remplacement {of}', 'Substituição {of}'], hours: (h) => h, removal: true },
  30: { phrase: ['修理{n}', 'Repair {n}', 'Reparación {of}', 'Ремонт {of}', 'Réparation {of}', 'Reparo {of}'], hours: (h) => h * 1.5, removal: true },
  40: { phrase: ['更换{n}密封件', 'Reseal {n}', 'Cambio de sellos {of}', 'Замена уплотнений {of}', 'Remplacement des joints {of}', 'Troca das vedações {of}'], hours: (h) => h * 1.2, removal: true },
  50: { phrase: ['调整{n}', 'Adjust {n}', 'Ajuste {of}', 'Регулировка {of}', 'Réglage {of}', 'Regulagem {of}'], hours: (h) => Math.max(0.3, h * 0.3), removal: false },
  60: { phrase: ['清洁{n}', 'Clean {n}', 'Limpieza {of}', 'Очистка {of}', 'Nettoyage {of}', 'Limpeza {of}'], hours: (h) => Math.max(0.3, h * 0.4), removal: false },
  70: { phrase: ['排除{n}内空气', 'Bleed {n}', 'Purga {of}', 'Прокачка {of}', 'Purge {of}', 'Sangria {of}'], hours: () => 0.4, removal: false },
  80: { phrase: ['紧固{n}', 'Retighten {n}', 'Reapriete {of}', 'Подтяжка креплений {of}', 'Resserrage {of}', 'Reaperto {of}'], hours: () => 0.3, removal: false },
  90: { phrase: ['焊修{n}', 'Weld {n}', 'Soldadura {of}', 'Сварка {of}', 'Soudage {of}', 'Soldagem {of}'], hours: (h) => Math.max(0.8, h * 0.6), removal: false },
} as const satisfies Record<number, Operation>;

/** The operation that finds the fault of a component. */
export const diagnosisNumber = 10;

/** Five operations for every kind of component. */
export const operationsOf: Record<ComponentClass, readonly (keyof typeof operations)[]> = {
  mechanical: [10, 20, 30, 50, 80],
  hydraulic: [10, 20, 30, 40, 70],
  electrical: [10, 20, 30, 50, 60],
  line: [10, 20, 60, 70, 80],
  structure: [10, 20, 30, 80, 90],
};
