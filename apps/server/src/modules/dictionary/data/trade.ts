import type { DictionaryDefinitions } from '../../../shared/dictionary.types.ts';

/** Words of parts, orders, shipping, used parts and money. */
export const tradeDictionaries = {
  parts_category: {
    name: ['配件类别', 'Parts category', 'Categoría de repuesto', 'Категория запчастей', 'Catégorie de pièces', 'Categoria de peças'],
    items: [
      ['wear', '易损件', 'Wear part', 'Pieza de desgaste', 'Быстроизнашиваемая деталь', "Pièce d'usure", 'Peça de desgaste'],
      ['maintenance', '保养件', 'Maintenance part', 'Pieza de mantenimiento', 'Деталь для ТО', "Pièce d'entretien", 'Peça de manutenção'],
      ['structural', '结构件', 'Structural part', 'Pieza estructural', 'Деталь конструкции', 'Pièce de structure', 'Peça estrutural'],
      ['electrical', '电气件', 'Electrical part', 'Pieza eléctrica', 'Электрическая деталь', 'Pièce électrique', 'Peça elétrica'],
      ['engine', '发动机件', 'Engine part', 'Pieza de motor', 'Деталь двигателя', 'Pièce moteur', 'Peça de motor'],
      ['hydraulic', '液压件', 'Hydraulic part', 'Pieza hidráulica', 'Деталь гидросистемы', 'Pièce hydraulique', 'Peça hidráulica'],
      ['assembly', '总成', 'Assembly', 'Conjunto', 'Узел в сборе', 'Ensemble', 'Conjunto'],
    ],
  },
  order_type: {
    name: ['订单类型', 'Order type', 'Tipo de pedido', 'Тип заказа', 'Type de commande', 'Tipo de pedido'],
    items: [
      ['stock', '常规', 'Stock', 'Reposición', 'Складской', 'Stock', 'Estoque'],
      ['urgent', '紧急', 'Urgent', 'Urgente', 'Срочный', 'Urgente', 'Urgente', 'red'],
      ['warranty', '三包', 'Warranty', 'Garantía', 'Гарантийный', 'Garantie', 'Garantia'],
      ['campaign', '促销', 'Campaign', 'Campaña', 'Акция', 'Promotion', 'Campanha'],
      ['sample', '样件', 'Sample', 'Muestra', 'Образец', 'Échantillon', 'Amostra'],
    ],
  },
  delivery_method: {
    name: ['交货方式', 'Delivery method', 'Forma de entrega', 'Способ доставки', 'Mode de livraison', 'Forma de entrega'],
    items: [
      ['sea_container', '海运集装箱', 'Sea, container', 'Marítimo en contenedor', 'Море, контейнер', 'Maritime en conteneur', 'Marítimo em contêiner'],
      ['sea_roro', '滚装', 'Sea, roll-on/roll-off', 'Marítimo ro-ro', 'Море, накатной способ', 'Maritime roulier', 'Marítimo ro-ro'],
      ['rail', '铁路', 'Rail', 'Ferrocarril', 'Железная дорога', 'Ferroviaire', 'Ferroviário'],
      ['truck', '公路', 'Road', 'Carretera', 'Автотранспорт', 'Route', 'Rodoviário'],
      ['self_pickup', '自提', 'Collected by the dealer', 'Retiro propio', 'Самовывоз', 'Enlèvement sur place', 'Retirada própria'],
    ],
  },
  // The three-letter names are those of Incoterms; the explanation is translated.
  incoterm: {
    name: ['贸易术语', 'Trade term', 'Término comercial', 'Условия поставки', 'Incoterm', 'Termo comercial'],
    items: [
      ['EXW', 'EXW 工厂交货', 'EXW Ex works', 'EXW En fábrica', 'EXW Франко-завод', "EXW À l'usine", 'EXW Na origem'],
      ['FOB', 'FOB 装运港船上交货', 'FOB Free on board', 'FOB Franco a bordo', 'FOB Франко-борт', 'FOB Franco à bord', 'FOB Livre a bordo'],
      ['CIF', 'CIF 成本加保险费加运费', 'CIF Cost, insurance and freight', 'CIF Costo, seguro y flete', 'CIF Стоимость, страхование и фрахт', 'CIF Coût, assurance et fret', 'CIF Custo, seguro e frete'],
      ['DAP', 'DAP 目的地交货', 'DAP Delivered at place', 'DAP Entregado en lugar', 'DAP Поставка в место назначения', 'DAP Rendu au lieu de destination', 'DAP Entregue no local'],
    ],
  },
  customs_type: {
    name: ['报关方式', 'Customs declaration', 'Declaración aduanera', 'Таможенное оформление', 'Déclaration en douane', 'Declaração aduaneira'],
    items: [
      ['general', '一般贸易', 'General trade', 'Comercio general', 'Обычная торговля', 'Commerce général', 'Comércio geral'],
      ['courier', '快件', 'Courier', 'Mensajería', 'Экспресс-доставка', 'Messagerie express', 'Remessa expressa'],
      ['none', '不报关', 'None', 'Sin declaración', 'Без оформления', 'Sans déclaration', 'Sem declaração'],
    ],
  },
  parts_claim_type: {
    name: ['配件索赔类型', 'Parts claim reason', 'Motivo del reclamo', 'Причина рекламации', 'Motif de réclamation', 'Motivo da reclamação'],
    items: [
      ['short', '短缺', 'Short', 'Faltante', 'Недостача', 'Manquant', 'Falta'],
      ['over', '多发', 'Over-delivered', 'Excedente', 'Излишек', 'Excédent', 'Excedente'],
      ['wrong', '错发', 'Wrong part', 'Pieza equivocada', 'Пересортица', 'Pièce erronée', 'Peça errada'],
      ['damaged', '破损', 'Damaged', 'Dañada', 'Повреждение', 'Endommagée', 'Danificada'],
      ['quality', '质量', 'Quality', 'Calidad', 'Качество', 'Qualité', 'Qualidade'],
    ],
  },
  claim_solution: {
    name: ['处理要求', 'Wanted solution', 'Solución solicitada', 'Желаемое решение', 'Solution souhaitée', 'Solução desejada'],
    items: [
      ['resend', '补发', 'Send again', 'Reenvío', 'Довезти', 'Renvoi', 'Reenvio'],
      ['credit', '退款', 'Credit', 'Nota de crédito', 'Возврат денег', 'Avoir', 'Crédito'],
      ['return', '退货', 'Return the goods', 'Devolución', 'Возврат товара', 'Retour', 'Devolução'],
      ['accept', '折价', 'Keep at a discount', 'Aceptar con descuento', 'Принять со скидкой', 'Accepter avec remise', 'Aceitar com desconto'],
    ],
  },
  move_type: {
    name: ['库存流水类型', 'Stock movement', 'Movimiento de stock', 'Движение запаса', 'Mouvement de stock', 'Movimento de estoque'],
    items: [
      ['in_arrival', '到货入库', 'Arrival', 'Entrada por recepción', 'Поступление', 'Entrée sur réception', 'Entrada por chegada'],
      ['out_sale', '销售出库', 'Sale', 'Salida por venta', 'Продажа', 'Sortie pour vente', 'Saída por venda'],
      ['claim_use', '索赔用件', 'Used for a claim', 'Uso en reclamación', 'Расход по рекламации', 'Utilisation en garantie', 'Uso em reclamação'],
      ['maint_use', '保养用件', 'Used for maintenance', 'Uso en mantenimiento', 'Расход на ТО', 'Utilisation en entretien', 'Uso em manutenção'],
      ['adjust', '盘点调整', 'Adjustment', 'Ajuste de inventario', 'Корректировка', "Ajustement d'inventaire", 'Ajuste de inventário'],
      ['transfer', '调拨', 'Transfer', 'Traslado', 'Перемещение', 'Transfert', 'Transferência'],
    ],
  },
  handle_method: {
    name: ['旧件处理方式', 'Used-part handling', 'Tratamiento de la pieza usada', 'Обработка снятой детали', 'Traitement de la pièce remplacée', 'Tratamento da peça substituída'],
    items: [
      ['return_maker', '返厂', 'Return to the maker', 'Devolver al fabricante', 'Вернуть производителю', 'Retour au constructeur', 'Devolver ao fabricante'],
      ['return_supplier', '返供应商', 'Return to the supplier', 'Devolver al proveedor', 'Вернуть поставщику', 'Retour au fournisseur', 'Devolver ao fornecedor'],
      ['scrap_local', '就地报废', 'Scrap locally', 'Desechar en el lugar', 'Утилизировать на месте', 'Mise au rebut sur place', 'Descartar no local'],
      ['keep_inspect', '留检', 'Keep for inspection', 'Conservar para inspección', 'Хранить до осмотра', 'Conserver pour contrôle', 'Guardar para inspeção'],
      ['reuse', '修复再用', 'Repair and reuse', 'Reparar y reutilizar', 'Отремонтировать и использовать', 'Réparer et réutiliser', 'Reparar e reutilizar'],
    ],
  },
  inspect_result: {
    name: ['检验结果', 'Inspection result', 'Resultado de la inspección', 'Результат осмотра', 'Résultat du contrôle', 'Resultado da inspeção'],
    items: [
      ['confirmed', '确认缺陷', 'Defect confirmed', 'Defecto confirmado', 'Дефект подтверждён', 'Défaut confirmé', 'Defeito confirmado', 'success'],
      ['no_fault', '无故障', 'No fault found', 'Sin falla', 'Неисправности нет', 'Aucun défaut', 'Sem falha', 'warning'],
      ['misuse', '使用不当', 'Misuse', 'Uso indebido', 'Нарушение эксплуатации', 'Mauvaise utilisation', 'Uso indevido', 'error'],
      ['wrong_part', '非本厂件', 'Not our part', 'Pieza ajena', 'Неоригинальная деталь', "Pièce d'une autre origine", 'Peça não original', 'error'],
      ['missing', '缺件', 'Missing', 'Faltante', 'Отсутствует', 'Manquante', 'Faltante', 'error'],
    ],
  },
  core_condition: {
    name: ['旧件状况', 'Core condition', 'Estado de la pieza usada', 'Состояние снятой детали', 'État de la pièce remplacée', 'Condição da peça substituída'],
    items: [
      ['complete', '完整', 'Complete', 'Completa', 'Комплектная', 'Complète', 'Completa'],
      ['damaged', '损坏', 'Damaged', 'Dañada', 'Повреждена', 'Endommagée', 'Danificada'],
      ['incomplete', '不完整', 'Incomplete', 'Incompleta', 'Некомплектная', 'Incomplète', 'Incompleta'],
    ],
  },
  pay_method: {
    name: ['付款方式', 'Payment method', 'Forma de pago', 'Способ оплаты', 'Mode de paiement', 'Forma de pagamento'],
    items: [
      ['prepayment', '预付款', 'Prepayment', 'Anticipo', 'Предоплата', 'Acompte', 'Pagamento antecipado'],
      ['transfer', '转账', 'Bank transfer', 'Transferencia bancaria', 'Банковский перевод', 'Virement bancaire', 'Transferência bancária'],
    ],
  },
  account_type: {
    name: ['账户', 'Account', 'Cuenta', 'Счёт', 'Compte', 'Conta'],
    items: [
      ['vehicle', '整车', 'Vehicles', 'Máquinas', 'Техника', 'Machines', 'Máquinas'],
      ['parts', '配件', 'Parts', 'Repuestos', 'Запчасти', 'Pièces', 'Peças'],
      ['deposit', '保证金', 'Deposit', 'Depósito en garantía', 'Гарантийный депозит', 'Dépôt de garantie', 'Caução'],
    ],
  },
  in_out: {
    name: ['收支', 'In or out', 'Ingreso o egreso', 'Приход или расход', 'Entrée ou sortie', 'Entrada ou saída'],
    items: [
      ['in', '收入', 'In', 'Ingreso', 'Приход', 'Entrée', 'Entrada', 'success'],
      ['out', '支出', 'Out', 'Egreso', 'Расход', 'Sortie', 'Saída', 'error'],
    ],
  },
  fee_type: {
    name: ['费用类型', 'Fee type', 'Concepto', 'Вид операции', 'Nature du mouvement', 'Tipo de lançamento'],
    items: [
      ['vehicle_payment', '整车回款', 'Vehicle payment', 'Pago de máquinas', 'Оплата техники', 'Paiement de machines', 'Pagamento de máquinas'],
      ['parts_payment', '配件回款', 'Parts payment', 'Pago de repuestos', 'Оплата запчастей', 'Paiement de pièces', 'Pagamento de peças'],
      ['deposit', '保证金', 'Deposit', 'Depósito en garantía', 'Гарантийный депозит', 'Dépôt de garantie', 'Caução'],
      ['vehicle_order', '整车订单', 'Vehicle order', 'Pedido de máquinas', 'Заказ техники', 'Commande de machines', 'Pedido de máquinas'],
      ['parts_order', '配件订单', 'Parts order', 'Pedido de repuestos', 'Заказ запчастей', 'Commande de pièces', 'Pedido de peças'],
      ['extension', '延保费', 'Extended warranty', 'Garantía extendida', 'Продлённая гарантия', 'Extension de garantie', 'Garantia estendida'],
      ['freight', '运费', 'Freight', 'Flete', 'Перевозка', 'Fret', 'Frete'],
      ['warranty_credit', '索赔抵扣', 'Warranty credit', 'Crédito por garantía', 'Зачёт по гарантии', 'Avoir de garantie', 'Crédito de garantia'],
      ['service_fee_credit', '服务费抵扣', 'Service fee credit', 'Crédito por servicio', 'Зачёт сервисных услуг', 'Avoir de service', 'Crédito de serviço'],
      ['parts_claim_credit', '配件索赔抵扣', 'Parts claim credit', 'Crédito por reclamo de repuestos', 'Зачёт рекламации по запчастям', 'Avoir sur réclamation de pièces', 'Crédito de reclamação de peças'],
      ['chargeback', '扣回', 'Charge-back', 'Contracargo', 'Обратное списание', 'Rejet de débit', 'Estorno'],
      ['adjustment', '调整', 'Adjustment', 'Ajuste', 'Корректировка', 'Ajustement', 'Ajuste'],
      ['refund', '退款', 'Refund', 'Reembolso', 'Возврат средств', 'Remboursement', 'Reembolso'],
    ],
  },
  service_fee_type: {
    name: ['服务费类型', 'Service fee type', 'Tipo de tarifa de servicio', 'Вид сервисного вознаграждения', 'Type de frais de service', 'Tipo de taxa de serviço'],
    items: [
      ['warranty_parts', '索赔配件费', 'Warranty parts', 'Repuestos en garantía', 'Гарантийные запчасти', 'Pièces sous garantie', 'Peças em garantia'],
      ['warranty_labour', '索赔工时费', 'Warranty labour', 'Mano de obra en garantía', 'Гарантийные работы', "Main-d'œuvre sous garantie", 'Mão de obra em garantia'],
      ['travel', '差旅费', 'Travel', 'Traslado', 'Выезд', 'Déplacement', 'Deslocamento'],
      ['other', '其他费用', 'Other expenses', 'Otros gastos', 'Прочие расходы', 'Autres frais', 'Outras despesas'],
      ['pdi', '验收补贴', 'PDI allowance', 'Bono por inspección previa', 'Вознаграждение за приёмку', 'Indemnité de réception', 'Auxílio de aceitação'],
      ['maintenance', '保养费', 'Maintenance', 'Mantenimiento', 'Обслуживание', 'Entretien', 'Manutenção'],
      ['marketing', '市场费用', 'Marketing', 'Promoción comercial', 'Маркетинг', 'Action commerciale', 'Ação de marketing'],
      ['freight', '运费', 'Freight', 'Flete', 'Перевозка', 'Fret', 'Frete'],
      ['chargeback', '扣回', 'Charge-back', 'Contracargo', 'Обратное списание', 'Rejet de débit', 'Estorno'],
    ],
  },
} as const satisfies DictionaryDefinitions;
