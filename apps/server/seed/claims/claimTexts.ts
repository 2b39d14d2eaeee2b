/** What people write into claims, in the language of the dealer. `{fault}` and `{part}` are names from the catalogue. */
export type DealerLanguage = 'es' | 'ru' | 'fr' | 'pt';

type Sentences = {
  complaint: readonly string[];
  bugDesc: readonly string[];
  correction: readonly string[];
  labourOnly: string;
  overReason: string;
  goodwillReason: string;
  otherFee: string;
  technicians: readonly string[];
  /** The workshop, at the customer's, a branch. */
  places: readonly [workshop: string, customer: string, branch: string];
};

export const claimTexts: Record<DealerLanguage, Sentences> = {
  es: {
    complaint: [
      'El cliente informa de una falla durante el trabajo en el campo: {fault}.',
      'La máquina se detuvo en plena faena. {fault}.',
      'El operador detectó el problema al iniciar la jornada: {fault}.',
      'El cliente trajo la máquina al taller por lo siguiente: {fault}.',
    ],
    bugDesc: [
      'Se revisó la máquina en el taller y se confirmó el defecto. {fault}.',
      'Durante la inspección se comprobó: {fault}. No hay señales de golpes ni de uso indebido.',
      'Prueba de funcionamiento realizada; resultado: {fault}.',
    ],
    correction: [
      'Se reemplazó la pieza afectada ({part}) y se probó la máquina durante 30 minutos sin novedad.',
      'Se desmontó, se cambió {part} y se verificó el ajuste según el manual.',
      'Se instaló {part}, se repusieron los fluidos y se realizó una prueba de trabajo.',
    ],
    labourOnly: 'La falla se corrigió con ajuste; no se reemplazaron piezas.',
    overReason: 'Pernos agarrotados por corrosión; el desmontaje tomó más tiempo que el previsto.',
    goodwillReason: 'Cliente con cinco máquinas de la marca; la falla apareció poco después del término de la garantía.',
    otherFee: 'Traslado de la máquina al taller en camión plano.',
    technicians: ['Luis Poblete', 'Hernán Muñoz', 'Daniela Cárcamo'],
    places: ['Taller central, Lampa', 'En el predio del cliente', 'Taller de Temuco'],
  },
  ru: {
    complaint: [
      'Владелец сообщил о неисправности во время полевых работ: {fault}.',
      'Машина остановилась в поле. {fault}.',
      'Оператор заметил неисправность в начале смены: {fault}.',
      'Машина доставлена в мастерскую по жалобе: {fault}.',
    ],
    bugDesc: [
      'Машина осмотрена в мастерской, дефект подтверждён. {fault}.',
      'При осмотре установлено: {fault}. Следов удара и нарушения правил эксплуатации нет.',
      'Проведена проверка в работе, результат: {fault}.',
    ],
    correction: [
      'Заменена деталь: {part}. Машина проверена в работе 30 минут, замечаний нет.',
      'Узел разобран, установлена новая деталь: {part}; регулировка выполнена по руководству.',
      'Установлена деталь: {part}; жидкости долиты, проведено испытание под нагрузкой.',
    ],
    labourOnly: 'Неисправность устранена регулировкой, детали не заменялись.',
    overReason: 'Прикипевшие болты: разборка заняла больше времени, чем предусмотрено нормой.',
    goodwillReason: 'У хозяйства восемь наших машин; неисправность возникла вскоре после окончания гарантии.',
    otherFee: 'Перевозка машины в мастерскую на трале.',
    technicians: ['Павел Гриценко', 'Марат Есенов', 'Виктор Шульц'],
    places: ['Мастерская, Кокшетау', 'На поле у владельца', 'Мастерская, Костанай'],
  },
  fr: {
    complaint: [
      'Le client signale une panne pendant le travail au champ : {fault}.',
      "La machine s'est arrêtée en plein travail. {fault}.",
      'Le conducteur a constaté le problème en début de journée : {fault}.',
      "La machine a été amenée à l'atelier pour le motif suivant : {fault}.",
    ],
    bugDesc: [
      "Machine contrôlée à l'atelier, défaut confirmé. {fault}.",
      'Constat lors du contrôle : {fault}. Aucune trace de choc ni de mauvaise utilisation.',
      'Essai de fonctionnement effectué, résultat : {fault}.',
    ],
    correction: [
      'Pièce remplacée : {part}. Essai de 30 minutes sans anomalie.',
      'Démontage, remplacement de la pièce ({part}) et réglage selon le manuel.',
      'Montage de la pièce neuve ({part}), mise à niveau des fluides et essai en charge.',
    ],
    labourOnly: 'La panne a été corrigée par un réglage ; aucune pièce remplacée.',
    overReason: 'Vis grippées par la corrosion : le démontage a pris plus de temps que prévu.',
    goodwillReason: 'Coopérative équipée de six machines de la marque ; panne survenue peu après la fin de la garantie.',
    otherFee: "Transport de la machine à l'atelier sur porte-engin.",
    technicians: ['Moussa Diarra', 'Kouassi Brou', 'Fatou Kanté'],
    places: ['Atelier de Yopougon', 'Sur la parcelle du client', 'Atelier de Bouaké'],
  },
  pt: {
    complaint: [
      'O cliente relata uma falha durante o trabalho no campo: {fault}.',
      'A máquina parou durante o trabalho. {fault}.',
      'O operador notou o problema no início do turno: {fault}.',
      'A máquina foi trazida à oficina pelo seguinte motivo: {fault}.',
    ],
    bugDesc: [
      'Máquina verificada na oficina, defeito confirmado. {fault}.',
      'Na inspeção foi constatado: {fault}. Não há sinais de impacto nem de uso indevido.',
      'Teste de funcionamento realizado; resultado: {fault}.',
    ],
    correction: [
      'Peça substituída: {part}. Máquina testada durante 30 minutos sem anomalias.',
      'Desmontagem, troca da peça ({part}) e regulagem conforme o manual.',
      'Montagem da peça nova ({part}), reposição dos fluidos e teste com carga.',
    ],
    labourOnly: 'A falha foi corrigida com regulagem; nenhuma peça foi substituída.',
    overReason: 'Parafusos presos pela corrosão; a desmontagem levou mais tempo do que o previsto.',
    goodwillReason: 'Fazenda com quatro máquinas da marca; a falha surgiu pouco depois do fim da garantia.',
    otherFee: 'Transporte da máquina até a oficina em prancha.',
    technicians: ['Bento Muhongo', 'Isabel Chitungo', 'Carlos Epalanga'],
    places: ['Oficina de Viana', 'Na fazenda do cliente', 'Oficina do Huambo'],
  },
};

/** What the maker's reviewers write. */
export const reviewTexts = {
  pass: ['照片清晰，故障确认，同意。', '技术审核通过。', '配件与工时合理，同意索赔。'],
  audit: ['同意结算。', '终审通过，金额确认。', '审核无误。'],
  cutHours: '工时按标准核减。',
  refusedFault: '该故障不属于质保范围。',
  returned: [
    { rejectReason: 'insufficient_photos', opinion: '铭牌照片不清晰，请重新拍摄后提交。', field: 'vehiclePlatePhoto' },
    { rejectReason: 'insufficient_photos', opinion: '缺少旧件损坏部位的近照，请补充。', field: 'defectivePartsPhoto' },
    { rejectReason: 'price_or_hours', opinion: '索赔工时偏高，请说明原因或修改。', field: 'detailList' },
    { rejectReason: 'wrong_fault_code', opinion: '故障描述与故障代码不一致，请核对。', field: 'bugList' },
  ],
  refused: [
    { rejectReason: 'misuse', opinion: '照片显示油液混用，属使用不当，不予索赔。' },
    { rejectReason: 'missing_maintenance', opinion: '未按规定进行首保，终审拒绝。' },
    { rejectReason: 'wear_part', opinion: '该件属易损件且已超过九十天，不予索赔。' },
    { rejectReason: 'duplicate', opinion: '与已结算的索赔单重复，终审拒绝。' },
  ],
} as const;
