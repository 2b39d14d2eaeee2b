import type { SixTexts } from '../../src/shared/messages/sixTexts.ts';

/** A campaign: the models concerned, first and last day counted from SEED_TODAY. */
type Campaign = { campaignNo: string; title: SixTexts; models: RegExp; fromDays: number; toDays: number };

/** The service campaigns of the demo. */
export const campaigns: readonly [Campaign, ...Campaign[]] = [
  {
    campaignNo: 'SC-0117',
    models: /^T(8|9)\d4$/,
    fromDays: -260,
    toDays: 240,
    title: [
      '转向横拉杆锁紧螺母检查',
      'Check of the tie rod lock nut',
      'Revisión de la contratuerca de la barra de dirección',
      'Проверка контргайки поперечной рулевой тяги',
      "Contrôle du contre-écrou de la barre d'accouplement",
      'Verificação da contraporca da barra de direção',
    ],
  },
  {
    campaignNo: 'SC-0121',
    models: /^L9/,
    fromDays: -120,
    toDays: 300,
    title: [
      '线束护套加装',
      'Fitting of a wiring harness sleeve',
      'Instalación de una funda en el mazo de cables',
      'Установка защитного рукава жгута проводов',
      "Pose d'une gaine sur le faisceau électrique",
      'Instalação de proteção no chicote elétrico',
    ],
  },
];
