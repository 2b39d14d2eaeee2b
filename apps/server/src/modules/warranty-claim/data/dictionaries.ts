import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

/** Words of warranty claims, the service catalogue and cover. */
export const claimDictionaries = {
  job: {
    items: [
      [
        'usedPartsReturn',
        '旧件返回提醒',
        'Used parts to be returned',
        'Piezas usadas por devolver',
        'Возврат снятых деталей',
        'Pièces usagées à retourner',
        'Peças usadas a devolver',
      ],
    ],
  },
  claim_type: {
    name: ['索赔类型', 'Claim type', 'Tipo de reclamación', 'Тип рекламации', 'Type de demande', 'Tipo de reclamação'],
    items: [
      ['normal', '正常', 'Normal', 'Normal', 'Обычная', 'Normale', 'Normal', 'blue'],
      ['pre_delivery', '售前', 'Pre-delivery', 'Previa a la entrega', 'До передачи', 'Avant livraison', 'Pré-entrega', 'cyan'],
      ['extended', '延保', 'Extended warranty', 'Garantía extendida', 'Продлённая гарантия', 'Extension de garantie', 'Garantia estendida', 'purple'],
      ['parts', '配件保修', 'Parts warranty', 'Garantía de repuestos', 'Гарантия на запчасти', 'Garantie pièces', 'Garantia de peças', 'gold'],
      ['goodwill', '善意', 'Goodwill', 'Atención comercial', 'Добрая воля', 'Geste commercial', 'Cortesia', 'orange'],
      ['campaign', '召回/技改', 'Campaign', 'Campaña', 'Сервисная кампания', 'Campagne', 'Campanha', 'red'],
    ],
  },
  failure_reason: {
    name: ['故障原因', 'Failure reason', 'Causa de la falla', 'Причина неисправности', 'Cause de la panne', 'Causa da falha'],
    items: [
      ['material', '材料缺陷', 'Material defect', 'Defecto de material', 'Дефект материала', 'Défaut de matière', 'Defeito de material'],
      ['assembly', '装配不良', 'Assembly fault', 'Defecto de montaje', 'Дефект сборки', "Défaut d'assemblage", 'Defeito de montagem'],
      ['casting', '铸造缺陷', 'Casting defect', 'Defecto de fundición', 'Дефект литья', 'Défaut de fonderie', 'Defeito de fundição'],
      ['welding', '焊接缺陷', 'Welding defect', 'Defecto de soldadura', 'Дефект сварки', 'Défaut de soudure', 'Defeito de solda'],
      ['sealing', '密封不良', 'Sealing fault', 'Defecto de estanqueidad', 'Дефект уплотнения', "Défaut d'étanchéité", 'Defeito de vedação'],
      ['electrical', '电气故障', 'Electrical fault', 'Falla eléctrica', 'Электрическая неисправность', 'Défaut électrique', 'Falha elétrica'],
      ['software', '软件故障', 'Software fault', 'Falla de software', 'Ошибка программы', 'Défaut logiciel', 'Falha de software'],
      ['design', '设计缺陷', 'Design fault', 'Defecto de diseño', 'Конструктивный недостаток', 'Défaut de conception', 'Defeito de projeto'],
      ['transport', '运输损坏', 'Transport damage', 'Daño de transporte', 'Повреждение при перевозке', 'Dommage de transport', 'Dano de transporte'],
      ['unknown', '原因不明', 'Unknown', 'Desconocida', 'Не установлена', 'Inconnue', 'Desconhecida'],
    ],
  },
  parts_source: {
    name: ['配件来源', 'Parts source', 'Origen del repuesto', 'Источник запчасти', 'Origine de la pièce', 'Origem da peça'],
    items: [
      ['own_stock', '自有库存', 'Own stock', 'Stock propio', 'Собственный склад', 'Stock propre', 'Estoque próprio'],
      ['warranty_order', '三包订单', 'Warranty order', 'Pedido en garantía', 'Гарантийный заказ', 'Commande sous garantie', 'Pedido em garantia'],
      ['local_purchase', '当地采购', 'Local purchase', 'Compra local', 'Местная закупка', 'Achat local', 'Compra local'],
    ],
  },
  core_disposition: {
    name: [
      '旧件处置',
      'Core disposition',
      'Destino de la pieza usada',
      'Решение по снятой детали',
      'Destination de la pièce remplacée',
      'Destino da peça substituída',
    ],
    items: [
      ['return', '返回', 'Return', 'Devolver', 'Вернуть', 'Retourner', 'Devolver', 'warning'],
      [
        'hold',
        '留存待检',
        'Keep for inspection',
        'Conservar para inspección',
        'Хранить до осмотра',
        'Conserver pour contrôle',
        'Guardar para inspeção',
        'processing',
      ],
      [
        'scrap_allowed',
        '可就地报废',
        'May be scrapped',
        'Se puede desechar',
        'Можно утилизировать',
        'Mise au rebut autorisée',
        'Pode ser descartada',
        'default',
      ],
      ['done', '已处理', 'Done', 'Tramitada', 'Обработано', 'Traité', 'Concluído', 'success'],
    ],
  },
  used_parts_status: {
    name: [
      '旧件状态',
      'Used-part status',
      'Estado de las piezas usadas',
      'Статус снятых деталей',
      'Statut des pièces remplacées',
      'Status das peças substituídas',
    ],
    items: [
      ['none', '无需返回', 'None to return', 'Nada que devolver', 'Возврат не нужен', 'Aucun retour', 'Nada a devolver', 'default'],
      ['to_return', '待返回', 'To be returned', 'Por devolver', 'Подлежит возврату', 'À retourner', 'A devolver', 'warning'],
      ['shipped', '已寄出', 'Shipped', 'Enviada', 'Отправлено', 'Expédiée', 'Enviada', 'blue'],
      ['received', '已收到', 'Received', 'Recibida', 'Получено', 'Reçue', 'Recebida', 'success'],
      ['missing', '缺失', 'Missing', 'Faltante', 'Не поступило', 'Manquante', 'Faltante', 'error'],
      ['scrapped', '已报废', 'Scrapped', 'Desechada', 'Утилизировано', 'Mise au rebut', 'Descartada', 'default'],
    ],
  },
  coverage_result: {
    name: ['是否在保', 'Covered by warranty', 'Cobertura de garantía', 'Гарантийное покрытие', 'Couverture de garantie', 'Cobertura da garantia'],
    items: [
      ['in', '在保', 'Covered', 'Con cobertura', 'Покрывается', 'Couvert', 'Coberto', 'success'],
      ['out', '不在保', 'Not covered', 'Sin cobertura', 'Не покрывается', 'Non couvert', 'Sem cobertura', 'error'],
      ['unknown', '待定', 'To be decided', 'Por determinar', 'Требует решения', 'À déterminer', 'A definir', 'warning'],
    ],
  },
  coverage_type: {
    name: ['延保范围', 'Scope of cover', 'Alcance de la cobertura', 'Объём покрытия', 'Étendue de la couverture', 'Abrangência da cobertura'],
    items: [
      ['full', '整机', 'Whole machine', 'Máquina completa', 'Вся машина', 'Machine complète', 'Máquina completa'],
      ['powertrain', '动力总成', 'Powertrain', 'Tren motriz', 'Силовая передача', 'Chaîne cinématique', 'Trem de força'],
      ['engine', '发动机', 'Engine', 'Motor', 'Двигатель', 'Moteur', 'Motor'],
    ],
  },
  severity: {
    name: ['严重度', 'Severity', 'Gravedad', 'Серьёзность', 'Gravité', 'Gravidade'],
    items: [
      ['safety', '影响安全', 'Safety', 'Seguridad', 'Угроза безопасности', 'Sécurité', 'Segurança', 'error'],
      ['stop', '停机', 'Machine stopped', 'Máquina detenida', 'Остановка машины', 'Machine arrêtée', 'Máquina parada', 'warning'],
      ['degrade', '性能下降', 'Reduced performance', 'Rendimiento reducido', 'Снижение показателей', 'Performance réduite', 'Desempenho reduzido', 'default'],
    ],
  },
} as const satisfies Record<string, DictionaryPart>;
