import type { SixTexts } from '../../src/shared/messages/sixTexts.ts';

/** Positions of the demo: code, rank (dictionary `position_rank`), name. */
export const positions: readonly (readonly [code: string, rank: string, name: SixTexts])[] = [
  ['GM', '4', ['总经理', 'General manager', 'Gerente general', 'Генеральный директор', 'Directeur général', 'Diretor-geral']],
  ['SVC_DIR', '4', ['服务总监', 'Service director', 'Director de servicio', 'Директор по сервису', 'Directeur du service', 'Diretor de serviço']],
  ['SVC_MGR', '3', ['服务经理', 'Service manager', 'Gerente de servicio', 'Менеджер по сервису', 'Responsable du service', 'Gerente de serviço']],
  ['PARTS_MGR', '3', ['配件经理', 'Parts manager', 'Gerente de repuestos', 'Менеджер по запчастям', 'Responsable des pièces', 'Gerente de peças']],
  ['SALES_MGR', '3', ['销售经理', 'Sales manager', 'Gerente de ventas', 'Менеджер по продажам', 'Responsable des ventes', 'Gerente de vendas']],
  ['WORKSHOP_LEAD', '2', ['车间主管', 'Workshop supervisor', 'Jefe de taller', 'Начальник мастерской', "Chef d'atelier", 'Chefe de oficina']],
  ['WARRANTY_CLERK', '1', ['质保专员', 'Warranty clerk', 'Encargado de garantías', 'Специалист по гарантии', 'Chargé de garantie', 'Analista de garantia']],
  ['TECHNICIAN', '1', ['维修技师', 'Technician', 'Técnico', 'Механик', 'Technicien', 'Técnico']],
  ['PARTS_CLERK', '1', ['配件专员', 'Parts clerk', 'Encargado de repuestos', 'Специалист по запчастям', 'Magasinier', 'Analista de peças']],
  ['TRAINER', '2', ['培训师', 'Trainer', 'Instructor', 'Инструктор', 'Formateur', 'Instrutor']],
];
