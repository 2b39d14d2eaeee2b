import type { DictionaryDefinitions } from '../../../shared/dictionary.types.ts';

/** Status of documents and the secondary statuses. */
export const statusDictionaries = {
  bill_status: {
    name: ['单据状态', 'Document status', 'Estado del documento', 'Статус документа', 'Statut du document', 'Status do documento'],
    items: [
      ['draft', '草稿', 'Draft', 'Borrador', 'Черновик', 'Brouillon', 'Rascunho', 'default'],
      ['submitted', '已提交', 'Submitted', 'Enviado', 'Отправлено', 'Soumis', 'Enviado', 'processing'],
      ['pass', '通过', 'Pass', 'Aprobado', 'Одобрено', 'Accepté', 'Aprovado', 'cyan'],
      ['no_pass', '不通过', 'No pass', 'No aprobado', 'Не одобрено', 'Refusé', 'Reprovado', 'error'],
      ['audit_succeeded', '审核成功', 'Audit succeeded', 'Auditoría aprobada', 'Проверка пройдена', 'Audit validé', 'Auditoria aprovada', 'success'],
      ['closed', '已关闭', 'Closed', 'Cerrado', 'Закрыто', 'Clôturé', 'Encerrado', 'default'],
      ['pending_acceptance', '待验收', 'Pending acceptance', 'Pendiente de recepción', 'Ожидает приёмки', 'En attente de réception', 'Aguardando aceitação', 'warning'],
      ['shipped', '已发货', 'Shipped', 'Despachado', 'Отгружено', 'Expédié', 'Expedido', 'blue'],
      ['paid', '已付款', 'Paid', 'Pagado', 'Оплачено', 'Payé', 'Pago', 'gold'],
    ],
  },
  submission_status: {
    name: ['提交状态', 'Submission status', 'Estado de envío', 'Статус отправки', 'Statut de soumission', 'Status de envio'],
    items: [
      ['draft', '草稿', 'Draft', 'Borrador', 'Черновик', 'Brouillon', 'Rascunho', 'default'],
      ['submitted', '已提交', 'Submitted', 'Enviado', 'Отправлено', 'Soumis', 'Enviado', 'processing'],
    ],
  },
  settlement_status: {
    name: ['结算状态', 'Settlement status', 'Estado de liquidación', 'Статус расчётов', 'Statut de règlement', 'Status de liquidação'],
    items: [
      ['unsettled', '未结算', 'Unsettled', 'Sin liquidar', 'Не рассчитано', 'Non réglé', 'Não liquidado', 'default'],
      ['settling', '结算中', 'On a statement', 'En conciliación', 'В акте сверки', 'En cours de règlement', 'Em liquidação', 'processing'],
      ['settled', '已结算', 'Settled', 'Liquidado', 'Рассчитано', 'Réglé', 'Liquidado', 'success'],
    ],
  },
  pay_status: {
    name: ['付款状态', 'Payment status', 'Estado de pago', 'Статус оплаты', 'Statut de paiement', 'Status de pagamento'],
    items: [
      ['unpaid', '未付', 'Unpaid', 'Pendiente de pago', 'Не оплачено', 'Impayé', 'Não pago', 'default'],
      ['partial', '部分付款', 'Partly paid', 'Pago parcial', 'Оплачено частично', 'Partiellement payé', 'Parcialmente pago', 'warning'],
      ['paid', '已付款', 'Paid', 'Pagado', 'Оплачено', 'Payé', 'Pago', 'success'],
    ],
  },
  ship_status: {
    name: ['发货状态', 'Shipping status', 'Estado de envío', 'Статус отгрузки', "Statut d'expédition", 'Status de expedição'],
    items: [
      ['not_shipped', '未发货', 'Not shipped', 'Sin despachar', 'Не отгружено', 'Non expédié', 'Não expedido', 'default'],
      ['partial', '部分发货', 'Partly shipped', 'Despacho parcial', 'Отгружено частично', 'Partiellement expédié', 'Parcialmente expedido', 'warning'],
      ['shipped', '已发货', 'Shipped', 'Despachado', 'Отгружено', 'Expédié', 'Expedido', 'blue'],
    ],
  },
  feedback_status: {
    name: ['反馈状态', 'Feedback status', 'Estado de la consulta', 'Статус обращения', 'Statut du retour', 'Status do feedback'],
    items: [
      ['open', '待处理', 'Open', 'Pendiente', 'Открыто', 'En attente', 'Pendente', 'warning'],
      ['replied', '已回复', 'Replied', 'Respondido', 'Дан ответ', 'Répondu', 'Respondido', 'processing'],
      ['closed', '已关闭', 'Closed', 'Cerrado', 'Закрыто', 'Clôturé', 'Encerrado', 'default'],
    ],
  },
  training_status: {
    name: ['培训状态', 'Training status', 'Estado de la capacitación', 'Статус обучения', 'Statut de la formation', 'Status do treinamento'],
    items: [
      ['planned', '计划中', 'Planned', 'Planificada', 'Запланировано', 'Planifiée', 'Planejado', 'default'],
      ['registering', '报名中', 'Open for registration', 'Inscripción abierta', 'Идёт запись', 'Inscriptions ouvertes', 'Inscrições abertas', 'processing'],
      ['full', '已满', 'Full', 'Completa', 'Мест нет', 'Complète', 'Lotado', 'warning'],
      ['finished', '已结束', 'Finished', 'Finalizada', 'Завершено', 'Terminée', 'Concluído', 'success'],
      ['closed', '已关闭', 'Closed', 'Cerrada', 'Закрыто', 'Clôturée', 'Encerrado', 'default'],
    ],
  },
  dealer_status: {
    name: ['经销商状态', 'Dealer status', 'Estado del concesionario', 'Статус дилера', 'Statut du concessionnaire', 'Status da concessionária'],
    items: [
      ['active', '正常', 'Active', 'Activo', 'Действует', 'Actif', 'Ativa', 'success'],
      ['suspended', '暂停', 'Suspended', 'Suspendido', 'Приостановлен', 'Suspendu', 'Suspensa', 'warning'],
      ['terminated', '终止', 'Terminated', 'Rescindido', 'Договор расторгнут', 'Résilié', 'Rescindida', 'error'],
    ],
  },
  vehicle_status: {
    name: ['车辆状态', 'Vehicle status', 'Estado de la máquina', 'Статус машины', 'Statut de la machine', 'Status da máquina'],
    items: [
      ['shipped', '在途', 'In transit', 'En tránsito', 'В пути', 'En transit', 'Em trânsito', 'blue'],
      ['pending_acceptance', '待验收', 'Pending acceptance', 'Pendiente de recepción', 'Ожидает приёмки', 'En attente de réception', 'Aguardando aceitação', 'warning'],
      ['in_stock', '在库', 'In stock', 'En stock', 'На складе', 'En stock', 'Em estoque', 'cyan'],
      ['delivered', '已交付用户', 'Delivered to user', 'Entregada al usuario', 'Передана владельцу', "Livrée à l'utilisateur", 'Entregue ao usuário', 'success'],
      ['scrapped', '报废/退回', 'Scrapped or returned', 'Dada de baja o devuelta', 'Списана или возвращена', 'Mise au rebut ou retournée', 'Baixada ou devolvida', 'default'],
    ],
  },
  close_reason: {
    name: ['关闭原因', 'Reason for closing', 'Motivo de cierre', 'Причина закрытия', 'Motif de clôture', 'Motivo do encerramento'],
    items: [
      ['settled', '已结算', 'Settled', 'Liquidado', 'Рассчитано', 'Réglé', 'Liquidado', 'success'],
      ['refused', '终审拒绝', 'Finally refused', 'Rechazado definitivamente', 'Окончательно отклонено', 'Refusé définitivement', 'Recusado em definitivo', 'error'],
      ['given_up', '经销商放弃', 'Given up by the dealer', 'Desistido por el concesionario', 'Отозвано дилером окончательно', 'Abandonné par le concessionnaire', 'Desistência da concessionária', 'default'],
      ['cancelled', '已取消', 'Cancelled', 'Cancelado', 'Отменено', 'Annulé', 'Cancelado', 'default'],
      ['expired', '已过期', 'Expired', 'Vencido', 'Срок истёк', 'Expiré', 'Expirado', 'default'],
      ['finished', '正常结束', 'Finished', 'Finalizado', 'Завершено', 'Terminé', 'Concluído', 'success'],
      ['closed_by_maker', '厂家关闭', 'Closed by the maker', 'Cerrado por el fabricante', 'Закрыто производителем', 'Clôturé par le constructeur', 'Encerrado pelo fabricante', 'default'],
    ],
  },
} as const satisfies DictionaryDefinitions;
