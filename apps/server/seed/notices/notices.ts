import type { SixTexts } from '../../src/shared/messages/sixTexts.ts';

export type DemoNotice = {
  /** Days before SEED_TODAY on which it was published; of a draft: for when it is planned. */
  daysAgo: number;
  author: string;
  /** Where it is now; published by default. */
  end?: 'draft' | 'withdrawn';
  noticeType: 'policy' | 'service_bulletin' | 'price' | 'product' | 'holiday' | 'system';
  mustRead: 'Y' | 'N';
  topFlag: 'Y' | 'N';
  targetScope: 'all' | 'market_group' | 'dealer' | 'role';
  targetIds: readonly string[];
  title: SixTexts;
  /** Paragraphs; each becomes a `<p>`. */
  content: readonly SixTexts[];
};

/** The notices that the demo's users meet first; the first two must be confirmed by every dealer user. */
export const notices: readonly DemoNotice[] = [
  {
    daysAgo: 3,
    author: 'zhao.manager',
    noticeType: 'policy',
    mustRead: 'Y',
    topFlag: 'Y',
    targetScope: 'all',
    targetIds: [],
    title: [
      '索赔照片要求更新',
      'New rules for claim photos',
      'Nuevas reglas para las fotos de reclamaciones',
      'Новые требования к фотографиям рекламаций',
      'Nouvelles règles pour les photos des demandes',
      'Novas regras para as fotos das reclamações',
    ],
    content: [
      [
        '自本月起，索赔单须上传清晰的整机铭牌、小时表及旧件照片，照片不清晰的索赔单将退回。',
        'From this month on, every claim needs readable photos of the machine plate, the hour meter and the defective part. Claims with unreadable photos are returned.',
        'Desde este mes, cada reclamación debe incluir fotos legibles de la placa de la máquina, del horómetro y de la pieza defectuosa. Las reclamaciones con fotos ilegibles se devuelven.',
        'С этого месяца к каждой рекламации нужны чёткие фотографии таблички машины, счётчика моточасов и дефектной детали. Рекламации с нечёткими фотографиями возвращаются.',
        "À partir de ce mois, chaque demande doit comporter des photos lisibles de la plaque de la machine, de l'horamètre et de la pièce défectueuse. Les demandes aux photos illisibles sont renvoyées.",
        'A partir deste mês, cada reclamação precisa de fotos legíveis da plaqueta da máquina, do horímetro e da peça defeituosa. Reclamações com fotos ilegíveis são devolvidas.',
      ],
      [
        '请在维修完成前拍摄照片，并保留原始文件。',
        'Please take the photos before the repair is finished and keep the original files.',
        'Tome las fotos antes de terminar la reparación y conserve los archivos originales.',
        'Делайте фотографии до окончания ремонта и сохраняйте исходные файлы.',
        'Prenez les photos avant la fin de la réparation et conservez les fichiers originaux.',
        'Tire as fotos antes de concluir o reparo e guarde os arquivos originais.',
      ],
    ],
  },
  {
    daysAgo: 9,
    author: 'zhao.manager',
    noticeType: 'service_bulletin',
    mustRead: 'Y',
    topFlag: 'N',
    targetScope: 'all',
    targetIds: [],
    title: [
      '技改SC-0117：转向横拉杆锁紧螺母',
      'Campaign SC-0117: tie rod lock nut',
      'Campaña SC-0117: contratuerca de la barra de dirección',
      'Кампания SC-0117: контргайка рулевой тяги',
      "Campagne SC-0117 : contre-écrou de la barre d'accouplement",
      'Campanha SC-0117: contraporca da barra de direção',
    ],
    content: [
      [
        '请对T80至T95系列拖拉机检查转向横拉杆锁紧螺母，按规定力矩紧固，并以“召回/技改”类型提交索赔。',
        'Check the tie rod lock nut of the T80 to T95 tractors, tighten it to the stated torque and claim the work with the type “Campaign”.',
        'Revise la contratuerca de la barra de dirección en los tractores T80 a T95, apriétela con el par indicado y reclame el trabajo con el tipo «Campaña».',
        'Проверьте контргайку поперечной рулевой тяги тракторов серий T80–T95, затяните её указанным моментом и подайте рекламацию вида «Сервисная кампания».',
        "Contrôlez le contre-écrou de la barre d'accouplement des tracteurs T80 à T95, serrez-le au couple indiqué et déclarez l'intervention avec le type « Campagne ».",
        'Verifique a contraporca da barra de direção dos tratores T80 a T95, aperte-a com o torque indicado e solicite o serviço com o tipo “Campanha”.',
      ],
    ],
  },
  {
    daysAgo: 20,
    author: 'chen.parts',
    noticeType: 'price',
    mustRead: 'N',
    topFlag: 'N',
    targetScope: 'role',
    targetIds: ['DLR_ADMIN', 'DLR_PARTS'],
    title: [
      '配件价格表更新',
      'Parts price list updated',
      'Lista de precios de repuestos actualizada',
      'Обновлён прайс-лист на запчасти',
      'Tarif des pièces mis à jour',
      'Lista de preços de peças atualizada',
    ],
    content: [
      [
        '新的配件价格已生效。价格未维护的配件请联系配件管理员。',
        'The new parts prices are in force. For parts without a price please contact the parts desk.',
        'Los nuevos precios de repuestos están vigentes. Para repuestos sin precio, contacte al área de repuestos.',
        'Новые цены на запчасти вступили в силу. По деталям без цены обращайтесь в отдел запчастей.',
        'Les nouveaux prix des pièces sont en vigueur. Pour les pièces sans prix, contactez le service pièces.',
        'Os novos preços de peças estão em vigor. Para peças sem preço, contate o setor de peças.',
      ],
    ],
  },
  {
    daysAgo: 34,
    author: 'sun.sales',
    noticeType: 'product',
    mustRead: 'N',
    topFlag: 'N',
    targetScope: 'market_group',
    targetIds: ['LATAM', 'WAF', 'SAF'],
    title: [
      'T504新增果园配置',
      'T504 now with an orchard version',
      'T504 con versión para huertos',
      'T504: вариант для садов',
      'T504 : version verger disponible',
      'T504 agora em versão pomar',
    ],
    content: [
      [
        'T504拖拉机新增窄轮距果园配置，外宽1.45米，即日起接受订单。',
        'The T504 tractor is now available with a narrow track of 1.45 m for orchards. Orders are welcome.',
        'El tractor T504 ya está disponible con trocha angosta de 1,45 m para huertos. Se aceptan pedidos.',
        'Трактор T504 доступен с узкой колеёй 1,45 м для садов. Заказы принимаются.',
        'Le tracteur T504 est disponible avec une voie étroite de 1,45 m pour les vergers. Les commandes sont ouvertes.',
        'O trator T504 já está disponível com bitola estreita de 1,45 m para pomares. Aceitamos pedidos.',
      ],
    ],
  },
  {
    daysAgo: 52,
    author: 'sun.sales',
    noticeType: 'holiday',
    mustRead: 'N',
    topFlag: 'N',
    targetScope: 'all',
    targetIds: [],
    title: [
      '国庆假期服务安排',
      'Service during the national holiday',
      'Atención durante el feriado nacional',
      'Работа службы в праздничные дни',
      'Permanence pendant les congés nationaux',
      'Atendimento durante o feriado nacional',
    ],
    content: [
      [
        '假期期间索赔审核暂停，紧急配件订单照常处理。',
        'Claims are not reviewed during the holiday; urgent parts orders are handled as usual.',
        'Durante el feriado no se revisan reclamaciones; los pedidos urgentes de repuestos se atienden normalmente.',
        'В праздничные дни рекламации не рассматриваются; срочные заказы запчастей обрабатываются как обычно.',
        'Les demandes ne sont pas examinées pendant les congés ; les commandes urgentes de pièces sont traitées normalement.',
        'Durante o feriado as reclamações não são analisadas; pedidos urgentes de peças são atendidos normalmente.',
      ],
    ],
  },
  {
    daysAgo: 70,
    author: 'admin',
    noticeType: 'system',
    mustRead: 'N',
    topFlag: 'N',
    targetScope: 'all',
    targetIds: [],
    title: [
      '门户新增键盘快捷键',
      'Keyboard shortcuts in the portal',
      'Atajos de teclado en el portal',
      'Горячие клавиши в портале',
      'Raccourcis clavier dans le portail',
      'Atalhos de teclado no portal',
    ],
    content: [
      [
        '在待办列表中可使用J、K上下移动，Enter打开，A通过，R不通过。',
        'In the to-do list, J and K move up and down, Enter opens, A approves and R returns.',
        'En la lista de tareas, J y K suben y bajan, Enter abre, A aprueba y R devuelve.',
        'В списке задач J и K перемещают по строкам, Enter открывает, A одобряет, R возвращает.',
        'Dans la liste des tâches, J et K déplacent, Entrée ouvre, A accepte et R renvoie.',
        'Na lista de tarefas, J e K movem, Enter abre, A aprova e R devolve.',
      ],
    ],
  },
];
