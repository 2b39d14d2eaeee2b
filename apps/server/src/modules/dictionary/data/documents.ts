import type { DictionaryDefinitions } from './dictionary.types.ts';

/** Kinds of documents, notices and messages. */
export const documentDictionaries = {
  doc_type: {
    name: ['单据类型', 'Document type', 'Tipo de documento', 'Тип документа', 'Type de document', 'Tipo de documento'],
    items: [
      ['arrivalAccept', '到货验收(PDI)', 'Arrival acceptance (PDI)', 'Recepción e inspección previa', 'Приёмка (предпродажная проверка)', 'Réception (PDI)', 'Aceitação na chegada (PDI)'],
      ['handoverTrain', '交付培训单', 'Handover training sheet', 'Acta de entrega y capacitación', 'Акт передачи и обучения', 'Fiche de mise en main', 'Ficha de entrega e treinamento'],
      ['warrantyClaim', '索赔单', 'Warranty claim', 'Reclamación de garantía', 'Гарантийная рекламация', 'Demande de garantie', 'Reclamação de garantia'],
      ['forceInsurance', '强制保险/保养', 'Compulsory insurance or maintenance', 'Seguro o mantenimiento obligatorio', 'Обязательное страхование или ТО', 'Assurance ou entretien obligatoire', 'Seguro ou manutenção obrigatória'],
      ['extendInsurance', '延保', 'Extended warranty', 'Garantía extendida', 'Продлённая гарантия', 'Extension de garantie', 'Garantia estendida'],
      ['usedPartsHandle', '旧件处理', 'Used-part handling', 'Gestión de piezas usadas', 'Обработка снятых деталей', 'Traitement des pièces remplacées', 'Tratamento de peças substituídas'],
      ['partsOrder', '配件订单', 'Parts order', 'Pedido de repuestos', 'Заказ запчастей', 'Commande de pièces', 'Pedido de peças'],
      ['packingList', '装箱单', 'Packing list', 'Lista de empaque', 'Упаковочный лист', 'Liste de colisage', 'Romaneio'],
      ['partsArrival', '配件到货单', 'Parts arrival', 'Recepción de repuestos', 'Поступление запчастей', 'Arrivée de pièces', 'Chegada de peças'],
      ['partsClaim', '配件索赔', 'Parts claim', 'Reclamo de repuestos', 'Рекламация по запчастям', 'Réclamation sur pièces', 'Reclamação de peças'],
      ['dealerPayment', '经销商付款', 'Dealer payment', 'Pago del concesionario', 'Платёж дилера', 'Paiement du concessionnaire', 'Pagamento da concessionária'],
      ['monthlyCollectReceipts', '对账单', 'Reconciliation statement', 'Estado de conciliación', 'Акт сверки', 'Relevé de rapprochement', 'Extrato de conciliação'],
      ['orderForecast', '订单预测', 'Order forecast', 'Pronóstico de pedidos', 'Прогноз заказов', 'Prévision de commandes', 'Previsão de pedidos'],
      ['marketActive', '市场活动', 'Market activity', 'Actividad comercial', 'Маркетинговое мероприятие', 'Action commerciale', 'Ação de mercado'],
      ['marketInfo', '市场信息', 'Market information', 'Información de mercado', 'Рыночная информация', 'Information de marché', 'Informação de mercado'],
      ['prodUpgradeSuggest', '产品改进建议', 'Product upgrade suggestion', 'Sugerencia de mejora', 'Предложение по доработке', "Suggestion d'amélioration", 'Sugestão de melhoria'],
      ['trainApply', '培训申请', 'Training application', 'Solicitud de capacitación', 'Заявка на обучение', 'Demande de formation', 'Solicitação de treinamento'],
      ['training', '培训', 'Training', 'Capacitación', 'Обучение', 'Formation', 'Treinamento'],
      ['subDealer', '二级网点', 'Sub-dealer', 'Subconcesionario', 'Субдилер', 'Agent', 'Subconcessionária'],
      ['vehicleOrder', '整车订单', 'Vehicle order', 'Pedido de máquinas', 'Заказ машин', 'Commande de machines', 'Pedido de máquinas'],
      ['feedback', '问题反馈', 'Feedback', 'Consulta', 'Обращение', 'Retour', 'Feedback'],
      ['publicnotice', '公告', 'Notice', 'Aviso', 'Объявление', 'Avis', 'Aviso'],
    ],
  },
  notice_type: {
    name: ['公告类型', 'Notice type', 'Tipo de aviso', 'Тип объявления', "Type d'avis", 'Tipo de aviso'],
    items: [
      ['policy', '商务政策', 'Policy', 'Política', 'Политика', 'Politique', 'Política', 'blue'],
      ['service_bulletin', '服务通报', 'Service bulletin', 'Boletín de servicio', 'Сервисный бюллетень', 'Bulletin de service', 'Boletim de serviço', 'orange'],
      ['price', '价格', 'Prices', 'Precios', 'Цены', 'Tarifs', 'Preços', 'gold'],
      ['product', '产品', 'Product', 'Producto', 'Продукт', 'Produit', 'Produto', 'cyan'],
      ['holiday', '放假安排', 'Holidays', 'Feriados', 'Праздничные дни', 'Jours fériés', 'Feriados', 'green'],
      ['system', '系统', 'System', 'Sistema', 'Система', 'Système', 'Sistema', 'purple'],
    ],
  },
  target_scope: {
    name: ['发布范围', 'Audience', 'Destinatarios', 'Получатели', 'Destinataires', 'Público'],
    items: [
      ['all', '全部', 'Everyone', 'Todos', 'Все', 'Tous', 'Todos'],
      ['market_group', '市场组', 'Market group', 'Grupo de mercado', 'Группа рынков', 'Groupe de marchés', 'Grupo de mercado'],
      ['dealer', '经销商', 'Dealer', 'Concesionario', 'Дилер', 'Concessionnaire', 'Concessionária'],
      ['role', '角色', 'Role', 'Rol', 'Роль', 'Rôle', 'Função'],
    ],
  },
  news_category: {
    name: ['新闻分类', 'News category', 'Categoría de noticia', 'Рубрика новостей', "Rubrique d'actualité", 'Categoria de notícia'],
    items: [
      ['company', '公司', 'Company', 'Empresa', 'Компания', 'Entreprise', 'Empresa'],
      ['product', '产品', 'Product', 'Producto', 'Продукт', 'Produit', 'Produto'],
      ['exhibition', '展会', 'Exhibition', 'Feria', 'Выставка', 'Salon', 'Feira'],
      ['dealer_story', '经销商故事', 'Dealer story', 'Historia de un concesionario', 'История дилера', "Histoire d'un concessionnaire", 'História de concessionária'],
    ],
  },
  feedback_type: {
    name: ['反馈类型', 'Feedback type', 'Tipo de consulta', 'Тип обращения', 'Type de retour', 'Tipo de feedback'],
    items: [
      ['portal_bug', '系统问题', 'Portal problem', 'Error del portal', 'Ошибка портала', 'Anomalie du portail', 'Erro do portal'],
      ['suggestion', '建议', 'Suggestion', 'Sugerencia', 'Предложение', 'Suggestion', 'Sugestão'],
      ['service_complaint', '服务投诉', 'Service complaint', 'Queja de servicio', 'Жалоба на сервис', 'Plainte sur le service', 'Reclamação de serviço'],
      ['parts_supply', '配件供应', 'Parts supply', 'Suministro de repuestos', 'Поставка запчастей', 'Approvisionnement en pièces', 'Fornecimento de peças'],
      ['finance', '财务', 'Finance', 'Finanzas', 'Финансы', 'Finances', 'Finanças'],
      ['other', '其他', 'Other', 'Otro', 'Прочее', 'Autre', 'Outro'],
    ],
  },
  reject_type: {
    name: ['退回类型', 'Kind of refusal', 'Tipo de rechazo', 'Вид отказа', 'Type de refus', 'Tipo de recusa'],
    items: [
      ['return', '退回修改', 'Return for correction', 'Devolver para corregir', 'Вернуть на доработку', 'Retour pour correction', 'Devolver para correção', 'warning'],
      ['final', '终审拒绝', 'Final refusal', 'Rechazo definitivo', 'Окончательный отказ', 'Refus définitif', 'Recusa definitiva', 'error'],
    ],
  },
  reject_reason: {
    name: ['退回原因', 'Reason for refusal', 'Motivo de rechazo', 'Причина отказа', 'Motif de refus', 'Motivo da recusa'],
    items: [
      ['insufficient_photos', '照片不足或不清晰', 'Photos missing or unreadable', 'Fotos insuficientes o ilegibles', 'Фото отсутствуют или нечитаемы', 'Photos manquantes ou illisibles', 'Fotos ausentes ou ilegíveis'],
      ['wrong_fault_code', '故障代码错误', 'Wrong fault code', 'Código de falla incorrecto', 'Неверный код неисправности', 'Code défaut erroné', 'Código de falha incorreto'],
      ['not_covered', '不在质保范围', 'Not covered by warranty', 'Sin cobertura de garantía', 'Не покрывается гарантией', 'Non couvert par la garantie', 'Não coberto pela garantia'],
      ['wear_part', '易损件', 'Wear part', 'Pieza de desgaste', 'Быстроизнашиваемая деталь', "Pièce d'usure", 'Peça de desgaste'],
      ['misuse', '使用不当', 'Misuse', 'Uso indebido', 'Нарушение правил эксплуатации', 'Mauvaise utilisation', 'Uso indevido'],
      ['missing_maintenance', '未按要求保养', 'Maintenance missing', 'Mantenimiento no realizado', 'Не проведено обслуживание', 'Entretien non effectué', 'Manutenção não realizada'],
      ['late_submission', '提交超期', 'Submitted too late', 'Envío fuera de plazo', 'Подано с опозданием', 'Soumission tardive', 'Envio fora do prazo'],
      ['duplicate', '重复索赔', 'Duplicate claim', 'Reclamación duplicada', 'Повторная рекламация', 'Demande en double', 'Reclamação duplicada'],
      ['price_or_hours', '价格或工时不合理', 'Price or hours not acceptable', 'Precio u horas no aceptables', 'Цена или часы завышены', 'Prix ou heures non acceptables', 'Preço ou horas não aceitáveis'],
      ['other', '其他', 'Other', 'Otro', 'Прочее', 'Autre', 'Outro'],
    ],
  },
} as const satisfies DictionaryDefinitions;
