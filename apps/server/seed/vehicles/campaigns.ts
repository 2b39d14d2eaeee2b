import type { CampaignInput } from '../../src/generated/types.gen.ts';
import type { SixTexts } from '../../src/shared/messages/sixTexts.ts';

/** A campaign: the models concerned, first and last day counted from SEED_TODAY. */
export interface DemoCampaign extends Pick<CampaignInput, 'campaignType' | 'severity' | 'secondProduct' | 'thirdProducts' | 'bugCode' | 'hourCodes'> {
  title: SixTexts;
  problem: SixTexts;
  remedy: SixTexts;
  models: RegExp;
  fromDays: number;
  toDays: number;
  /** Machines on which it was carried out before the portal knew of it. */
  doneBefore: number;
}

/** The campaigns that came before the portal and keep their numbers. Claims of the demo carry the first one out. */
export const campaigns: readonly [DemoCampaign & { campaignNo: string }, ...(DemoCampaign & { campaignNo: string })[]] = [
  {
    campaignNo: 'SC-0117',
    campaignType: 'recall',
    severity: 'safety',
    secondProduct: 'tractor',
    thirdProducts: ['tractor_70_100'],
    bugCode: 'STE-007',
    hourCodes: [
      { hourCode: 'STE-0070-10', maxHours: 0.5 },
      { hourCode: 'STE-0070-80', maxHours: 0.3 },
    ],
    models: /^T(8|9)\d4$/,
    fromDays: -260,
    toDays: 240,
    doneBefore: 4,
    title: [
      '转向横拉杆锁紧螺母检查',
      'Check of the tie rod lock nut',
      'Revisión de la contratuerca de la barra de dirección',
      'Проверка контргайки поперечной рулевой тяги',
      "Contrôle du contre-écrou de la barre d'accouplement",
      'Verificação da contraporca da barra de direção',
    ],
    problem: [
      '横拉杆锁紧螺母可能在行驶中松动，转向间隙变大。',
      'The lock nut of the tie rod may come loose in use; the steering gets play.',
      'La contratuerca de la barra de dirección puede aflojarse con el uso y la dirección toma juego.',
      'Контргайка поперечной рулевой тяги может ослабнуть в работе; в рулевом управлении появляется люфт.',
      "Le contre-écrou de la barre d'accouplement peut se desserrer à l'usage ; la direction prend du jeu.",
      'A contraporca da barra de direção pode se soltar durante o uso, e a direção fica com folga.',
    ],
    remedy: [
      '检查螺母并按120 N·m拧紧，做好标记。',
      'Check the nut, tighten it to 120 N·m and mark it.',
      'Revise la tuerca, apriétela a 120 N·m y márquela.',
      'Проверьте гайку, затяните её моментом 120 Н·м и поставьте метку.',
      "Contrôlez l'écrou, serrez-le à 120 N·m et marquez-le.",
      'Verifique a porca, aperte-a com 120 N·m e marque-a.',
    ],
  },
  {
    campaignNo: 'SC-0121',
    campaignType: 'improvement',
    severity: 'degrade',
    secondProduct: 'loader',
    thirdProducts: [],
    bugCode: 'ELE-011',
    hourCodes: [{ hourCode: 'ELE-0110-50', maxHours: 1.5 }],
    models: /^L9/,
    fromDays: -120,
    toDays: 300,
    doneBefore: 10,
    title: [
      '线束护套加装',
      'Fitting of a wiring harness sleeve',
      'Instalación de una funda en el mazo de cables',
      'Установка защитного рукава жгута проводов',
      "Pose d'une gaine sur le faisceau électrique",
      'Instalação de proteção no chicote elétrico',
    ],
    problem: [
      '动臂处线束可能与支架摩擦。',
      'The wiring harness at the boom may rub against its bracket.',
      'El mazo de cables de la pluma puede rozar con su soporte.',
      'Жгут проводов у стрелы может тереться о кронштейн.',
      'Le faisceau du bras peut frotter contre son support.',
      'O chicote da lança pode roçar no suporte.',
    ],
    remedy: [
      '检查线束，加装护套并重新固定。',
      'Check the harness, fit the sleeve and fasten it again.',
      'Revise el mazo, coloque la funda y vuelva a fijarlo.',
      'Проверьте жгут, установите рукав и закрепите заново.',
      'Contrôlez le faisceau, posez la gaine et fixez-le à nouveau.',
      'Verifique o chicote, instale a proteção e fixe-o novamente.',
    ],
  },
];

/** One that is being written, and one that is over. */
export const laterCampaigns: readonly (DemoCampaign & { end: 'draft' | 'closed' })[] = [
  {
    end: 'closed',
    campaignType: 'inspection',
    severity: 'stop',
    secondProduct: 'combine',
    thirdProducts: ['combine_rice'],
    bugCode: 'ELE-012',
    hourCodes: [{ hourCode: 'ELE-0110-10', maxHours: 0.5 }],
    models: /^C0(40|50|65)$/,
    fromDays: -300,
    toDays: 120,
    doneBefore: 12,
    title: [
      '割台传感器线束排查',
      'Inspection of the header sensor harness',
      'Inspección del mazo de cables del cabezal',
      'Проверка жгута датчиков жатки',
      'Contrôle du faisceau des capteurs de coupe',
      'Inspeção do chicote dos sensores da plataforma',
    ],
    problem: [
      '个别批次插头压接不良。',
      'Plugs of some batches are crimped badly.',
      'Los conectores de algunos lotes están mal engarzados.',
      'Разъёмы отдельных партий плохо обжаты.',
      'Les fiches de certains lots sont mal serties.',
      'Os conectores de alguns lotes estão mal crimpados.',
    ],
    remedy: [
      '检查插头，必要时重新压接。',
      'Check the plugs and crimp them again where needed.',
      'Revise los conectores y vuelva a engarzarlos si hace falta.',
      'Проверьте разъёмы и при необходимости обожмите заново.',
      'Contrôlez les fiches et sertissez-les à nouveau si besoin.',
      'Verifique os conectores e refaça a crimpagem quando necessário.',
    ],
  },
  {
    end: 'draft',
    campaignType: 'improvement',
    severity: 'degrade',
    secondProduct: 'tractor',
    thirdProducts: ['tractor_40_60'],
    bugCode: 'STE-008',
    hourCodes: [{ hourCode: 'STE-0070-20', maxHours: 1 }],
    models: /^T50/,
    fromDays: 10,
    toDays: 375,
    doneBefore: 0,
    title: [
      '横拉杆更换为加强型',
      'Reinforced tie rod',
      'Barra de dirección reforzada',
      'Усиленная поперечная рулевая тяга',
      "Barre d'accouplement renforcée",
      'Barra de direção reforçada',
    ],
    problem: [
      '重载作业时横拉杆可能弯曲。',
      'The tie rod may bend under heavy work.',
      'La barra de dirección puede doblarse con trabajo pesado.',
      'Рулевая тяга может погнуться при тяжёлой работе.',
      "La barre d'accouplement peut plier en travail lourd.",
      'A barra de direção pode entortar em trabalho pesado.',
    ],
    remedy: [
      '更换为加强型横拉杆。',
      'Replace it with the reinforced one.',
      'Cámbiela por la reforzada.',
      'Замените её усиленной.',
      'Remplacez-la par la version renforcée.',
      'Troque pela versão reforçada.',
    ],
  },
];
