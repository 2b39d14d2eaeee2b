import type { DictionaryDefinitions } from '../../../shared/dictionary.types.ts';

/** What becomes of the runs of jobs; the jobs themselves are named by their modules. */
export const jobDictionaries = {
  job: {
    name: ['定时任务', 'Scheduled job', 'Tarea programada', 'Задание по расписанию', 'Tâche planifiée', 'Tarefa agendada'],
    items: [],
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
