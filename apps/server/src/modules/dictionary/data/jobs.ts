import type { DictionaryDefinitions } from './dictionary.types.ts';

/** Jobs of the server and what becomes of their runs. */
export const jobDictionaries = {
  job: {
    name: ['定时任务', 'Scheduled job', 'Tarea programada', 'Задание по расписанию', 'Tâche planifiée', 'Tarefa agendada'],
    items: [
      ['claimReviewSla', '索赔审核超时提醒', 'Late claim reviews', 'Revisiones de reclamos atrasadas', 'Просроченные проверки рекламаций', 'Examens de réclamations en retard', 'Análises de reclamações atrasadas'],
      ['claimResubmission', '索赔重新提交到期提醒', 'Claims to be resubmitted', 'Reclamos por reenviar', 'Рекламации к повторной подаче', 'Réclamations à soumettre de nouveau', 'Reclamações a reenviar'],
      ['usedPartsReturn', '旧件返回提醒', 'Used parts to be returned', 'Piezas usadas por devolver', 'Возврат снятых деталей', 'Pièces usagées à retourner', 'Peças usadas a devolver'],
      ['pdiDue', '到货检验到期提醒', 'Acceptance inspections due', 'Inspecciones de recepción pendientes', 'Сроки приёмочных осмотров', 'Inspections de réception à faire', 'Inspeções de recebimento a vencer'],
      ['warrantyEnding', '质保到期提醒', 'Warranties that end', 'Garantías por vencer', 'Истекающие гарантии', 'Garanties arrivant à échéance', 'Garantias a vencer'],
      ['maintenanceDue', '保养到期提醒', 'Services due', 'Mantenimientos pendientes', 'Сроки техобслуживания', 'Entretiens à faire', 'Manutenções a vencer'],
      ['passwordAge', '密码过期提醒', 'Old passwords', 'Contraseñas antiguas', 'Устаревшие пароли', 'Mots de passe anciens', 'Senhas antigas'],
      ['priceGaps', '缺少价格的配件', 'Parts without a price', 'Repuestos sin precio', 'Запчасти без цены', 'Pièces sans prix', 'Peças sem preço'],
      ['feedbackClose', '自动关闭反馈', 'Answered items to close', 'Consultas respondidas por cerrar', 'Закрытие обращений с ответом', 'Retours répondus à clôturer', 'Feedback respondido a encerrar'],
      ['publicNotices', '公告发布与到期', 'Notices that begin or end', 'Avisos que empiezan o vencen', 'Начало и окончание объявлений', 'Avis qui débutent ou expirent', 'Avisos que começam ou expiram'],
      ['housekeeping', '过期数据清理', 'Removal of outdated data', 'Limpieza de datos caducados', 'Удаление устаревших данных', 'Suppression des données périmées', 'Limpeza de dados expirados'],
      ['fileCleaning', '无主文件清理', 'Removal of files nobody needs', 'Limpieza de archivos sin uso', 'Удаление ненужных файлов', 'Suppression des fichiers inutiles', 'Limpeza de arquivos sem uso'],
      ['cutExports', '中断的导出处理', 'Exports that were cut off', 'Exportaciones interrumpidas', 'Прерванные выгрузки', 'Exports interrompus', 'Exportações interrompidas'],
    ],
  },
  job_status: {
    name: ['任务状态', 'Job status', 'Estado de la tarea', 'Состояние задания', 'État de la tâche', 'Situação da tarefa'],
    items: [
      ['normal', '启用', 'Active', 'Activa', 'Включено', 'Active', 'Ativa', 'success'],
      ['paused', '已暂停', 'Paused', 'En pausa', 'Приостановлено', 'Suspendue', 'Pausada', 'warning'],
    ],
  },
  job_run_status: {
    name: ['执行结果', 'Result of a run', 'Resultado de la ejecución', 'Результат запуска', "Résultat d'une exécution", 'Resultado da execução'],
    items: [
      ['running', '执行中', 'Running', 'En curso', 'Выполняется', 'En cours', 'Em execução', 'processing'],
      ['succeeded', '成功', 'Succeeded', 'Correcta', 'Успешно', 'Réussie', 'Concluída', 'success'],
      ['failed', '失败', 'Failed', 'Fallida', 'Ошибка', 'Échouée', 'Falhou', 'error'],
      ['timed_out', '超时', 'Timed out', 'Tiempo agotado', 'Время истекло', 'Délai dépassé', 'Tempo esgotado', 'error'],
      ['lost', '中断', 'Interrupted', 'Interrumpida', 'Прервано', 'Interrompue', 'Interrompida', 'warning'],
    ],
  },
  job_trigger: {
    name: ['触发方式', 'Started by', 'Inicio', 'Запуск', 'Déclenchement', 'Início'],
    items: [
      ['schedule', '按计划', 'Schedule', 'Programación', 'По расписанию', 'Planification', 'Agendamento'],
      ['retry', '重试', 'Retry', 'Reintento', 'Повтор', 'Nouvel essai', 'Nova tentativa'],
      ['manual', '手动', 'By hand', 'Manual', 'Вручную', 'Manuel', 'Manual'],
    ],
  },
} as const satisfies DictionaryDefinitions;
